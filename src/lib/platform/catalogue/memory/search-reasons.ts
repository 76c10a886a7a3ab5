/** Why a search finds what it finds, in the order a visitor sees. */
import type { BuscaExplicada, PalavraLida, ProdutoExplicado } from '#lib/contract/panel-searches.ts';
import { NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { searchText } from '#lib/domain/catalogue/search-text.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import { readAs, searchListing } from '../listing-heads.ts';
import { products } from '../queries/products.ts';
import { has, type IdSet } from '../search/id-set.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { Thing } from '../search/things.ts';
import type { Catalogue, CatalogueDeps } from './catalogue.ts';
import { withIds } from './in-order.ts';
import { listing } from './listing.ts';
import { factorsOf } from './search-results.ts';

/** Products that are explained: the first page. */
const FIRST = 24;

export async function totalOf(
  deps: CatalogueDeps,
  shop: Shop,
  busca: string,
): Promise<{ readonly total: number; readonly without: readonly string[] }> {
  const { head, total } = await found(deps, shop, busca, 1);
  return { total, without: head.without ?? [] };
}

export async function explainSearch(deps: CatalogueDeps, shop: Shop, text: string): Promise<BuscaExplicada> {
  const busca = searchText(text);
  const { head, place, ids, total } = await found(deps, shop, busca, FIRST);
  const plan = place.kind === 'search' ? place.plan : undefined;
  const catalogue = await deps.catalogue();
  const rows = await products(await deps.known(), ids, shop.now);
  const explained = plan ? await explain(catalogue, plan, ids) : new Map<number, Explained>();
  return {
    ...{ busca, total, codigo: plan?.code ?? '' },
    leitura: plan?.things.map((one) => wordOf(one, plan)) ?? [],
    medidas: plan?.measures ?? [],
    lidoComo: plan ? readAs(plan) : (head.readAs ?? []),
    correcao: head.suggestions ?? [],
    semResultadoPara: head.without ?? [],
    ...(head.guide?.hint !== undefined && { dica: head.guide.hint }),
    ...(head.guide?.redirect !== undefined && { irPara: head.guide.redirect }),
    produtos: rows.map(({ id, nome, slug }) => ({
      ...{ nome, rota: productRota(shop, slug).route },
      ...(explained.get(id) ?? { disponivel: true, palavras: [] }),
    })),
  };
}

async function found(deps: CatalogueDeps, shop: Shop, busca: string, limit: number) {
  const { head, place, fixed } = await searchListing(deps, busca);
  const request = {
    place,
    fixed,
    filters: NO_FILTERS,
    order: 'Popularidade',
    offset: 0,
    limit,
    grouped: false,
  } as const;
  const { ids, total } = await listing(deps, { ...request, terms: termsOf(shop) });
  return { head, place, ids, total };
}

function wordOf({ typed, group, use, colour, aim, inWhole, query }: Thing, plan: SearchPlan): PalavraLida {
  const papel = !inWhole
    ? 'desconhecida'
    : use
      ? 'uso'
      : colour
        ? 'cor'
        : aim
          ? 'destino'
          : query === plan.demands.head
            ? 'produto'
            : 'nome';
  return { digitado: typed, procura: [...new Set(group)], papel };
}

type Explained = Omit<ProdutoExplicado, 'nome' | 'rota'>;

async function explain(
  catalogue: Catalogue,
  { code, demands, things }: SearchPlan,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Explained>> {
  const { words, all } = catalogue;
  const goods = withIds(
    all,
    ids.toSorted((one, other) => one - other),
  );
  const factors = code === '' ? await factorsOf(catalogue, demands, goods) : () => undefined;
  const places = await Promise.all(
    things.map(async ({ query }) => ({
      leading: await words.leading(query),
      headed: await words.headed(query),
      called: await words.called(query),
      described: await words.described(query),
    })),
  );
  return new Map(
    goods.map((one) => {
      const own = factors(one);
      const fatores = own && {
        palavras: own.words,
        categoria: own.category,
        inicio: own.leading,
        sentido: own.directed,
        popularidade: own.popularity,
        pontos: own.points,
      };
      const palavras = places.map((sets) => placeIn(sets, one.id));
      return [one.id, { disponivel: !one.unavailable, palavras, ...(fatores && { fatores }) }];
    }),
  );
}

type Sets = Readonly<Record<'leading' | 'headed' | 'called' | 'described', IdSet>>;

function placeIn(
  { leading, headed, called, described }: Sets,
  id: number,
): ProdutoExplicado['palavras'][number] {
  if (has(leading, id)) return 'inicio';
  if (has(headed, id)) return 'nome';
  if (has(called, id)) return 'ficha';
  return has(described, id) ? 'descricao' : 'falta';
}
