/** Keeps what people say of the account at Mercado Pago. One that has charges is never made another: it is retired, and asked about them. */
import type { Updateable } from 'kysely';
import type { MercadoPagoFields } from '#lib/domain/payments/mercado-pago-fields.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { PaymentAccountsTable } from '#lib/platform/schema/payment-accounts.ts';
import { givenToMp, type MercadoPagoOptions, MP_SEALED } from '../mercado-pago/account.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import {
  type AccountRow,
  changeAccount,
  changeApplication,
  hasCharges,
  insertAccount,
} from '../queries/payment-accounts.ts';

/** What was said of a connection says nothing of another one. */
const UNTRIED = { tested: '[]', tested_at: null } as const;

export async function keepMpAccount(
  trx: Trx,
  was: AccountRow | undefined,
  { usuario, ambiente, chavePublica }: MercadoPagoFields,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  const row = {
    ...({ provider: MERCADO_PAGO, banco: '', chave: '', ambiente } as const),
    client_id: usuario.trim(),
    public_key: chavePublica.trim(),
  };
  if (!was) return insertAccount(trx, { ...row, author, created_at: now });
  if (row.client_id === was.client_id && row.ambiente === was.ambiente)
    return changeAccount(trx, was.id, { public_key: row.public_key });
  if (await hasCharges(trx, was.id)) {
    await changeAccount(trx, was.id, { retired_at: now });
    return insertAccount(trx, { ...row, author, created_at: now });
  }
  // Secrets are of one account: no other one is ever asked with them.
  const none = { secret_sealed: '', notice_secret_sealed: '', ...UNTRIED };
  await changeAccount(trx, was.id, { ...row, ...none, versao: was.versao + 1 });
}

type Secrets = { readonly accessToken: string; readonly assinatura: string };

/** Those that were sent, also for accounts of the same User ID that were retired; the others stay. @returns The names of what changed. */
export async function keepMpSecrets(
  trx: Trx,
  account: AccountRow,
  { accessToken, assinatura }: Secrets,
  seal: Cipher,
): Promise<readonly string[]> {
  const change: Updateable<PaymentAccountsTable> = {
    ...(accessToken !== '' && { secret_sealed: seal.close(accessToken, MP_SEALED.token), ...UNTRIED }),
    ...(assinatura !== '' && { notice_secret_sealed: seal.close(assinatura, MP_SEALED.notices) }),
  };
  const names = [
    ...(accessToken !== '' ? ['accessToken'] : []),
    ...(assinatura !== '' ? ['assinatura'] : []),
  ];
  if (names.length > 0) await changeApplication(trx, account, change);
  return names;
}

export function isMpReady(account: AccountRow | undefined, options: MercadoPagoOptions): boolean {
  if (!account) return false;
  return givenToMp(account, options).accessToken !== undefined || account.secret_sealed !== '';
}
