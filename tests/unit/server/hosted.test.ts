import { describe, expect, it } from 'vitest';
import { hintCookie, ownCookie } from '#lib/server/hosted/cookies.ts';
import { createOwnHosts } from '#lib/server/hosted/hosts.ts';
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
    own.learn({ rota: { path: '/hdmi' }, url: 'https://www.loja-de-cabos.example/hdmi' });
    expect(own.bringHome('https://www.loja-de-cabos.example/x')).toBe(`${SITE}/x`);
  });

  it('come home in the text of an answer too, where HTML stands in JSON', () => {
    const text = JSON.stringify({ descricao: '<a href="https://plataforma.example">x</a>' });
    expect(JSON.parse(hosts().bringHome(text))).toEqual({ descricao: `<a href="${SITE}">x</a>` });
  });

  it('stay away where a menu leads to another site', () => {
    const own = hosts();
    own.learn({ tipo: 'personalizado', link: 'https://blog.example/artigo', rota: { path: '/x' } });
    expect(own.bringHome('https://blog.example/artigo')).toBe('https://blog.example/artigo');
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
    ['/ligar', true],
    ['/ligar/tv/soundbar', true],
    ['/ligarx', false],
    ['/checkoutx', false],
    ['/', false],
  ])('%s: %s', (path, expected) => expect(isPlatformPage(path)).toBe(expected));
});
