/** What the day of an order is counted with. */
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

export async function orderTerm(trx: Trx, numero: number) {
  return trx
    .selectFrom('orders')
    .select([
      'frete_servico',
      'frete_dia',
      'frete_turno',
      'frete_limite',
      'frete_dias',
      'frete_tipo',
      'retirada',
      'created_at',
    ])
    .where('numero', '=', numero)
    .executeTakeFirst();
}

export async function setArrival(
  trx: Trx,
  numero: number,
  { day, term }: { readonly day: string; readonly term: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ frete_dia: day, frete_prazo: term, frete_turno: '' })
    .where('numero', '=', numero)
    .execute();
}
