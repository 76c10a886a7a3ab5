/**
 * Whatever a field of a hosted platform's answer says or does not say, pages stand: no field is left out, empty, null or
 * text but its page answers, whole. `MUTATIONS=all` tries every field of every page; without it
 * one in eight, others with another `MUTATIONS_SEED`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#lib/server/config.ts';
import { readAnswer } from '#lib/server/hosted/answers/answer.ts';
import { answersOf } from '#lib/server/hosted/answers/calls.ts';
import { placeOf, prepared } from '#lib/server/hosted/answers/prepare.ts';
import { launch } from '#lib/server/launch.ts';
import { processLog } from '#lib/server/observe/log.ts';
import { getRuntime } from '#lib/server/runtime.ts';
import { readWorld } from '../contract/calls/world.ts';
import { logIn } from '../support/accounts.ts';
import { fieldsOf, type Path, placesOf, randomOf, SPOILS, spoiledAt } from '../support/mutations.ts';
import { flaws } from '../support/page-flaws.ts';
import { type ReplayingPlatform, startReplayingPlatform } from '../support/replaying-platform.ts';
import { freePort, removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { createTestStore, type TestStore } from '../support/store.ts';
import { send } from './client.ts';

const ALL = process.env.MUTATIONS === 'all';
const SEED = Number(process.env.MUTATIONS_SEED ?? 1);
/** One field in so many is tried; another seed tries others. */
const SHARE = 8;
/** Of random changes to all answers of a page together. */
const TOGETHER = ALL ? 200 : 12;

type Page = {
  readonly path: string;
  /** The calls without which there is no page. */
  readonly about: readonly string[];
  /** As somebody with a cart, or somebody who is logged in. */
  readonly as?: 'shopper' | 'customer';
  /** So many of them have to be refused; 1. */
  readonly enough?: number;
  /** It is here for what no page before it has, and all of that is tried. */
  readonly onlyNew?: true;
};

/** What the products above lack: prices by quantity, presale, values of a pair, values with both, manuals, many opinions. */
const PRODUCTS = [
  'cabo-hdmi-ultra-high-speed-48g-1m',
  'cabo-hdmi-ultra96-96g-1m',
  'cabo-p10-instrumento-6m',
  'patch-cord-cat6-u-utp-1-5m',
  'conversor-3g-sdi-para-hdmi',
];

const dataDir = temporaryDirectory();
let store: TestStore;
let platform: ReplayingPlatform;
let stop: () => Promise<void>;
let url: string;
let sessions: Readonly<Record<NonNullable<Page['as']>, string>>;
let pages: readonly Page[];

