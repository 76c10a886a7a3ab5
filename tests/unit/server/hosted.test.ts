import { describe, expect, it } from 'vitest';
import type { Rota } from '#lib/contract/route.ts';
import { hintCookie, ownCookie } from '#lib/server/hosted/cookies.ts';
import { createOwnHosts } from '#lib/server/hosted/hosts.ts';
import { normalizeAnswer } from '#lib/server/hosted/normalize.ts';
import { isPlatformPage } from '#lib/server/hosted/own-pages.ts';

const SITE = 'https://loja.example';
const hosts = () => createOwnHosts('https://plataforma.example', SITE);

describe('addresses of a hosted platform', () => {
  it('come home from the host it is reached at', () => {
    const { bringHome } = hosts();
    expect(bringHome('https://plataforma.example/a?b=1')).toBe(`${SITE}/a?b=1`);
    expect(bringHome('<a href="http://plataforma.example/a">x</a>')).toBe(`<a href="${SITE}/a">x</a>`);
    expect(bringHome('https://plataforma.example')).toBe(SITE);
    expect(bringHome('https://plataforma.example.mal.example/a')).toBe(
      'https://plataforma.example.mal.example/a',
    );
    expect(bringHome('https://mal.example/?u=https://plataforma.example/')).toBe(
      `https://mal.example/?u=${SITE}/`,
    );
  });

  it('come home from the name it calls the shop by, once an answer has shown it', () => {
    const own = hosts();
    const answer = { rota: { path: '/hdmi' }, url: 'https://www.loja-de-cabos.example/hdmi' };
    expect(normalizeAnswer(answer, own)).toMatchObject({ rota: { path: '/hdmi' }, url: `${SITE}/hdmi` });
    expect(own.bringHome('https://www.loja-de-cabos.example/x')).toBe(`${SITE}/x`);
  });

  it('stay away where a menu leads to another site', () => {
    const link = 'https://blog.example/artigo';
    const item = { tipo: 'personalizado', link, rota: [] };
    expect(normalizeAnswer(item, hosts())).toEqual({ tipo: 'personalizado', link, rota: {} });
  });
});

describe('where an entry leads', () => {
  const category = 'product/listing/category';
  const lead = (rota: object, beside: object = {}) => {
    const { rota: made } = normalizeAnswer({ rota, ...beside }, hosts()) as { rota: Rota };
    return [made.path, made.route];
  };

  it.each([
    [{ categoriaNivel2: 'cabos' }, '/cabos'],
    [{ categoriaNivel3: 'hdmi', categoriaNivel2: 'cabos' }, '/cabos/hdmi'],
    [{ categoriaNivel2: 'a', categoriaNivel3: 'b', categoriaNivel4: 'c', categoriaNivel5: 'd' }, '/a/b/c/d'],
    [{ categoriaNivel1: 'cabos' }, '/cabos'],
    [{ categoriaNivel1: 'cabos', categoriaNivel2: 'hdmi', categoriaNivel3: '4k' }, '/cabos/hdmi/4k'],
    [{ categoriaNivel2: 'a/b c' }, '/a%2Fb%20c'],
  ])('is read from the levels of a category, wherever they begin (%j)', (params, path) => {
    expect(lead({ name: category, params, query: [] })).toEqual([path, path]);
  });

  it('is read from name and parameters of other pages too', () => {
    expect(lead({ name: 'home', params: [], query: [] })).toEqual(['/', '/']);
    expect(lead({ name: 'product/listing/brand', params: { marca: 'x' } })).toEqual([
      '/marcas/x',
      '/marcas/x',
    ]);
    expect(lead({ name: 'product/listing/landing-page', params: { landingPage: 'x' } })).toEqual([
      '/c/x',
      '/c/x',
    ]);
    expect(lead({ name: 'product/listing/search', query: { busca: 'a b' } })).toEqual([
      '/busca',
      '/busca?busca=a+b',
    ]);
  });

  it('has the query that is said, and the address beside it before that', () => {
    const rota = { name: category, params: { categoriaNivel2: 'cabos' }, query: { marca: '3', order: 'X' } };
    expect(lead(rota)).toEqual(['/cabos', '/cabos?marca=3&order=X']);
    const url = 'https://plataforma.example/cabos?marca=3';
    expect(lead(rota, { url })).toEqual(['/cabos', '/cabos?marca=3']);
    expect(lead({ name: 'product/detail', params: { produto: 'x' } }, { url: `${SITE}/x.html` })).toEqual([
      '/x.html',
      '/x.html',
    ]);
  });

  it('stays as it is said, and unknown where nothing says it', () => {
    const rota = { name: category, route: '/a?b=1', path: '/a', params: { categoriaNivel2: 'x' }, query: {} };
    expect(normalizeAnswer({ rota, url: `${SITE}/y` }, hosts())).toEqual({ rota, url: `${SITE}/y` });
    for (const given of [
      { name: category, params: {} },
      { name: 'outra' },
      { name: category, params: { categoriaNivel2: 7 } },
    ]) {
      expect(normalizeAnswer({ rota: given }, hosts())).toEqual({ rota: given });
    }
    expect(normalizeAnswer({ rota: [], url: `${SITE}/y` }, hosts())).toEqual({ rota: {}, url: `${SITE}/y` });
  });
});

