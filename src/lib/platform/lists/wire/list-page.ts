/** The pages of ready-made lists on the wire (platform contract 4.2). */
import type { UrlListDetail, UrlListListing } from '#lib/contract/list.ts';
import { DEFAULT_ORDER } from '#lib/domain/catalogue/listing-order.ts';
import { listingIndexing } from '#lib/domain/catalogue/listing-query.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { Product } from '#lib/platform/catalogue/queries/products.ts';
import { NO_CATEGORIES } from '#lib/platform/catalogue/wire/category.ts';
import { presentInfo } from '#lib/platform/catalogue/wire/listing-info.ts';
import {
  choiceRota,
  type ListingChoice,
  listingDefaults,
  listingQuery,
} from '#lib/platform/catalogue/wire/listing-links.ts';
import type { GoodsList } from '#lib/platform/offers/queries/goods.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { listRota } from '#lib/platform/shop/wire/rota.ts';
import { presentSeo } from '#lib/platform/shop/wire/seo.ts';
import { presentStructure } from '#lib/platform/shop/wire/structure.ts';
import { type ListContent, presentItem, presentList } from './list.ts';

const TITLE = 'Listas prontas';
const DESCRIPTION =
  'Listas de compra montadas pela loja: tudo o que um projeto pede, nas quantidades certas.';

/** The answer of `url/list/listing`: the envelope of a listing, without anything to filter by. */
export function presentListIndex(
  shop: Shop,
  choice: ListingChoice,
  lists: readonly ListContent[],
  total: number,
): UrlListListing<Centavos> {
  const rota = listRota(shop, '');
  const defaults = listingDefaults(shop);
  // However many lists a shop shows at once, it is the same index.
  const { indexable, search } = listingIndexing({ ...listingQuery(choice), limit: defaults.limit }, defaults);
  const produtos = lists.map((list) => presentList(shop, list));
  const seo = presentSeo(shop, {
    title: TITLE,
    description: DESCRIPTION,
    keywords: lists.map(({ row }) => row.nome),
    canonical: { route: `${rota.path}${search}` },
    image: produtos[0]?.midias.imagens[0]?.arquivosOriginais.zoom,
    indexar: indexable && produtos.length > 0,
  });
  const first = choiceRota(rota, { ...choice, offset: 0 }, defaults);
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
    info: presentInfo(shop, rota, choice, produtos.length, { total }),
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
