/** What may be kept in front of the shop is the same for whoever has the same key there, however a CDN reads a query. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const dataDir = await seededDirectory();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ dataDir, env: { CDN: '1' } });
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const isKept = ({ headers }: Answer) => /^public/.test(headers['cache-control'] ?? '');

describe('a page', () => {
  const LISTED = ['pg', 'ipp', 'order', 'busca', 'marca', 'preco', 'selo', 'avaliacoes'];
  const PASSED = ['debug', 'aviso', 'previa'];
  const PARTS = [
    ...[
      'pg=1',
      'pg=2',
      'pg=3',
      'pg=%32',
      'pg=',
      'pg',
      'ipp=12',
      'order=Nome',
      'busca=hdmi',
      'marca=1',
      'preco=10:200',
    ],
    ...['%70g=2', 'p%67=2', '%50%47=2', 'PG=2', 'Pg=3', 'IPP=12', 'i%70p=12', '%6Darca=1', 'pr%65co=10:200'],
    ...[
      'pg[]=2',
      'pg%5B%5D=2',
      'pg%00=2',
      '+pg=2',
      'pg+=2',
      '%2570g=2',
      'pg%3D2',
      ';pg=2',
      'x;pg=2',
      '?pg=2',
    ],
    ...['', '=', '=2', '&', 'utm_source=x', 'gclid=1', 'debug=1', '%64ebug=1', 'avaliacoes=2', 'selo=%E9'],
    `utm_campaign=${'a'.repeat(3000)}`,
  ];

  /** A query as a CDN may read it; undefined for one that is passed. */
  type Reader = (query: string) => string | undefined;
  const namesAndValues = (query: string) =>
    query.split('&').map((part): readonly [string, string] => {
      const cut = part.indexOf('=');
      return cut < 0 ? [part, ''] : [part.slice(0, cut), part.slice(cut + 1)];
    });
  const keyOf = (pairs: readonly (readonly [string, string])[]) =>
    pairs.some(([name]) => PASSED.includes(name))
      ? undefined
      : JSON.stringify(pairs.filter(([name]) => LISTED.includes(name)).toSorted(byName));
  const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
    a < b ? -1 : a > b ? 1 : 0;
  const READERS: Readonly<Record<string, Reader>> = {
    'as docs/operations.md says': (query) => keyOf(namesAndValues(query)),
    // `$arg_pg` of nginx.
    'by the first value, whatever the case of its name': (query) => {
      const first = new Map<string, string>();
      for (const [name, value] of namesAndValues(query)) {
        if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), value);
      }
      return keyOf([...first]);
    },
    'decoded, by the last value': (query) => keyOf([...new Map(new URLSearchParams(`?${query}`))]),
  };

  it('is one and the same under one key', async () => {
    const queries = fc.sample(
      fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('&')),
      { numRuns: 200, seed: 22 },
    );
    const seen: { readonly query: string; readonly text: string }[] = [];
    for (const query of ['', ...PARTS, ...queries]) {
      // Of a key of its own, so that none is answered by what another one left.
      const answer = await send(`${shop.url}${CATEGORY}?${query}&p=${crypto.randomUUID()}`);
      if (isKept(answer)) seen.push({ query, text: `${answer.status} ${answer.text}` });
    }
    expect(seen.length).toBeGreaterThan(50);
    for (const [how, read] of Object.entries(READERS)) {
      const kept = seen.flatMap(({ query, text }) => {
        const key = read(query);
        return key === undefined ? [] : [{ key, query, text }];
      });
      for (const [key, alike] of Map.groupBy(kept, (one) => one.key)) {
        const [first] = alike;
        const others = alike.filter(({ text }) => text !== first?.text).map(({ query }) => query);
        expect(others, `${how}: ${key} of ${first?.query}`).toEqual([]);
      }
    }
  }, 120_000);

  it('ignores an encoded name, and is kept by nobody then', async () => {
    const plain = await send(`${shop.url}${CATEGORY}`);
    const encoded = await send(`${shop.url}${CATEGORY}?%70g=2`);
    expect(encoded.text).toBe(plain.text);
    expect(encoded.headers['cache-control']).toBe('private, no-store');
    expect(encoded.headers['cache-tag']).toBeUndefined();
  });

  it('says the same whatever else a request carries', async () => {
    const own = () => `${shop.url}${PRODUCT}?p=${crypto.randomUUID()}`;
    const plain = await send(own());
    for (const headers of [
      { 'X-Forwarded-Host': 'evil.example' },
      { 'X-Forwarded-Proto': 'https' },
      { 'X-Forwarded-Prefix': '/evil' },
      { 'X-Original-URL': '/painel' },
      { 'X-Rewrite-URL': '/painel' },
      { 'X-HTTP-Method-Override': 'POST' },
      { Referer: 'http://evil.example/' },
      { 'Accept-Language': 'en' },
      { Accept: 'text/plain' },
      { Range: 'bytes=0-10' },
      { Cookie: 'vitrine=c; PHPSESSID=x; consentimento=tudo' },
      { 'X-Astro-Path': '/painel' },
    ]) {
      const answer = await send(own(), { headers });
      expect([answer.status, answer.text === plain.text], JSON.stringify(headers)).toEqual([200, true]);
    }
  });
});

describe('the redirect to the one spelling', () => {
  const spelled = `${CATEGORY.toUpperCase()}/`;
  const LONG = 'a'.repeat(4000);

  it('lives as long as the page it leads to, and is found by the same tags', async () => {
    const page = await send(`${shop.url}${CATEGORY}`);
    const { status, headers } = await send(`${shop.url}${spelled}`);
    expect([status, headers.location]).toEqual([301, CATEGORY]);
    expect(headers['cache-tag']).toMatch(/(^|,)listing:category:\d+/);
    for (const name of ['cache-tag', 'surrogate-key']) expect(headers[name]).toBe(page.headers[name]);
    expect(isKept(page) && isKept({ ...page, headers })).toBe(true);
  });

  it.each([
    ['pg=2&x=1', '?pg=2'],
    [`x=${LONG}`, ''],
    [`busca=${LONG}&pg=2`, '?pg=2'],
    ['marca=1&x=1', '?marca=1'],
    ['order=Nome%20A-Z', '?order=Nome+A-Z'],
  ])('carries what a page reads and nothing else, in bounds (?%s)', async (query, search) => {
    const answer = await send(`${shop.url}${spelled}?${query}`);
    expect([answer.status, answer.headers.location]).toEqual([301, CATEGORY + search]);
    expect(isKept(answer)).toBe(true);
  });

  it.each([
    ['utm_source=boletim&gclid=a%26b&pg=2&x=1', '?utm_source=boletim&gclid=a%26b&pg=2'],
    ['debug=1', '?debug=1'],
    ['%70g=2', ''],
    ['pg=2&pg=3', '?pg=2&pg=3'],
    [`gclid=${LONG}`, ''],
  ])(
    'carries what a campaign brought to whom it brought, and is kept by nobody then (?%s)',
    async (query, search) => {
      const answer = await send(`${shop.url}${spelled}?${query}`);
      expect([answer.status, answer.headers.location]).toEqual([301, CATEGORY + search]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['cache-tag']).toBeUndefined();
    },
  );

  it('of a page that nobody keeps is kept by nobody, and keeps its parameters', async () => {
    const answer = await send(`${shop.url}/ENTRAR?voltar=%2Fmarcas`);
    expect([answer.status, answer.headers.location]).toEqual([301, '/entrar?voltar=%2Fmarcas']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});
