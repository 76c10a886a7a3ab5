/** Which ways to pay are on, and the shop's key. */
import type { Kysely, Selectable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { PaymentSettingsTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type PaymentSettings = Omit<Selectable<PaymentSettingsTable>, 'id'>;

const COLUMNS = [
  'pix_ativo',
  'pix_chave',
  'pix_nome',
  'pix_cidade',
  'pix_dias',
  'pix_txid',
  'combinar_ativo',
  'retirada_ativo',
  'faturado_ativo',
  'combinar_dias',
  'pix_api_ativo',
  'pix_api_minutos',
  'mp_cartao_ativo',
  'mp_pix_ativo',
  'mp_boleto_ativo',
  'mp_minutos',
  'mp_boleto_dias',
  'mp_campos_ativo',
] as const;

export async function readPaymentSettings(db: Kysely<Schema>): Promise<PaymentSettings> {
  return db.selectFrom('payment_settings').select(COLUMNS).where('id', '=', 1).executeTakeFirstOrThrow();
}

/** Days that a company has to pay an invoice; undefined for who may not pay later. */
export async function invoiceDays(db: Kysely<Schema>, user: number | null): Promise<number | undefined> {
  if (user === null) return undefined;
  const row = await db
    .selectFrom('group_members as m')
    .innerJoin('customer_groups as g', 'g.id', 'm.grupo_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('g.dias')
    .where('m.user_id', '=', user)
    .where('u.pessoa', '=', 'j')
    .executeTakeFirst();
  return row?.dias ?? undefined;
}

/** For this transaction alone. */
export async function lockPaymentSettings(trx: Trx): Promise<PaymentSettings> {
  return trx
    .selectFrom('payment_settings')
    .select(COLUMNS)
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function savePaymentSettings(trx: Trx, settings: Partial<PaymentSettings>): Promise<void> {
  await trx.updateTable('payment_settings').set(settings).where('id', '=', 1).execute();
}
