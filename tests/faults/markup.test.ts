/**
 * Markup and scripts in every field that the shop keeps, and in every one that it shows again: no page holds an element,
 * a handler or an address of theirs.
 */
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { send as sendCall } from '../contract/calls/call.ts';
import { EVERY_CALL } from '../contract/calls/every.ts';
import { visitorFor } from '../contract/calls/visitor.ts';
import { readWorld } from '../contract/calls/world.ts';
import type { Answer } from '../server/client.ts';
import { type Customer, createCustomer } from '../support/customer.ts';
import { dangersIn, type Tag, tagsOf } from '../support/markup.ts';
import { formsOf, type PageForm } from '../support/page-forms.ts';
import { poison } from '../support/poison.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { createTestStore } from '../support/store.ts';
import { XSS } from '../support/xss.ts';
import { rounds } from './rounds.ts';

/** What leaves an attribute, a comment, a script or a text field behind before it begins. */
const BREAKOUTS = [
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" autofocus onfocus="alert(1)',
  "' autofocus onfocus='alert(1)",
  '</script><script>alert(1)</script>',
  '</title></textarea></style><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
];
const WORDS = ` ${[...BREAKOUTS, ...XSS].join(' ')}`;
const TYPED = `"'></title></textarea></script><img src=x onerror=alert(1)>`;
const PEOPLE = ['', 'cliente', 'admin'] as const;
/** Pages of one kind, and of all kinds, that are looked at for each of them. */
const OF_A_KIND = rounds(1, 5);
const AT_MOST = rounds(60, 1000);

/** What counts of a page: kept in its place, as thousands of them are read. */
type Page = {
  readonly status: number;
  readonly dangers: readonly string[];
  readonly forms: readonly PageForm[];
  readonly attacked: boolean;
};
const pageOf = ({ status, headers, text }: Answer, tags: readonly Tag[]): Page => ({
  status,
  dangers: dangersIn(tags, String(headers['content-security-policy'])),
  forms: formsOf(tags),
  attacked: text.includes('alert(1)'),
});

const directories: string[] = [];
afterAll(() => directories.forEach(removeDirectory));