beforeAll(async () => {
  store = await createTestStore();
  const world = await readWorld(store);
  platform = await startReplayingPlatform(store);
  const visitor = store.visitor();
  const itens = [
    { idProduto: world.plain.id, quantidade: 2 },
    { idProduto: (await idOf(world.valued.slug)) ?? 0, idAtributoSimples: world.valued.valor, quantidade: 1 },
  ];
  await visitor.fetch('/api/v2/front/checkout/cart', {
    method: 'POST',
    body: JSON.stringify({ tipo: 'produto', itens }),
  });
  const customer = store.visitor();
  await logIn(customer);
  sessions = { shopper: visitor.session(), customer: customer.session() };
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const config = readConfig({ PORT: port, DATA_DIR: dataDir, PLATFORM_URL: platform.url });
  stop = await launch(config, processLog('silent'));
  const detail = ['url/verify', 'url/product/detail'];
  const listing = (kind: string) => ['url/verify', `url/product/listing/${kind}`];
  pages = [
    { path: '/', about: ['url/home'] },
    { path: '/cabos-de-video/hdmi', about: listing('category') },
    { path: '/busca?busca=hdmi', about: listing('search') },
    { path: '/busca?busca=xyzzyxyzzy', about: listing('search') },
    { path: '/marcas/palcorde', about: listing('brand') },
    { path: `/c/${world.landingPage}`, about: listing('landing-page') },
    { path: `/${world.plain.slug}`, about: detail },
    { path: `/${world.valued.slug}`, about: detail },
    { path: `/${world.pair[0].slug}`, about: detail },
    { path: '/checkout/carrinho/', about: ['checkout/cart'], as: 'shopper' },
    { path: '/pagina/quem-somos', about: ['url/page'] },
    { path: `/lista/${world.list.slug}`, about: ['url/list/detail'] },
    { path: '/lista', about: ['url/list/listing'] },
    { path: '/marcas', about: ['brands'] },
    ...PRODUCTS.map((slug): Page => ({ path: `/${slug}`, about: detail, onlyNew: true })),
    { path: `/comparar?p=${PRODUCTS.slice(0, 2).join('&p=')}`, about: detail, enough: 2, onlyNew: true },
    { path: '/pagina', about: [], onlyNew: true },
    { path: '/pagina/central-de-atendimento', about: ['url/page'], onlyNew: true },
    { path: '/checkout/acesso', about: [], as: 'customer', onlyNew: true },
    { path: '/', about: ['url/home'], as: 'customer', onlyNew: true },
  ];
}, 240_000);
afterAll(async () => {
  await stop();
  await platform.close();
  await store.close();
  removeDirectory(dataDir);
});

async function idOf(slug: string): Promise<number | undefined> {
  const answer = await store.visitor().fetch(`/api/v2/front/url/product/detail?url=/${slug}`);
  return (await answer.json()).conteudo.id;
}

const answers = answersOf('http://localhost');

/** What pages are told in the place of an answer; undefined when it is refused. */
function told(call: string, answer: unknown): string | undefined {
  const [method = '', address = ''] = call.split(' ');
  const [path = '', query = ''] = address.split('?');
  const declared = answers.of(method, path);
  if (!declared) return JSON.stringify(answer);
  const place = placeOf(new URLSearchParams(query));
  // As it comes over the wire.
  const given: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const read = readAnswer(declared.reading, prepared(path, given, place, 'http://localhost'));
  return 'refused' in read ? undefined : JSON.stringify(read.value);
}

/** Frame and pages are read anew. */
function forget(): void {
  getRuntime().pageCache.clear();
}

let visits = 0;

async function show({ path, as }: Page): Promise<{ readonly status: number; readonly text: string }> {
  // An address that nobody asked for yet is rendered, in the frame that is known. A comparison has one address alone.
  visits += 1;
  const compared = path.startsWith('/comparar');
  if (compared) forget();
  const fresh = compared ? path : `${path}${path.includes('?') ? '&' : '?'}p=${visits}`;
  const cookie = as ? { Cookie: `PHPSESSID=${sessions[as]}; vitrine=${as === 'customer' ? 'cl' : 'c'}` } : {};
  const { status, text } = await send(url + fresh, {
    headers: cookie,
  });
  return { status, text };
}

/** What every page has around it; tried on one page only. */
const SHELL = /^GET (?:settings|struct\/menus\/)/;

type Trial = {
  readonly name: string;
  readonly call: string;
  readonly path: Path;
  readonly spoil: keyof typeof SPOILS;
};

/** Fields of the pages so far, by call. */
const known = new Set<string>();

function trialsOf(page: Page, asked: ReadonlyMap<string, unknown>): readonly Trial[] {
  const fields = [...asked]
    .filter(([call]) => page.path === '/' || !SHELL.test(call))
    .flatMap(([call, answer]) => fieldsOf(answer).map((path) => ({ call, path })));
  const unknown = fields.filter((field) => !known.has(nameOf(field)));
  for (const field of fields) known.add(nameOf(field));
  return (page.onlyNew ? unknown : fields)
    .filter((_, index) => ALL || page.onlyNew || (index + SEED + pages.indexOf(page)) % SHARE === 0)
    .flatMap(({ call, path }) =>
      Object.keys(SPOILS).map((spoil) => ({
        name: `${call} ${path.join('.')}: ${spoil}`,
        call,
        path,
        spoil,
      })),
    );
}

