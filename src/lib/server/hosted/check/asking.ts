/** Every reading call of a platform, in an order in which earlier answers name what later ones ask for. */
import { HOME_SLOTS } from '#lib/contract/home.ts';
import { readAnswer } from '../answers/answer.ts';
import { answersOf, type Declared } from '../answers/calls.ts';
import { prepared } from '../answers/prepare.ts';
import { entriesOf, isFields, readNumber, readText } from '../answers/reading.ts';
import { type Difference, differences } from './compare.ts';

export type Asked = {
  /** With its address, and the words of a search left out. */
  readonly call: string;
  /** 0 when nothing answered. */
  readonly status: number;
  /** Only another shop like this one has the call. */
  readonly ours: boolean;
  /** No page can be made without it. */
  readonly needed: boolean;
  readonly refused: readonly string[];
  readonly differences: readonly Difference[];
  /** What came in the place of an answer: `no JSON`, `leads to https://other.example`. */
  readonly said?: string;
};

export type Places = Readonly<
  Partial<Record<'product' | 'category' | 'brand' | 'landing' | 'page' | 'list', string>>
>;

export type Answer = Pick<Asked, 'status' | 'said'> & { readonly body: unknown };
export type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<Answer>;

const OURS = new Set(['feed/products', 'search/suggestions', 'shipment/regions', 'sitemap']);
/** What these answer is what pages are made of. Which other pages there are differs from shop to shop. */
const NEEDED = /^(?:settings|url\/home|url\/verify|url\/product\/.+|checkout\/(?:cart|user))$/;
const MENUS = [
  'menu-principal',
  'header-pitchbar',
  'footer',
  'footer-atendimento',
  'footer-institucional',
  'icone-footer',
];
/** Institutional pages that pages of this shop lead to, whatever the menus say. */
const LINKED = ['privacidade', 'acessibilidade', 'central-de-atendimento'];
const PAGING = { offset: '0', limit: '12', order: 'Popularidade' };

export async function askAll(url: string, given: Places, ask: Ask): Promise<readonly Asked[]> {
  const answers = answersOf(url);
  const done: Asked[] = [];

  async function one(call: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const declared = answers.of('GET', call);
    if (!declared) throw new Error(`no reading for ${call}`);
    const answer = await ask(call, query);
    const named = Object.entries(given).find(([, path]) => path !== undefined && path === query.url)?.[0];
    done.push(judged({ ...answer, call, query, declared, url, named }));
    return answer.status === 200 ? answer.body : undefined;
  }

  await one('settings');
  // Nobody is there: all the others would only be waited for.
  if (done[0]?.status === 0) return done;
  await one('ping');
  const menus = await inOrder(MENUS, (hash) => one(`struct/menus/${hash}`));
  await inOrder(['home', 'detail', 'page'], (nivel) => one(`struct/popup/${nivel}`));
  await one('url/home');
  await inOrder(HOME_SLOTS, (slot) => one(`showcase/banners/${slot}`));
  const showcases = await inOrder(['home-vitrine-superior', 'vitrine01'], (hash) =>
    one(`showcase/products/${hash}`),
  );
  await one('showcase/instagram', { limit: '5' });
  const brands = await one('brands', { ativo: 'true' });

  const category = given.category ?? pathIn(menus[0], 'product/listing/category');
  const listing = category && (await listed('category', category));
  const product = given.product ?? pathIn(listing, 'product/detail') ?? pathIn(showcases, 'product/detail');
  const places = {
    brand: given.brand ?? pathIn(brands, 'product/listing/brand'),
    'landing-page': given.landing ?? pathIn(menus, 'product/listing/landing-page'),
  };
  for (const [kind, path] of Object.entries(places)) if (path) await listed(kind, path);
  const id = product && (await detail(product));
  const lists = await one('url/list/listing', { url: '/lista', ...PAGING });
  const list = given.list ?? pathIn(lists, 'list/detail');
  if (list) await one('url/list/detail', { url: list });
  await one('url/page', { url: given.page ?? pathIn(menus, 'page', '/pagina/') ?? '/pagina/quem-somos' });
  await inOrder(LINKED, (slug) => one('url/page', { url: `/pagina/${slug}` }));
  for (const call of ['checkout/user', 'checkout/cart', 'wishlist', 'representative', 'sales-channel/actual'])
    await one(call);
  await one('evaluations/store', { offset: '0', limit: '5' });
  await one('product/predefination');
  await one('sitemap', { offset: '0', limit: '5' });
  await one('feed/products', { depois: '0', limit: '1' });
  if (id) await beside(id);
  return done;

  async function listed(kind: string, url: string): Promise<unknown> {
    await one('url/verify', { url });
    return one(`url/product/listing/${kind}`, { url, ...PAGING });
  }

  async function detail(url: string): Promise<string | undefined> {
    await one('url/verify', { url });
    const answer = await one('url/product/detail', { url });
    const content = isFields(answer) && isFields(answer.conteudo) ? answer.conteudo : {};
    const busca = readText(content.nome)?.split(/\s+/)[0] ?? 'a';
    await one('url/product/listing/search', { busca, ...PAGING });
    await one('search/suggestions', { busca });
    return readNumber(content.id)?.toString();
  }

  async function beside(productId: string): Promise<void> {
    await one('showcase/products/produto-detalhe-indicados', { productId, limit: '8' });
    await one('showcase/products/ultimos-vistos', { productId: '0', seenProducts: productId, limit: '8' });
    await one('evaluations/product', { idProduto: productId, offset: '0', limit: '5' });
    await one(`product/component/${productId}`);
    await one(`marketplace/product/${productId}`, { offset: '0', limit: '5' });
    await one('shipment/regions', { idProduto: productId });
  }
}

type Judged = Answer & {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly declared: Declared;
  readonly url: string;
  /** The option that gave the address. */
  readonly named: string | undefined;
};

function judged({ call, query, status, body, said: came, declared, url, named }: Judged): Asked {
  const { reading } = declared;
  const shown = query.url ? `${call}?url=${query.url}` : call;
  const gone = named !== undefined && (status === 404 || status === 410);
  const linked = status === 404 && LINKED.includes(query.url?.replace('/pagina/', '') ?? '');
  const none = linked ? 'make it: pages lead to it' : came;
  const said = gone ? `nothing there: --${named}` : none;
  const needed = NEEDED.test(call) || named !== undefined;
  const one = { call: shown, status, ours: OURS.has(call), needed, ...(said && { said }) };
  if (status !== 200) return { ...one, refused: [], differences: [] };
  if (said) return { ...one, refused: [said], differences: [] };
  const place = { address: query.url ?? '', term: query.busca ?? '' };
  const read = readAnswer(reading, prepared(call, body, place, url));
  const refused =
    'refused' in read ? read.refused.map(({ field, problem }) => `${field} ${problem}`.trim()) : [];
  return { ...one, refused, differences: differences(reading, body) };
}

async function inOrder<T>(all: readonly T[], ask: (one: T) => Promise<unknown>): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  for (const one of all) told.push(await ask(one));
  return told;
}

/** Path of the first entry of a kind anywhere in an answer. */
function pathIn(value: unknown, name: string, start = '/'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isFields(value) && isFields(value.rota) && value.rota.name === name) {
    const path = readText(value.rota.path) ?? pathOf(value.url) ?? pathOf(value.link);
    if (path?.startsWith(start) && path !== '/') return path;
  }
  for (const part of entriesOf(value)) {
    const path = pathIn(part, name, start);
    if (path) return path;
  }
  return undefined;
}

function pathOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : undefined;
}
