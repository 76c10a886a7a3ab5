import { describe, expect, it } from 'vitest';
import { productSlug, readAddress } from '#lib/platform/catalogue/page-address.ts';

describe('an address', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['https://outra.example', { kind: 'home' }],
    ['/busca', { kind: 'search' }],
    ['/busca/?busca=hdmi', { kind: 'search' }],
    ['/marcas/tramavia', { kind: 'brand', slug: 'tramavia' }],
    ['/c/8k', { kind: 'landing-page', slug: '8k' }],
    ['/pagina/quem-somos/', { kind: 'page', slug: 'quem-somos' }],
    ['/lista', { kind: 'list', slug: '' }],
    ['/lista.html', { kind: 'list', slug: '' }],
    ['/lista/rack-de-rede.html', { kind: 'list', slug: 'rack-de-rede' }],
    ['/cabo', { kind: 'catalogue', path: '/cabo' }],
    ['cabo', { kind: 'catalogue', path: '/cabo' }],
    ['/cabo.html', { kind: 'catalogue', path: '/cabo' }],
    ['/cabo.html/', { kind: 'catalogue', path: '/cabo' }],
    ['//cabo.example/a/b?pg=2#x', { kind: 'catalogue', path: '/a/b' }],
    ['http://loja.test/a/b/c/', { kind: 'catalogue', path: '/a/b/c' }],
    ['/a//b', { kind: 'catalogue', path: '/a/b' }],
    ['/caf%C3%A9', { kind: 'catalogue', path: '/café' }],
    ['/constructor', { kind: 'catalogue', path: '/constructor' }],
  ])('%s is %j', (url, address) => {
    expect(readAddress(url)).toEqual(address);
  });

  it.each([
    '',
    '/a/b/c/d',
    '/lista/a/b',
    '/pagina',
    '/marcas',
    '/c',
    '/c/a/b',
    '/busca/x',
    '/%00',
    '/%E0%A4%A',
    'http://',
    '/cabos%2f',
    '/cabos%2Fhdmi',
    '/cabos%5c',
    '/a/../b',
    '/%2e%2E/b',
    '/cabo/.',
    '\0',
  ])('%j is none', (url) => {
    expect(readAddress(url)).toBeUndefined();
  });
});

it('a product has an address of one step', () => {
  expect(productSlug('/cabo')).toBe('cabo');
  expect(productSlug('/cabos/hdmi')).toBeUndefined();
});
