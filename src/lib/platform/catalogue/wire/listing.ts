import type { Nivel, Rota } from '#lib/contract/route.ts';
import type { ConteudoListagem, Detalhes, ListagemEntidade, UrlListing } from '#lib/contract/url.ts';
import { listingIndexing } from '#lib/domain/catalogue/listing-query.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { absolute, type Origin, type Shop } from '#lib/platform/shop/shop.ts';
import { presentSeo } from '#lib/platform/shop/wire/seo.ts';
import { presentStructure, type Step } from '#lib/platform/shop/wire/structure.ts';
import type { Listing } from '../memory/listing.ts';
import type { MemberPrices } from '../queries/members.ts';
import type { Product } from '../queries/products.ts';
import type { Guide } from '../search/guides.ts';
import { presentFacets } from './facets.ts';
import { presentFamily } from './family.ts';
import { presentInfo } from './listing-info.ts';
import { type ListingChoice, listingDefaults, listingQuery } from './listing-links.ts';
import { presentProduct } from './product.ts';

/** The page a listing stands on, apart from what is listed. */
export type ListingHead = {
  readonly nivel: Nivel;
  readonly rota: Rota;
  /** Breadcrumb after home. */
  readonly steps: readonly Step[];
  readonly title: string;
  /** Text or HTML. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly categorias: Detalhes['categorias'];
  readonly entity: Pick<ConteudoListagem, 'categoria' | 'marca' | 'landingPage'>;
  /** Of a search: what was probably meant. */
  readonly suggestions?: readonly string[];
  /** Of a search: what no product found is called. */
  readonly without?: readonly string[];
  /** Of a search: what was read as a filter or an order. */
  readonly readAs?: readonly string[];
  /** Of a search: what the owner says to it. */
  readonly guide?: Guide;
  /** What the owner wrote for search engines; '' leaves title and description. */
  readonly seo?: { readonly title: string; readonly description: string };
  /** A picture that stands for the page; '' leaves that of its first product. */
  readonly image?: string;
  /** Search results never are. */
  readonly indexable: boolean;
};

export type ListingContent = Pick<Listing, 'members' | 'cards' | 'total' | 'facets'> & {
  readonly products: readonly Product[];
  /** Of members. */
  readonly prices: MemberPrices;
};

/** The answer of `url/product/listing/*`. */
export function presentListing(
  shop: Shop,
  head: ListingHead,
  choice: ListingChoice,
  { products, members, prices, cards, total, facets }: ListingContent,
): UrlListing<Centavos> {
  const query = listingQuery(choice);
  const { indexable, search } = listingIndexing(query, listingDefaults(shop));
  const named = head.seo?.title || head.title;
  const title = query.page > 1 ? `${named}, página ${query.page}` : named;
  const produtos = products.map((product) => {
    const familia = presentFamily(shop, product, members.get(product.id) ?? [], prices);
    return { ...presentProduct(shop, product), ...(familia && { familia }) };
  });
  const seo = presentSeo(shop, {
    title,
    description: head.seo?.description || head.description,
    keywords: head.keywords,
    canonical: { route: `${head.rota.path}${search}` },
    image: head.image || produtos[0]?.midias.imagens[0]?.arquivosOriginais.zoom,
    indexar: head.indexable && indexable && produtos.length > 0,
  });
  return {
    estrutura: presentStructure(shop, head.nivel, head.steps, seo),
    conteudo: {
      produtos,
      detalhes: { categorias: head.categorias, ...presentFacets(shop, head.rota, choice, facets) },
      layoutPersonalizado: { layout: '', codigoCss: '' },
      busca: {
        texto: choice.busca,
        sugestao: head.suggestions ?? [],
        ...(head.without && head.without.length > 0 && { semResultadoPara: head.without }),
        ...(head.readAs && head.readAs.length > 0 && { lidoComo: head.readAs }),
        ...(head.guide?.hint !== undefined && { dica: head.guide.hint }),
        ...(head.guide?.redirect !== undefined && { irPara: head.guide.redirect }),
      },
      ...head.entity,
    },
    info: presentInfo(shop, head.rota, choice, produtos.length, {
      total,
      ...(choice.grouped && { cards }),
    }),
  };
}

type EntityRow = {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly descricao_longa: string;
} & Partial<FigureRow> &
  Partial<Readonly<Record<'banner' | 'banner_original' | 'banner_alt', string>>>;

/** `descricao` and `descricaoLonga` are HTML of the shop. */
export function presentEntity(shop: Origin, row: EntityRow): ListagemEntidade {
  const { id, nome, descricao, descricao_longa, banner = '', banner_original = '', banner_alt = '' } = row;
  const { imagem = '', imagem_original = '' } = row;
  return {
    ...{ id, nome, descricao, descricaoLonga: descricao_longa },
    ...presentFigure(shop, { imagem, imagem_original }),
    ...(banner !== '' && {
      banner: {
        imagem: absolute(shop, banner),
        imagemOriginal: absolute(shop, banner_original),
        alt: banner_alt,
      },
    }),
  };
}

type FigureRow = Readonly<Record<'imagem' | 'imagem_original', string>>;

/** A picture that may be missing. */
export function presentFigure(shop: Origin, { imagem, imagem_original }: FigureRow) {
  return imagem === ''
    ? {}
    : { imagem: absolute(shop, imagem), imagemOriginal: absolute(shop, imagem_original) };
}
