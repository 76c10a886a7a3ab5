/** Ready-made lists and what they hold, on the wire (platform contract 4.2). */
import { filled } from '#lib/contract/empty.ts';
import type { Lista, ProdutoLista } from '#lib/contract/list.ts';
import type { Atributos } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { isBuyable, statusOf } from '#lib/domain/stock.ts';
import type { ListQuote } from '../cart/list-quote.ts';
import type { GoodsList } from '../queries/cart-goods.ts';
import type { ListRow } from '../queries/lists.ts';
import type { MediaRow } from '../queries/product-parts.ts';
import type { Product } from '../queries/products.ts';
import { presentImages } from './media.ts';
import { presentPrices } from './prices.ts';
import { presentProduct } from './product.ts';
import { presentPayload, presentTotals } from './purchase.ts';
import { listRota } from './rota.ts';
import { absolute, type Shop } from './shop.ts';

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
    precos: presentPrices(shop, product, variant),
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
