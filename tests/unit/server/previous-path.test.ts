import { describe, expect, it } from 'vitest';
import { previousPath, returnPath } from '#lib/server/page/previous-path.ts';

const visit = (referer?: string): Request =>
  new Request('http://loja.example/cabos', referer === undefined ? {} : { headers: { Referer: referer } });

describe('previousPath', () => {
  it('is path and query of the page of this shop the visitor came from', () => {
    expect(previousPath(visit('http://loja.example/busca?busca=hdmi'))).toBe('/busca?busca=hdmi');
  });

  it('is nothing for a first visit, for another site and for a broken header', () => {
    expect(previousPath(visit())).toBeUndefined();
    expect(previousPath(visit('https://outra.example/'))).toBeUndefined();
    expect(previousPath(visit('cabos'))).toBeUndefined();
  });

  it('is nothing where it would lead back to the page that failed', () => {
    expect(previousPath(visit('http://loja.example/cabos?pg=2'))).toBeUndefined();
  });
});

describe('returnPath', () => {
  it.each([
    ['/', '/'],
    ['/cabos-de-video/hdmi?pg=2&ipp=24', '/cabos-de-video/hdmi?pg=2&ipp=24'],
    ['/checkout/carrinho/', '/checkout/carrinho/'],
    ['/busca?busca=cabo%20%C3%B3ptico', '/busca?busca=cabo%20%C3%B3ptico'],
    ['/cabo#avaliacoes', '/cabo#avaliacoes'],
    ['/busca?busca=https://outra.example', '/busca?busca=https://outra.example'],
    ['/cabos/../marcas', '/marcas'],
    ['/cabos?utm_source=x&pg=2&gclid=y#topo', '/cabos?pg=2#topo'],
  ])('lets %s be gone back to', (value, path) => {
    expect(returnPath(value)).toBe(path);
  });

  it.each([
    ...['', ' ', 'cabos', './cabos', '?pg=2', '#topo', null, undefined, 7, {}, ['/cabos']],
    ...['https://outra.example', 'http://outra.example/', 'HTTPS://outra.example', 'ftp://outra.example'],
    ...[
      '//outra.example',
      '///outra.example',
      '////outra.example',
      '//outra.example/%2f..',
      '// outra.example',
    ],
    ...[
      '/\\outra.example',
      '\\\\outra.example',
      '\\/outra.example',
      '/\\/outra.example',
      '/\\\\outra.example',
    ],
    ...[
      '/\t/outra.example',
      '/\n/outra.example',
      '/\r/outra.example',
      '\t//outra.example',
      '/\t\\outra.example',
    ],
    ...['/.//outra.example', '/..//outra.example', '/././/outra.example', '/a/..//outra.example'],
    ...['/%2e//outra.example', '/%2E%2E//outra.example', '/.\\/outra.example', '/.\t//outra.example'],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'],
    ...['javascript://%0aalert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox', 'blob:x'],
    ...['https:outra.example', 'https:/outra.example', 'https:\\outra.example', ':outra.example'],
    ...['loja.invalid', '//loja.invalid.outra.example', '//loja.invalid@outra.example', '//@outra.example'],
    ...['//outra.example:80', '//[::1]', '//0x7f000001', '//%6futra.example', '//outra\u3002example'],
    ...[
      '@outra.example',
      '.outra.example',
      '\u0000//outra.example',
      '\ufeff//outra.example',
      '\u00a0//x.example',
    ],
    ...['/api/v2/front/checkout/logout', '/api', '/upload/x.png', '/_image?href=x', `/${'a'.repeat(2000)}`],
  ])('leads nowhere else: %j', (value) => {
    expect(returnPath(value)).toBeUndefined();
  });

  it('never gives a browser anything that leaves the shop', () => {
    const parts = ['/', '\\', '.', '..', '//', '\t', '%2f', '%5c', '@', ':', '?', '#', 'outra.example'];
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const path = returnPath(`/${first}${second}${third}`);
          if (path !== undefined)
            expect(new URL(path, 'https://loja.example').origin).toBe('https://loja.example');
        }
      }
    }
  });
});
