import { describe, expect, it } from 'vitest';
import {
  changesVisitor,
  refusesAhead,
  SPECULATION_RULES,
  speculationHeaders,
  speculationRulesFile,
} from '#lib/server/page/speculation.ts';

const SITE = 'https://loja.example';
const FILE = `${SITE}/speculation-rules.json`;

/** As a browser reads `href_matches` of a rule set: relative to the file it came in. */
function isFetchedAhead(href: string): boolean {
  const [all, { not: never }] = SPECULATION_RULES.prefetch[0].where.and;
  const matches = (pattern: string): boolean => new URLPattern(pattern, FILE).test(new URL(href, SITE));
  return matches(all.href_matches) && !never.href_matches.some(matches);
}

describe('speculation rules', () => {
  it.each([
    '/',
    '/cabo-hdmi-2m',
    '/cabos-de-video/hdmi',
    '/marcas',
    '/lista/rack-de-rede',
    '/pagina/trocas',
    '/busca',
  ])('let %s be fetched ahead', (path) => {
    expect(isFetchedAhead(path)).toBe(true);
    expect(isFetchedAhead(`${path}#avaliacoes`)).toBe(true);
  });

  it.each([
    '/checkout',
    '/checkout/carrinho/',
    '/checkout/acesso',
    '/checkout/acesso?motivo=favoritos',
    '/minha-conta',
    '/minha-conta/pedidos',
    '/painel',
    '/painel/produtos',
    '/api/docs',
    '/api/v2/front/checkout/logout',
    '/upload/produto/manual/hdmi.pdf',
    '/og/cabo-hdmi-2m.png',
    '/feed/google.xml',
    '/comprar',
    '/favoritos',
    '/frete',
    '/interesse',
    '/avaliar',
    '/perguntar',
    '/newsletter',
    '/encerrar-venda',
    '/entrar',
    '/vistos',
    '/cabos-de-video/hdmi?pg=2',
    '/cabos-de-video/hdmi?order=menor-preco',
    '/cabos-de-video/hdmi?marca=3',
    '/busca?busca=hdmi',
    '/pagina/avaliacao-da-loja?key=abc',
    '/cabo-hdmi-2m?previa=abc',
    'https://outro.example/cabo-hdmi-2m',
    'mailto:loja@loja.example',
  ])('keep %s for the visit itself', (href) => {
    expect(isFetchedAhead(href)).toBe(false);
  });

  it('are served under the type browsers want', async () => {
    const answer = speculationRulesFile();
    expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json');
    expect(await answer.json()).toEqual(SPECULATION_RULES);
  });
});

describe('the header that names the rules', () => {
  const page = {
    method: 'GET',
    path: '/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    cookie: undefined,
    saveData: undefined,
  };
  const names = (change: Partial<typeof page> | { cookie: string } | { saveData: string }) =>
    speculationHeaders({ ...page, ...change }).map(([name]) => name);

  it('goes with pages, also unchanged ones, and caches keep the answers to those who save data apart', () => {
    expect(speculationHeaders(page)).toEqual([
      ['Vary', 'Save-Data'],
      ['Speculation-Rules', '"/speculation-rules.json"'],
    ]);
    expect(names({ status: 304 })).toContain('Speculation-Rules');
    expect(names({ cookie: 'vitrine=c' })).toContain('Speculation-Rules');
    expect(names({ saveData: 'off' })).toContain('Speculation-Rules');
  });

  it('stays away from who saves data', () => {
    expect(names({ saveData: 'on' })).toEqual(['Vary']);
    expect(names({ saveData: ' On' })).toEqual(['Vary']);
  });

  it('stays away from who is logged in, and from all that is no good page', () => {
    for (const change of [
      { cookie: 'vitrine=cl; PHPSESSID=x' },
      { status: 404 },
      { status: 503 },
      { status: 422, method: 'POST' },
      { method: 'POST' },
      { contentType: 'application/json' },
      { contentType: '' },
      { path: '/api/docs' },
    ])
      expect(names(change)).toEqual([]);
  });
});

describe('a request made ahead', () => {
  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip', 'Prefetch'])(
    'is one with %s',
    (purpose) => {
      expect(refusesAhead(purpose, 'POST', '/comprar')).toBe(true);
    },
  );

  it.each([undefined, null, '', 'navigate'])('is none with %s', (purpose) => {
    expect(refusesAhead(purpose, 'POST', '/comprar')).toBe(false);
  });

  it.each([
    ['POST', '/api/v2/front/browsing-history/produto'],
    ['PUT', '/api/v2/front/checkout/cart'],
    ['GET', '/checkout/carrinho/'],
    ['GET', '/checkout/acesso?recuperar=abc'],
    ['GET', '/minha-conta'],
    ['GET', '/painel/produtos'],
    ['GET', '/pagina/avaliacao-da-loja?key=abc'],
    ['GET', '/pagina/avaliacao-da-loja?utm_source=x&key=abc'],
    ['GET', '/api/v2/front/evaluations/store/add/abc'],
  ])('is refused where it would count or use up something (%s %s)', (method, target) => {
    expect(refusesAhead('prefetch', method, target)).toBe(true);
  });

  it.each(['/', '/cabo-hdmi-2m', '/cabos-de-video?pg=2', '/api/v2/front/checkout/cart', '/favicon.svg'])(
    'is answered where it only reads (%s)',
    (target) => {
      expect(refusesAhead('prefetch', 'GET', target)).toBe(false);
    },
  );
});

describe('what was fetched ahead', () => {
  it('is forgotten after a login, a logout and another store, when they succeed', () => {
    for (const [method, path] of [
      ['POST', '/api/v2/front/checkout/login'],
      ['POST', '/api/v2/front/checkout/logout'],
      ['PUT', '/api/v2/front/sales-channel/actual'],
    ] as const) {
      expect(changesVisitor(method, path, 200)).toBe(true);
      expect(changesVisitor(method, path, 401)).toBe(false);
    }
    expect(changesVisitor('GET', '/api/v2/front/sales-channel/actual', 200)).toBe(false);
  });
});