describe('who judges', () => {
  it('sees them where a page prints them as they are', () => {
    const blind = [...XSS, ...BREAKOUTS].filter(
      (text) =>
        dangersIn(tagsOf(`<p title="a">${text}</p><p title="${text}">a</p><p title='${text}'>`)).length === 0,
    );
    // The first five are Markdown, and no HTML makes anything of the others.
    expect(
      blind.filter((text) => !/^!?\[|^<javascript|^<scr<|^<a href="javascript&colon/.test(text)),
    ).toEqual([]);
    expect(dangersIn(tagsOf('<a href="java&#115;cript:alert(1)">a</a>'))).toHaveLength(1);
  });

  it('finds nothing in what is text', () => {
    const text = '&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(dangersIn(tagsOf(`<p title="${text} <b onclick=1>">${text}</p><!-- <b onclick=1> -->`))).toEqual(
      [],
    );
    expect(tagsOf('<p a=1 b>x<br/></p><i>').map(({ name }) => name)).toEqual(['p', 'br', 'i']);
  });
});

describe.each([
  ['everything that holds words', WORDS, undefined, 80, 5],
  ['everything that leads somewhere', 'javascript:alert(1)', /^(?:link|url|rota|video_url|icone|svg)/i, 5, 1],
] as const)('in %s', (_, attack, replaced, fewest, shown) => {
  let shop: Shop;
  let columns = 0;
  const pages = new Map<string, ReadonlyMap<string, Page>>();
  const people = new Map<string, Customer>();

  beforeAll(async () => {
    const dataDir = temporaryDirectory();
    directories.push(dataDir);
    columns = await poisonedStore(dataDir, attack, replaced);
    shop = await startShop({ dataDir, env: { LOG_LEVEL: 'error', CEP_LOOKUP: '0' } });
    for (const name of PEOPLE) {
      const customer = createCustomer();
      const login = { usuario: `${name}@demo.test`, senha: DEMO_PASSWORD };
      if (name !== '')
        expect((await customer.call(shop.url, 'POST', '/front/checkout/login', login)).status).toBe(200);
      people.set(name, customer);
      pages.set(name, await walk(customer, shop.url, name));
    }
  }, 600_000);
  afterAll(async () => {
    await shop?.stop();
  });

  it.each(PEOPLE)('no page shows it as markup (to "%s")', (name) => {
    expect(columns).toBeGreaterThan(fewest);
    const seen = [...(pages.get(name) ?? [])];
    const dangers = seen.flatMap(([path, page]) => page.dangers.map((why) => `${path} ${why}`));
    expect([...new Set(dangers)]).toEqual([]);
    // Pages that show nothing of it, or none at all, would prove nothing; most such links lead home instead.
    expect(seen.filter(([, { status }]) => status >= 500).map(([path]) => path)).toEqual([]);
    expect(seen.filter(([, { attacked }]) => attacked).length).toBeGreaterThan(shown);
  });

  it.each(PEOPLE)(
    'nor does one that shows again what was typed (to "%s")',
    async (name) => {
      const customer = people.get(name) as Customer;
      const dangers = new Set<string>();
      let shown = 0;
      for (const [path, form] of formsIn(pages.get(name) ?? new Map())) {
        for (const answer of await answersTo(customer, shop.url, path, form)) {
          if (answer.status >= 500) dangers.add(`${path} ${form.action}: ${answer.status}`);
          for (const why of pageOf(answer, tagsOf(answer.text)).dangers)
            dangers.add(`${path} ${form.action}: ${why}`);
          if (answer.text.includes('onerror=alert(1)')) shown += 1;
        }
      }
      expect([...dangers]).toEqual([]);
      expect(shown).toBeGreaterThan(3);
    },
    600_000,
  );
});

/** Every call has been made once, so that orders, messages and whatever else people leave are there. */
async function poisonedStore(dataDir: string, attack: string, replaced?: RegExp): Promise<number> {
  const store = await createTestStore();
  try {
    const world = await readWorld(store);
    for (const call of EVERY_CALL) await sendCall(await visitorFor(call, store, world), call, world);
    await store.platform.settled();
    // Triggers would work each time on what is not finished yet.
    await sql`set session_replication_role = replica`.execute(store.db);
    const columns = await poison(store.db, attack, replaced);
    await sql`checkpoint`.execute(store.db);
    cpSync(join(store.dataDir, 'db'), join(dataDir, 'db'), { recursive: true });
    return columns;
  } finally {
    await store.close();
  }
}

const ROUTES = globSync('**/*.astro', { cwd: 'src/pages' })
  .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`)
  .filter((route) => !route.includes('['))
  .toSorted();
/** What the pages read of an address. */
const PARAMETERS = new Set(
  globSync('src/**/*.{ts,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:query|[pP]arams)\.(?:get|has|getAll)\('([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
);

/** Every route, each with what was typed in its address too, and what is linked from there. */
async function walk(customer: Customer, url: string, name: string): Promise<ReadonlyMap<string, Page>> {
  const typed = new URLSearchParams([...PARAMETERS].map((parameter) => [parameter, TYPED]));
  for (const parameter of ['offPage', 'key', 'sslmode', 'host']) typed.delete(parameter);
  const waiting = [CATEGORY, PRODUCT, ...ROUTES].flatMap((path) => [path, `${path}?${typed}`]);
  const known = new Set(waiting);
  const kinds = new Map<string, number>();
  const read = new Map<string, Page>();
  for (let path = waiting.shift(); path !== undefined && read.size < AT_MOST; path = waiting.shift()) {
    const answer = await customer.get(url, path);
    if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
    const tags = tagsOf(answer.text);
    read.set(path, pageOf(answer, tags));
    for (const link of linksIn(tags)) {
      if (known.has(link)) continue;
      known.add(link);
      const own = kindsOf(link);
      if (own.every((kind) => (kinds.get(kind) ?? 0) >= OF_A_KIND)) continue;
      for (const kind of own) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      waiting.push(link);
    }
  }
  expect(read.size, name).toBeGreaterThan(40);
  return read;
}

/** Into the shop. */
const linksIn = (tags: readonly Tag[]): readonly string[] =>
  tags
    .filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes.get('href')?.split('#', 1)[0] ?? '')
    .filter((link) => link.startsWith('/') && !link.includes('alert'));

/**
 * Pages of one template, as far as addresses tell, and such with a parameter of this name: of n filters there are 2^n
 * choices, which show nothing that n pages do not.
 */
function kindsOf(link: string): readonly string[] {
  const { pathname, searchParams } = new URL(link, 'http://shop.test');
  const parts = pathname.split('/').slice(1);
  const own = /^(?:painel|minha-conta|checkout)$/.test(parts[0] ?? '');
  const path = parts.map((part) => (own && !/\d/.test(part) ? part : '*')).join('/');
  return [...new Set(['', ...searchParams.keys()])].toSorted().map((name) => `${path}?${name}`);
}

/** Each once, with a page it is on; none that ends the login. */
function formsIn(pages: ReadonlyMap<string, Page>): readonly (readonly [path: string, form: PageForm])[] {
  const found = new Map<string, readonly [string, PageForm]>();
  for (const [path, { forms }] of pages)
    for (const form of forms) {
      const ends =
        form.fields.some(({ value }) => value === 'sair') || /encerrar-venda|aparelhos/.test(form.action);
      const fields = form.fields.map(({ name, typed }) => (typed ? name.replaceAll(/\d+/g, '#') : ''));
      const key = [form.method, ...kindsOf(form.action || path), ...new Set(fields)].join(' ');
      if (!ends && fields.some((name) => name !== '') && !found.has(key)) found.set(key, [path, form]);
    }
  return [...found.values()];
}

/** What it says itself, and the page it leads to. */
async function answersTo(
  customer: Customer,
  url: string,
  path: string,
  { method, action, fields }: PageForm,
): Promise<readonly Answer[]> {
  const target = new URL(action === '' ? path : action, url + path);
  if (target.origin !== url) throw new Error(`a form of ${path} leads to ${target}`);
  const typed = fields.map(({ name, value, typed }) => [name, typed || method === 'GET' ? TYPED : value]);
  const sent = new URLSearchParams(typed);
  const answer =
    method === 'GET'
      ? await customer.get(url, `${target.pathname}?${sent}`)
      : await customer.post(url, target.pathname + target.search, sent);
  const { location } = answer.headers;
  if (location === undefined) return [answer];
  const next = new URL(location, target);
  if (next.origin !== url) throw new Error(`a form of ${path} is answered with ${location}`);
  return [answer, await customer.get(url, next.pathname + next.search)];
}
