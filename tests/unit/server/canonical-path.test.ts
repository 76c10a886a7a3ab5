import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '#lib/server/http/canonical-path.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/cabos/hdmi', '/cabos/hdmi'],
    ['/cabos/hdmi/', '/cabos/hdmi'],
    ['//cabos///hdmi//', '/cabos/hdmi'],
    ['/cabos/hdmi.html', '/cabos/hdmi'],
    ['/cabos/hdmi.html/', '/cabos/hdmi'],
    ['/cabos/index.html', '/cabos'],
    ['/Cabos/HDMI', '/cabos/hdmi'],
    ['/cabos/hdmi.HTML', '/cabos/hdmi'],
    ['/%63abos', '/cabos'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/a.html.html', '/a'],
    ['/checkout/carrinho', '/checkout/carrinho/'],
    ['/checkout/carrinho/', '/checkout/carrinho/'],
    ['//Checkout//carrinho.html', '/checkout/carrinho/'],
    ['/checkout/acesso/', '/checkout/acesso'],
    ['/pagina/quem-somos/', '/pagina/quem-somos'],
    ['/robots.txt', '/robots.txt'],
    ['//evil.example/', '/evil.example'],
  ])('writes %s as %s', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });

  it.each(['/a%2Fb', '/a%5Cb', '/a%', '/%ff'])('leaves %s alone, which no page can be called', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });

  it('leaves a single .html to the platform where products carry it', () => {
    const suffix = { productSuffix: '.html' } as const;
    expect(canonicalPath('/um-cabo.html', suffix)).toBe('/um-cabo.html');
    expect(canonicalPath('/Um-Cabo.html/', suffix)).toBe('/um-cabo.html');
    expect(canonicalPath('/um-cabo', suffix)).toBe('/um-cabo');
    expect(canonicalPath('/cabos/hdmi.html', suffix)).toBe('/cabos/hdmi');
    expect(canonicalPath('/index.html', suffix)).toBe('/');
  });

  it('is its own canonical path, whatever it was made of', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '',
        'index.html',
        '.html',
        'a.html',
        'A',
        '%41',
        '%2e',
        'checkout',
        'carrinho',
        '%25',
        '%C3%87',
      ),
      fc.string().map(encodeURIComponent),
    );
    const paths = fc.array(segment).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(paths, fc.constantFrom('' as const, '.html' as const), (path, productSuffix) => {
        const once = canonicalPath(path, { productSuffix });
        expect(canonicalPath(once, { productSuffix })).toBe(once);
        // A redirect to it never leaves the shop.
        expect(once === path || !once.startsWith('//')).toBe(true);
      }),
    );
  });
});
