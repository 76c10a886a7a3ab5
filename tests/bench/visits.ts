/** What visitors of a shop ask for, in the shares of a believable hour. */
import { createChance, pick } from './chance.ts';
import { APP_TOKEN, CATEGORY, indexedPaths, tracked, USER_AGENTS } from './pages.ts';

export type Kind = 'cached page' | 'known page' | 'fresh page' | 'API read' | 'cart write' | 'picture';

export type Visit = {
  readonly kind: Kind;
  readonly path: string;
  readonly init: RequestInit;
  /** Whether the answer is the one this visit has to get. */
  readonly accept: (answer: Response) => boolean;
};

/** Of a hundred visits. */
export const SHARES: Readonly<Record<Kind, number>> = {
  'cached page': 52,
  'known page': 10,
  'fresh page': 4,
  'API read': 16,
  'cart write': 10,
  picture: 8,
};
/** Pages that are visited, each in four variants. */
const PAGES = 200;
const TRACKED_SHARE = 0.3;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip'];
const SEARCHED = ['cabo', 'hdmi', 'displ', 'xlr', 'fibra'];
const FRONT = '/api/v2/front';

/** The next visit each time it is called: the same order in every run. */
export async function visits(url: string): Promise<() => Visit> {
  const chance = createChance(1);
  const paths = (await indexedPaths(url)).slice(0, PAGES);
  const goods = await goodsOf(url);
  const categories = paths.filter((path) => path.startsWith('/cabos-de-video'));
  const products = goods.map((good) => good.path);
  const kinds = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind));
  const known = new Map<string, string>();
  let visit = 0;

  const page = (path: string): Omit<Visit, 'kind'> => {
    const headers = {
      'user-agent': pick(USER_AGENTS, chance()),
      'accept-encoding': pick(ENCODINGS, chance()),
    };
    return { path, init: { headers }, accept: ({ status }) => status === 200 };
  };
  const call = (path: string, init: RequestInit = {}): Omit<Visit, 'kind'> => ({
    path: `${FRONT}${path}`,
    init: { ...init, headers: { ...APP_TOKEN, 'content-type': 'application/json' } },
    accept: ({ status }) => status === 200,
  });
  const detail = () => call(`/url/product/detail?url=${pick(products, chance())}`);
  const reads = [
    detail,
    detail,
    () => call(`/url/product/listing/category?url=${pick(categories, chance())}&limit=12`),
    () => call('/checkout/cart'),
    () => call(`/search/suggestions?busca=${pick(SEARCHED, chance())}`),
  ];
  const make: Readonly<Record<Kind, () => Omit<Visit, 'kind'>>> = {
    'cached page': () => {
      // Squared: few pages get most visits.
      const path = pick(paths, chance() ** 2);
      return page(chance() < TRACKED_SHARE ? tracked(path, visit) : path);
    },
    // A browser that comes back: it asks with the tag it was given last.
    'known page': () => {
      const path = pick(products, chance());
      const tag = known.get(path);
      const headers = { 'user-agent': USER_AGENTS[0], 'accept-encoding': 'br' };
      return {
        path,
        init: { headers: tag === undefined ? headers : { ...headers, 'if-none-match': tag } },
        accept: ({ status, headers: answered }) => {
          known.set(path, answered.get('etag') ?? '');
          return status === 304 || status === 200;
        },
      };
    },
    // The parameter goes round the page cache, as a page does that has just changed.
    'fresh page': () => page(`${pick(chance() < 0.7 ? products : categories, chance())}?debug=${visit}`),
    'API read': () => pick(reads, chance())(),
    'cart write': () => {
      const itens = [{ idProduto: pick(goods, chance()).id, quantidade: 1 }];
      return call('/checkout/cart', { method: 'POST', body: JSON.stringify({ tipo: 'produto', itens }) });
    },
    picture: () => page(pick(goods, chance()).picture),
  };
  return () => {
    visit += 1;
    const kind = pick(kinds, chance());
    return { kind, ...make[kind]() };
  };
}

/** Every page that is visited once in every variant, one after the other, as the first visitors of a day do. */
export async function warm(url: string): Promise<void> {
  for (const path of (await indexedPaths(url)).slice(0, PAGES)) {
    for (const agent of USER_AGENTS) {
      const headers = { 'user-agent': agent, 'accept-encoding': 'br' };
      await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
    }
  }
}

type Good = { readonly id: number; readonly path: string; readonly picture: string };
type Picture = { readonly arquivos: { readonly medium: string } };

/** Of a picture in the size of a card. */
function pathOf(picture: Picture | undefined): string {
  if (!picture) throw new Error('a product of the demo store has no picture');
  return new URL(picture.arquivos.medium).pathname;
}

/** Products that may be bought without choosing anything. */
async function goodsOf(url: string): Promise<readonly Good[]> {
  const listing = `${url}${FRONT}/url/product/listing/category?url=${CATEGORY}&limit=36`;
  const response = await fetch(listing, { headers: APP_TOKEN });
  if (!response.ok) throw new Error(`${response.status} from ${listing}`);
  const { conteudo } = (await response.json()) as {
    conteudo: {
      produtos: readonly {
        readonly id: number;
        readonly status: string;
        readonly atributos: { readonly simples?: unknown };
        readonly rota: { readonly path: string };
        readonly midias: { readonly imagens: readonly Picture[] };
      }[];
    };
  };
  return conteudo.produtos
    .filter(({ status, atributos }) => status === 'disponivel' && !atributos.simples)
    .map(({ id, rota, midias }) => ({ id, path: rota.path, picture: pathOf(midias.imagens[0]) }));
}