describe('an answer in our spelling', () => {
  it('has maps where PHP wrote lists, and numbers where it wrote text', () => {
    const answer = {
      precos: { de: '139.90', por: '104.9', vista: 96.51, descontoVista: '8' },
      rota: [],
      atributos: [],
      subtotal: { valor: '10.50', descontoVista: { desconto: '1.5', valor: '9' } },
      info: { total: '46', filtros: { marca: '3' } },
    };
    expect(normalizeAnswer(answer, hosts())).toEqual({
      precos: { de: 139.9, por: 104.9, vista: 96.51, descontoVista: 8 },
      rota: {},
      atributos: [],
      subtotal: { valor: 10.5, descontoVista: { desconto: 1.5, valor: 9 } },
      info: { total: 46, filtros: { marca: '3' } },
    });
  });

  it('leaves texts that only look like numbers, and payloads as they came', () => {
    const answer = {
      sku: '00123',
      ean: '7890000000017',
      nome: '48',
      itens: [{ id: 1, label: 'Comprimento', valor: '2' }],
      fretes: [{ id: '1', label: 'Econômica', valor: '11.90', prazo: '3' }],
      carrinho: { tipo: 'produto', itens: [{ idProduto: '7', quantidade: '1', adicional: '' }] },
    };
    expect(normalizeAnswer(answer, hosts())).toEqual({
      ...answer,
      fretes: [{ id: '1', label: 'Econômica', valor: 11.9, prazo: '3' }],
    });
  });
});

describe('cookies of a hosted platform', () => {
  it.each([
    [
      'PHPSESSID=a; Path=/; Domain=plataforma.example; Secure; HttpOnly; SameSite=None',
      false,
      'PHPSESSID=a; Path=/; HttpOnly; SameSite=Lax',
    ],
    [
      'PHPSESSID=a; path=/; domain=.x.example; secure; SameSite=None',
      true,
      'PHPSESSID=a; path=/; secure; SameSite=None',
    ],
    ['a=b', false, 'a=b'],
  ])('%s on our host', (line, https, expected) => expect(ownCookie(line, https)).toBe(expected));

  const hint = (call: string, method: string, answer: unknown, cookie: string | null = null) =>
    hintCookie({ call, method, answer, cookie, https: false })?.split(';', 1)[0];

  it('tell what there is to ask for', () => {
    expect(hint('checkout/cart', 'GET', { quantidadeTotal: 0 })).toBeUndefined();
    expect(hint('checkout/cart', 'GET', { quantidadeTotal: 2 })).toBe('vitrine=c');
    expect(hint('checkout/cart', 'POST', { quantidadeTotal: 0 })).toBe('vitrine=c');
    expect(hint('checkout/cart', 'POST', {}, 'vitrine=c')).toBeUndefined();
    expect(hint('checkout/cart', 'GET', {}, 'vitrine=cl')).toBeUndefined();
    expect(hint('checkout/login', 'POST', { logado: true }, 'vitrine=c')).toBe('vitrine=cl');
    expect(hint('checkout/user', 'GET', { logado: false }, 'vitrine=cl')).toBe('vitrine=c');
    expect(hint('checkout/user', 'GET', { logado: false })).toBeUndefined();
    expect(hint('checkout/logout', 'POST', { sucesso: true }, 'vitrine=cl')).toBe('vitrine=');
    expect(hint('url/home', 'GET', {})).toBeUndefined();
  });
});

describe('pages of a hosted platform', () => {
  it.each([
    ['/checkout/pagamento', true],
    ['/checkout/recuperacao', true],
    ['/minha-conta', true],
    ['/minha-conta/pedido', true],
    ['/checkout/carrinho/', false],
    ['/checkout/carrinho', false],
    ['/checkout/acesso', false],
    ['/checkoutx', false],
    ['/', false],
  ])('%s: %s', (path, expected) => expect(isPlatformPage(path)).toBe(expected));
});
