/** Ready-made lists and what they hold, on the wire (platform contract 4.2). */
import { filled } from '#lib/contract/empty.ts';
import type { Lista, ProdutoLista } from '#lib/contract/list.ts';
import type { Atributos } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { isBuyable, statusOf } from '#lib/domain/offers/stock.ts';
import type { MediaRow } from '#lib/platform/catalogue/queries/product-parts.ts';
import type { Product } from '#lib/platform/catalogue/queries/products.ts';
import { presentImages } from '#lib/platform/catalogue/wire/pictures.ts';
import { presentProduct } from '#lib/platform/catalogue/wire/product.ts';
import type { GoodsList } from '#lib/platform/offers/queries/goods.ts';
import { presentPrices, presentValuePrices } from '#lib/platform/offers/wire/prices.ts';
import { presentPayload, presentTotals } from '#lib/platform/offers/wire/purchase.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { listRota } from '#lib/platform/shop/wire/rota.ts';
import type { ListQuote } from '../list-quote.ts';
import type { ListRow } from '../queries/lists.ts';

export type ListContent = {
  readonly row: ListRow;
  readonly quote: ListQuote;
  /** The main picture of each product. */
  readonly media: readonly MediaRow[];
};

/** A list, as index and page show it alike. */
export function presentList(shop: Shop, { row, quote, media }: ListContent): Lista<Centavos> {
  const { id, nome, tipo, descricao } = row;
  const rota = listRota(shop, row.slug);
  const whole = { tipo: 'lista', id_produto: id, valor: 0, quantidade: 1 } as const;
  return {
    id,
    nome,
    tipo,
    descricao,
    selecaoAtributo: row.selecao_atributo,
    estoque: quote.estoque,
    status: quote.estoque > 0 ? 'disponivel' : 'indisponivel',
    precos: presentTotals(shop, quote.totals),
    midias: { imagens: presentImages(shop, media) },
    selos: [],
    carrinho: quote.estoque > 0 ? presentPayload(shop, [whole]) : {},
    rota,
    url: absolute(shop, rota.route),
  };
}

/** A product of a list. */
export function presentItem(
  shop: Shop,
  product: Product,
  { valor_id, quantidade }: GoodsList['itens'][number],
): ProdutoLista<Centavos> {
  const shown = presentProduct(shop, product);
  const variant = product.variants.find((candidate) => candidate.valor_id === valor_id);
  const estoque = variant?.estoque ?? product.estoque;
  const attributes = filled<Atributos<Centavos>>(shown.atributos) ?? {};
  return {
    ...shown,
    estoque,
    status: statusOf(product.status, estoque),
    precos: variant ? presentValuePrices(shop, product, valor_id) : presentPrices(shop, product),
    atributos: withChosen(attributes, valor_id),
    carrinho: isBuyable(product.status, estoque)
      ? presentPayload(shop, [{ tipo: 'produto', id_produto: product.id, valor: valor_id, quantidade }])
      : {},
    quantidade,
    idAtributoValor: valor_id,
  };
}

/** The value the list holds is chosen already. */
function withChosen(attributes: Atributos<Centavos>, chosen: number): Atributos<Centavos> {
  const { simples } = attributes;
  if (!simples) return attributes;
  const valores = simples.valores.map((valor) => ({
    ...valor,
    selecionado: valor.idAtributoValor === chosen,
  }));
  return { ...attributes, simples: { ...simples, valores } };
}
