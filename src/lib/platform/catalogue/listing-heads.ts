/** Which products a listing shows, and what its page says about itself, by kind of listing. */
import type { Kysely } from 'kysely';
import { type ListingFilters, MAX_INTEGER, NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { parseFilters } from '#lib/domain/catalogue/listing-grammar.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import type { ReadKnown } from '#lib/platform/kernel/memory/row-cache.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { brandRota, brandsRota, landingPageRota, searchRota } from '#lib/platform/shop/wire/rota.ts';
import type { CatalogueDeps, ReadCatalogue } from './memory/catalogue.ts';
import type { ListingPlace } from './memory/listing.ts';
import type { Address } from './page-address.ts';
import { brandBySlug } from './queries/brands.ts';
import { categoryFamily } from './queries/categories.ts';
import { landingPageBySlug } from './queries/landing-pages.ts';
import { planSearch, type SearchPlan } from './search/plan.ts';
import { GENERIC } from './search/tsquery.ts';
import { categoryHead, NO_CATEGORIES } from './wire/category.ts';
import { type ListingHead, presentEntity } from './wire/listing.ts';

export type ListingPage = {
  readonly head: ListingHead;
  readonly place: ListingPlace;
  readonly fixed: ListingFilters;
};

type Sources = {
  readonly db: Kysely<Schema>;
  readonly catalogue: ReadCatalogue;
  readonly known: ReadKnown;
  readonly siteUrl: string;
  readonly linked?: CatalogueDeps['linked'];
};

/** Undefined when there is no such page. */
export async function categoryListing(
  { known, siteUrl }: Sources,
  address: Address | undefined,
): Promise<ListingPage | undefined> {
  if (address?.kind !== 'catalogue') return undefined;
  const family = await (await known()).one(categoryFamily, address.path);
  if (!family) return undefined;
  return {
    head: categoryHead({ siteUrl }, family),
    place: { kind: 'categoria', id: family.atual.id },
    fixed: NO_FILTERS,
  };
}

export async function brandListing(
  { db, siteUrl }: Sources,
  address: Address | undefined,
): Promise<ListingPage | undefined> {
  const brand = address?.kind === 'brand' ? await brandBySlug(db, address.slug) : undefined;
  if (!brand) return undefined;
  const rota = brandRota(brand.slug);
  const head: ListingHead = {
    nivel: 'product/listing/brand',
    rota,
    steps: [
      { label: 'Marcas', rota: brandsRota },
      { label: brand.nome, rota },
    ],
    title: brand.nome,
    description: brand.descricao,
    keywords: [brand.nome],
    categorias: NO_CATEGORIES,
    entity: { marca: presentEntity({ siteUrl }, brand) },
    seo: { title: brand.seo_titulo, description: brand.seo_descricao },
    image: brand.imagem_original,
    indexable: true,
  };
  return { head, place: { kind: 'marca', id: brand.id }, fixed: NO_FILTERS };
}

export async function landingPageListing(
  { db, catalogue, siteUrl }: Sources,
  address: Address | undefined,
): Promise<ListingPage | undefined> {
  const page = address?.kind === 'landing-page' ? await landingPageBySlug(db, address.slug) : undefined;
  if (!page) return undefined;
  const rota = landingPageRota(page.slug);
  const { busca = '' } = page.consulta;
  const head: ListingHead = {
    nivel: 'product/listing/landing-page',
    rota,
    steps: [{ label: page.nome, rota }],
    title: page.nome,
    description: page.descricao,
    keywords: [page.nome],
    categorias: NO_CATEGORIES,
    entity: { landingPage: presentEntity({ siteUrl }, page) },
    indexable: true,
  };
  return {
    head,
    place:
      busca === ''
        ? { kind: 'all' }
        : { kind: 'search', plan: await planSearch((await catalogue()).words, busca) },
    fixed: parseFilters(page.consulta),
  };
}

/** An empty search finds nothing. */
export async function searchListing({ catalogue, linked }: Sources, busca: string): Promise<ListingPage> {
  const read = await planSearch((await catalogue()).words, busca);
  const plan = withLinked(read, (await linked?.(busca)) ?? []);
  const rota = searchRota(busca);
  const title = busca === '' ? 'Busca' : `Busca por “${busca}”`;
  const head: ListingHead = {
    nivel: 'product/listing/search',
    rota,
    steps: [{ label: title, rota }],
    title,
    description: '',
    keywords: [],
    categorias: NO_CATEGORIES,
    entity: {},
    suggestions: plan.suggestions,
    without: plan.without,
    readAs: readAs(plan),
    guide: plan.guide,
    indexable: false,
  };
  const { price, offers, cheapestFirst } = plan.intent;
  const fixed = {
    ...NO_FILTERS,
    preco: price ? [price] : [],
    descontoPrecoPor: offers ? [ANY_DISCOUNT] : [],
  };
  return { head, place: plan.everything ? { kind: 'all', cheapestFirst } : { kind: 'search', plan }, fixed };
}

/** What links two devices is found first, whatever it is called; a search that names anything besides is about that. */
function withLinked(plan: SearchPlan, linked: readonly number[]): SearchPlan {
  const named = plan.things.filter(({ query }) => query !== GENERIC);
  const isOfDevices = named.length > 1 && named.every(({ use, unknown }) => use && !unknown);
  return isOfDevices ? { ...plan, demands: { ...plan.demands, linked } } : plan;
}

/** What a search says of prices and order, and what it refuses, as a visitor reads it. */
export function readAs({
  intent,
  refused,
  measures,
  without,
}: Pick<SearchPlan, 'intent' | 'refused' | 'measures' | 'without'>): readonly string[] {
  const { price, offers, cheapestFirst, byLength } = intent;
  const lengths = intent.length ? measures.slice(0, 1).filter((one) => !without.includes(one)) : [];
  return [
    ...refused,
    ...lengths.map((length) => (/^\d.* a /.test(length) ? `de ${length}` : length)),
    ...(price ? [priceText(price.de, price.ate)] : []),
    ...(offers ? ['em oferta'] : []),
    ...(cheapestFirst ? ['do menor preço ao maior'] : []),
    ...(byLength === 'shortest' ? ['do mais curto ao mais comprido'] : []),
    ...(byLength === 'longest' ? ['do mais comprido ao mais curto'] : []),
  ];
}

function priceText(from: Centavos, to: Centavos): string {
  if (from === 0) return `até ${formatBRL(to)}`;
  return to === MAX_INTEGER ? `acima de ${formatBRL(from)}` : `de ${formatBRL(from)} a ${formatBRL(to)}`;
}

/** Whole per cent. */
const ANY_DISCOUNT = { de: 1, ate: 100 };
