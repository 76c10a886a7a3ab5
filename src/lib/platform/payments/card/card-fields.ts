/** Whether cards are typed on the shop's own page, and what that page needs to know. */
import type { Kysely } from 'kysely';
import { COUNTED, isCardTesting, LOOKED_AT } from '#lib/domain/payments/card-testing.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import { cardsEndedSince } from '../queries/charges.ts';
import { currentAccount } from '../queries/payment-accounts.ts';
import { readPaymentSettings } from '../queries/settings.ts';

/** By what the provider's script names the account; undefined where no card is typed here, or none for now. */
export async function cardFieldsKey(db: Kysely<Schema>, now: Date): Promise<string | undefined> {
  const { mp_cartao_ativo: on, mp_campos_ativo: here } = await readPaymentSettings(db);
  if (!on || !here || (await isTested(db, now))) return undefined;
  return (await currentAccount(db, MERCADO_PAGO))?.public_key || undefined;
}

/** Somebody tries cards. */
export async function isTested(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - COUNTED);
  return isCardTesting(await cardsEndedSince(db, since, LOOKED_AT), now);
}
