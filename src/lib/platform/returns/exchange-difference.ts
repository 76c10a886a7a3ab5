/** What other goods cost that are sent in exchange, beside what those cost whose place they take. */
import type { Terms } from '#lib/domain/offers/parts.ts';
import { goodsByCode } from '#lib/platform/catalogue/queries/coded-goods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { offerOf } from '#lib/platform/offers/goods.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { lineOf } from '#lib/platform/offers/priced-items.ts';
import type { ItemStock } from './move-stock.ts';
import type { OrderReturns } from './order-returns.ts';

/** Centavos, of the units that are sent. */
export type ExchangeDifference = {
  /** At the prices of today. */
  readonly sent: number;
  /** At those of the order, before what was taken off it. */
  readonly replaced: number;
};

/** What has no price, as goods on request, counts on neither side. */
export async function exchangeDifference(
  trx: Trx,
  { order }: OrderReturns,
  items: readonly ItemStock[],
  terms: Terms,
): Promise<ExchangeDifference> {
  let [sent, replaced] = [0, 0];
  for (const { linha, enviada, codigoEnviado } of items) {
    const line = order.linhas[linha];
    if (!line || enviada === 0 || codigoEnviado === '') continue;
    const goods = await goodsByCode(trx, codigoEnviado);
    // Refused as the stock is moved.
    if (!goods) continue;
    const { product_id: id_produto, valor_id: valor } = goods;
    const wanted = lineOf({ tipo: 'produto', id_produto, valor, quantidade: enviada });
    const offer = offerOf(wanted, await loadGoods(trx, [wanted], terms.now), terms);
    if (offer.kind !== 'offer') continue;
    sent += offer.price.por(enviada) * enviada;
    replaced += line.preco_por * enviada;
  }
  return { sent, replaced };
}
