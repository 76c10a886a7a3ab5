/** What the panel shows of the payments of an order beside its charges: who ordered, and what was said and done when. */
import type { Kysely, Selectable } from 'kysely';
import type { PaymentTables } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type OrderHead = NonNullable<Awaited<ReturnType<typeof orderHead>>>;

export async function orderHead(db: Kysely<Schema>, numero: number) {
  return db
    .selectFrom('orders')
    .select([
      'numero',
      'status',
      'comprador',
      'pagamento',
      'situacao_pagamento',
      'pay_until',
      'cancel_asked_at',
      'valor',
      'vista',
      'cobrado',
      'tentativas',
      'created_at',
      'fatura_dias',
    ])
    .where('numero', '=', numero)
    .executeTakeFirst();
}

export type ChargeStepRow = Selectable<PaymentTables['charge_steps']>;

/** Of all charges of an order, in their order. */
export async function chargeStepsOf(db: Kysely<Schema>, numero: number): Promise<readonly ChargeStepRow[]> {
  return db
    .selectFrom('charge_steps as s')
    .innerJoin('charges as c', 'c.id', 's.charge_id')
    .select([
      's.id',
      's.charge_id',
      's.de',
      's.para',
      's.causa',
      's.por',
      's.author',
      's.motivo',
      's.created_at',
    ])
    .where('c.numero', '=', numero)
    .orderBy('s.id')
    .execute();
}

export async function orderPaymentStepsOf(db: Kysely<Schema>, numero: number) {
  return db
    .selectFrom('order_payment_steps')
    .select(['id', 'para', 'causa', 'author', 'created_at'])
    .where('numero', '=', numero)
    .orderBy('id')
    .execute();
}
