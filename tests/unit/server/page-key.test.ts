import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageRequest, pageKey } from '#lib/server/cache/page-key.ts';
import * as parameters from '#lib/server/cache/page-parameters.ts';

const LISTED = [
  'pg',
  'ipp',
  'order',
  'busca',
  'marca',
  'filtro',
  'atributo',
  'preco',
  'descontoPrecoPor',
  'p',
];
const BYPASSING = ['debug', 'offPage', 'testeLoja', 'liberarAcesso', 'key', 'aviso', 'previa'];

const get = (target: string, more: Partial<PageRequest> = {}): PageRequest => ({
  method: 'GET',
  target,
  userAgent: 'Chrome',
  cookie: undefined,
  ...more,
});

describe('pageKey', () => {
  it('tells pages, listed values and variants apart', () => {
    const keys = [
      pageKey(get('/')),
      pageKey(get('/cabos')),
      pageKey(get('/cabos?pg=2')),
      pageKey(get('/cabos?pg=3')),
      pageKey(get('/cabos', { userAgent: 'Macintosh' })),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is one for phones and desks', () => {
    expect(pageKey(get('/cabos', { userAgent: 'Android' }))).toBe(pageKey(get('/cabos')));
    const [phone, desk] = ['iPhone', 'Macintosh'].map((userAgent) => pageKey(get('/cabos', { userAgent })));
    expect(phone).toBe(desk);
  });

  it('is the same for GET and HEAD, with and without an anonymous session', () => {
    const key = pageKey(get('/cabos'));
    expect(pageKey(get('/cabos', { method: 'HEAD' }))).toBe(key);
    expect(pageKey(get('/cabos', { cookie: 'PHPSESSID=abc; vitrine=c' }))).toBe(key);
  });

  it.each([
    ['?+pg=2', ''],
    // Its name is "?pg", with which nothing is done.
    ['??pg=2', ''],
    ['??%70g=2', ''],
    ['?&utm_source=pg=2', ''],
    ['?%75tm_source=pg', ''],
    ['?pg[]=2', ''],
    ['?pg', '?pg='],
  ])('reads the names of parameters as pages do (%s)', (query, same) => {
    expect(pageKey(get(`/cabos${query}`))).toBe(pageKey(get(`/cabos${same}`)));
  });

  it.each([
    '%64ebug=1',
    '%70g=2',
    'p%67=2',
    'utm_source=a&%70g=2',
    '%50G=2',
    'PG=2',
    'Order=a',
    'pg=1&%70g=2',
  ])('has none with a name that a cache in front may take for another one (?%s)', (query) => {
    expect(pageKey(get(`/cabos?${query}`))).toBeUndefined();
  });

  it.each(['pg=1&pg=2', 'pg=2&pg=2', 'pg&pg', 'p=a&pg=1&p=b'])(
    'has none where one of two values counts (?%s)',
    (query) => {
      expect(pageKey(get(`/cabos?${query}`))).toBeUndefined();
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('has none for %s', (method) => {
    expect(pageKey(get('/', { method }))).toBeUndefined();
  });

  it.each(['vitrine=l', 'vitrine=cl', 'a=b; vitrine=lc'])(
    'has none for a logged-in visitor (%s)',
    (cookie) => {
      expect(pageKey(get('/', { cookie }))).toBeUndefined();
    },
  );

  it.each(['vitrine=cls', 'vitrine=ls', 'vitrine=s'])(
    "is everybody's for who is shown what everybody is shown (%s)",
    (cookie) => {
      expect(pageKey(get('/', { cookie }))).toBe(pageKey(get('/')));
    },
  );

  it.each(BYPASSING)('has none with ?%s', (name) => {
    expect(pageKey(get(`/?${name}`))).toBeUndefined();
    expect(pageKey(get(`/?pg=2&${name}=1`))).toBeUndefined();
  });

  it.each([
    '/checkout/carrinho/',
    '/checkout/acesso',
    '/minha-conta',
    '/painel',
    '/vistos?ids=1',
    '/api/v2/front/ping',
    '/upload/a.webp',
  ])('has none for %s', (path) => {
    expect(pageKey(get(path))).toBeUndefined();
  });

  it('has one for a product whose name begins like a private page', () => {
    expect(pageKey(get('/painel-de-conexao'))).toBeDefined();
  });

  it('never changes with parameters that are not listed', () => {
    const known = [...parameters.LISTED, ...parameters.BYPASSING].map((name) => name.toLowerCase());
    const other = fc.string().filter((name) => !known.includes(name.toLowerCase()));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(other, fc.string())),
        fc.uniqueArray(fc.tuple(fc.constantFrom(...LISTED), fc.string()), { selector: ([name]) => name }),
        (unlisted, listed) => {
          const with_ = new URLSearchParams([...unlisted, ...listed]);
          const without = new URLSearchParams(listed);
          expect(pageKey(get(`/cabos?${with_}`))).toBe(pageKey(get(`/cabos?${without}`)));
        },
      ),
    );
  });

  it('never changes with the order of parameters', () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom(...LISTED), fc.string()), {
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(pairs, fc.nat(), (listed, turn) => {
        const cut = listed.length === 0 ? 0 : turn % listed.length;
        const turned = [...listed.slice(cut), ...listed.slice(0, cut)].reverse();
        const target = (params: typeof listed) => get(`/cabos?${new URLSearchParams(params)}`);
        expect(pageKey(target(turned))).toBe(pageKey(target(listed)));
      }),
    );
  });
});
