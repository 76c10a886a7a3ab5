import type { VendaInterna } from '#lib/contract/checkout.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

/** What was said of another customer's order goes: place, delivery and coupon. */
export async function beginSale(trx: Trx, session: string, sale: VendaInterna): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({
      venda_interna: JSON.stringify(sale),
      ...{ cep: '', cidade: '', uf: '', servico_frete: '' },
      cupom_id: null,
      endereco_entrega: '{}',
    })
    .where('id', '=', session)
    .execute();
}
