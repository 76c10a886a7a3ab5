/** Ready-made lists on the wire (platform contract 4.2). */
import { filled } from '#lib/contract/empty.ts';
import type { Lista, ProdutoLista, UrlListDetail, UrlListListing } from '#lib/contract/list.ts';
import type { Atributos } from '#lib/contract/product.ts';
import { DEFAULT_ORDER } from '#lib/domain/listing-order.ts';
import { listingIndexing } from '#lib/domain/listing-query.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { isBuyable, statusOf } from '#lib/domain/stock.ts';
import type { ListQuote } from '../cart/list-quote.ts';
import type { GoodsList } from '../queries/cart-goods.ts';
import type { ListRow } from '../queries/lists.ts';
import type { MediaRow } from '../queries/product-parts.ts';
import type { Product } from '../queries/products.ts';
import { NO_CATEGORIES } from './category.ts';
import { choiceRota, type ListingChoice, listingDefaults, listingQuery } from './listing-address.ts';
import { presentInfo } from './listing-info.ts';
import { presentImages } from './media.ts';
import { presentPrices } from './prices.ts';
import { presentProduct } from './product.ts';
import { presentPayload, presentTotals } from './purchase.ts';
import { listRota } from './rota.ts';
import { presentSeo } from './seo.ts';
import { absolute, type Shop } from './shop.ts';
import { presentStructure } from './structure.ts';

const TITLE = 'Listas prontas';
const DESCRIPTION =
  'Listas de compra montadas pela loja: tudo o que um projeto pede, nas quantidades certas.';

export type ListContent = {
  readonly row: ListRow;
  readonly quote: ListQuote;
  /** The main picture of each product. */
  readonly media: readonly MediaRow[];
};

/** The answer of `url/list/listing`: the envelope of a listing, without anything to filter by. */
export function presentListIndex(
  shop: Shop,
  choice: ListingChoice,
  lists: readonly ListContent[],
  total: number,
): UrlListListing<Centavos> {
  const rota = listRota(shop, '');
  const { indexable, search } = listingIndexing(listingQuery(choice), listingDefaults(shop));
  const produtos = lists.map((list) => presentList(shop, list));
  const seo = presentSeo(shop, {
    title: TITLE,
    description: DESCRIPTION,
    keywords: lists.map(({ row }) => row.nome),
    canonical: { route: `${rota.path}${search}` },
    image: produtos[0]?.midias.imagens[0]?.arquivosOriginais.zoom,
    indexar: indexable && produtos.length > 0,
  });
  const first = choiceRota(rota, { ...choice, offset: 0 }, listingDefaults(shop));
  const order = { label: DEFAULT_ORDER, title: DEFAULT_ORDER, atual: true };
  return {
    estrutura: presentStructure(shop, 'list/listing', [{ label: TITLE, rota }], seo),
    conteudo: {
      produtos,
      detalhes: {
        categorias: NO_CATEGORIES,
        marcas: [],
        filtros: [],
        atributos: [],
        filtrosPreco: [],
        filtrosDescontoPrecoPor: {},
        selos: [],
        filtrosCategoria: [],
        filtrosDisponibilidade: [],
        ordenacao: [{ ...order, rota: first, url: absolute(shop, first.route) }],
      },
      layoutPersonalizado: { layout: '', codigoCss: '' },
      busca: { texto: '', sugestao: [] },
    },
    info: presentInfo(shop, rota, choice, produtos.length, total),
  };
}

/** The answer of `url/list/detail`. */
export function presentListPage(
  shop: Shop,
  content: ListContent,
  { itens }: GoodsList,
  products: readonly Product[],
): UrlListDetail<Centavos> {
  const list = presentList(shop, content);
  const { nome, rota } = list;
  const byId = new Map(products.map((product) => [product.id, product]));
  const produtos = itens.flatMap((item) => {
    const product = byId.get(item.product_id);
    return product ? [presentItem(shop, product, item)] : [];
  });
  const seo = presentSeo(shop, {
    title: nome,
    description: content.row.descricao,
    keywords: [nome, ...new Set(products.map(({ marca }) => marca.nome))],
    canonical: rota,
    image: list.midias.imagens[0]?.arquivosOriginais.zoom,
    indexar: produtos.length > 0,
  });
  const steps = [
    { label: TITLE, rota: listRota(shop, '') },
    { label: nome, rota },
  ];
  return {
    estrutura: presentStructure(shop, 'list/detail', steps, seo),
    conteudo: { ...list, produtos },
    info: {
      filtros: {},
      prev: '',
      self: list.url,
      next: '',
      offset: 0,
      limit: 1,
      exibindo: 1,
      total: 1,
    },
  };
}

function presentList(shop: Shop, { row, quote, media }: ListContent): Lista<Centavos> {
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

function presentItem(
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
