/** An order bought once more: what of it can be had now, and for how much. */
import type { Recompra } from '#lib/contract/order-again.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { allowedQuantity, type Demand } from '#lib/domain/offers/stock.ts';
import { presentLine } from '#lib/platform/cart/wire/written-line.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { offerOf, stockOf } from '#lib/platform/offers/goods.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { lineOf } from '#lib/platform/offers/priced-items.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { orderedLines } from './queries/ordered-lines.ts';

/** With the prices of `shop`; lines that share a stock take from it in their order. */
export async function buyAgain(
  { db, known }: Pick<Deps, 'db' | 'known'>,
  shop: Shop,
  numero: number,
): Promise<Recompra<Centavos>> {
  const terms = termsOf(shop);
  const rows = await orderedLines(db, [numero]);
  const wanted = rows.map((row) => ({ row, line: lineOf({ ...row, valor: row.id_atributo_simples }) }));
  const goods = await loadGoods(
    db,
    wanted.map(({ line }) => line),
    terms.now,
    await known(),
  );
  const taken: Demand[] = [];
  const linhas = wanted.map(({ row, line }) => {
    const offer = offerOf(line, goods, terms);
    const needs = offer.kind === 'offer' ? offer.needs : [];
    const quantidade = Math.min(row.quantidade, allowedQuantity(needs, taken, stockOf(goods)));
    const precoPor = offer.kind === 'offer' && quantidade > 0 ? offer.price.por(quantidade) : centavos(0);
    if (quantidade > 0) taken.push({ needs, quantidade });
    const { nome, sku, atributos, rota, imagem } = presentLine(shop, row);
    return {
      ...{ tipo: row.tipo, idProduto: row.id_produto, idAtributoSimples: row.id_atributo_simples },
      ...{ nome, sku, atributos, rota, imagem },
      pedida: row.quantidade,
      quantidade,
      precoAntes: centavos(row.preco_por),
      precoPor,
      total: centavos(precoPor * quantidade),
    };
  });
  return { linhas, total: centavos(linhas.reduce((sum, { total }) => sum + total, 0)) };
}