function nameOf({ call, path }: Pick<Trial, 'call' | 'path'>): string {
  return `${call.split('?')[0]} ${path.filter((step) => typeof step !== 'number').join('.')}`;
}

let tried = 0;

async function wrongOnes(page: Page): Promise<readonly string[]> {
  forget();
  platform.begin();
  const whole = await show(page);
  const first = flaws(whole.status, whole.text);
  if (first.length > 0) return [`unspoiled: ${first.join('; ')}`];
  const asked = platform.asked();
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { name, call, path, spoil } of trialsOf(page, asked)) {
    tried += 1;
    const change = SPOILS[spoil] ?? (() => undefined);
    const spoiled = spoiledAt(asked.get(call), path, change);
    const value = told(call, spoiled);
    // Pages know of the answer only what is told.
    const key = `${call} ${value}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const ofFrame = SHELL.test(call);
    if (ofFrame) forget();
    platform.begin((other, answer) => (other === call ? spoiled : answer));
    wrong.push(...(await judge(page, value === undefined ? [call] : [], name)));
    // Else nothing was tried.
    if (!platform.asked().has(call)) wrong.push(`${page.path} ${name}: not asked`);
    if (ofFrame) forget();
  }
  return wrong;
}

/** @param refused Calls whose answers say too little. */
async function judge(page: Page, refused: readonly string[], name: string): Promise<readonly string[]> {
  const gone = refused.filter((call) => isAbout(page, call)).length >= (page.enough ?? 1);
  const { status, text } = await show(page);
  if (gone) return status === 502 || status === 503 ? [] : [`${page.path} ${name}: status ${status}`];
  return flaws(status, text).map((flaw) => `${page.path} ${name}: ${flaw}`);
}

function isAbout({ about }: Page, call: string): boolean {
  const name = call.split(' ')[1]?.split('?')[0] ?? '';
  return name === 'settings' || about.includes(name);
}

describe('pages', () => {
  it('stand whatever one field says', { timeout: 900_000 }, async () => {
    const wrong: string[] = [];
    for (const page of pages) {
      wrong.push(...(await wrongOnes(page)));
    }
    expect(wrong.slice(0, 60), `${wrong.length} of ${tried}`).toEqual([]);
    expect(tried).toBeGreaterThan(5_000);
  });

  it('stand whatever many fields say together', { timeout: 600_000 }, async () => {
    const wrong: string[] = [];
    for (const page of pages) {
      forget();
      platform.begin();
      await show(page);
      const asked = platform.asked();
      for (let round = 0; round < TOGETHER; round++) {
        const random = randomOf(SEED * 1_000_003 + round);
        const share = random() ** 3;
        const spoiled = new Map(
          [...asked].map(([call, answer]) => [call, spoiledAtRandom(answer, random, share)] as const),
        );
        const refused = [...spoiled].filter(([call, answer]) => told(call, answer) === undefined);
        forget();
        platform.begin((call, answer) => (spoiled.has(call) ? spoiled.get(call) : answer));
        const names = refused.map(([call]) => call);
        wrong.push(...(await judge(page, names, `seed ${SEED}, round ${round}`)));
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** What a page is about is not spoiled away on purpose: ids, names and where things are stay. */
function spoiledAtRandom(answer: unknown, random: () => number, share: number): unknown {
  const ways = Object.values(SPOILS);
  return placesOf(answer)
    .filter((path) => path.length > 1 && random() < share)
    .toReversed()
    .reduce<unknown>(
      (spoiled, path) => spoiledAt(spoiled, path, ways[Math.floor(random() * ways.length)] ?? String),
      answer,
    );
}
