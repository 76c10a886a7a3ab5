import { describe, expect, it } from 'vitest';
import { addressesIn, namedFor, nameOfAddress, webAddress } from '#lib/domain/media/brought-picture.ts';

describe('addresses in a cell', () => {
  it.each([
    ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
    [
      'https://a.example/1.jpg|https://a.example/2.jpg',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    [
      'https://a.example/1.jpg, https://a.example/2.jpg',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    [
      'https://a.example/1.jpg https://a.example/2.jpg',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    [
      'https://a.example/1.jpg;\nhttps://a.example/2.jpg;',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    ['https://a.example/w_300,h_300/1.jpg', ['https://a.example/w_300,h_300/1.jpg']],
    [String.raw`https://a.example/w\,h.jpg`, ['https://a.example/w,h.jpg']],
    ['https://a.example/foto azul.jpg', ['https://a.example/foto azul.jpg']],
    ['//cdn.example/1.jpg', ['https://cdn.example/1.jpg']],
    [
      '/upload/midia/a-0123456789abcdef.webp, /upload/midia/b-0123456789abcdef.webp',
      ['/upload/midia/a-0123456789abcdef.webp', '/upload/midia/b-0123456789abcdef.webp'],
    ],
    [' | ,; ', []],
    ['', []],
  ])('%j are %j', (cell, addresses) => {
    expect(addressesIn(cell)).toEqual(addresses);
  });

  it('are of the web, without a password, and not longer than 2,000 characters', () => {
    const long = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`;
    expect(webAddress(long(2_000))?.host).toBe('a.example');
    for (const text of [
      long(2_001),
      'ftp://a.example/1.jpg',
      'foto.jpg',
      'https://u:p@a.example/1.jpg',
      'data:,x',
    ]) {
      expect(webAddress(text)).toBeUndefined();
    }
  });

  it('name a picture by the end of the path', () => {
    expect(nameOfAddress(new URL('https://a.example/x/caf%C3%A9.jpg?v=1'))).toBe('café.jpg');
    expect(nameOfAddress(new URL('https://a.example/%E0%A4%A.jpg'))).toBe('%E0%A4%A.jpg');
    expect(nameOfAddress(new URL('https://a.example/'))).toBe('a.example');
  });
});

describe('a file of a ZIP', () => {
  it.each([
    ['CABO.jpg', ['CABO 1']],
    ['pasta/cabo-10.JPG', ['CABO-10 1', 'CABO 10']],
    ['CABO-10-2.png', ['CABO-10-2 1', 'CABO-10 2']],
    ['CABO_02.png', ['CABO_02 1', 'CABO 2']],
    ['CABO (3).webp', ['CABO (3) 1', 'CABO 3']],
    ['CABO-0.jpg', ['CABO-0 1']],
    ['CABO-100.jpg', ['CABO-100 1']],
    ['V1.2-3.jpg', ['V1.2-3 1', 'V1.2 3']],
    ['.jpg', []],
  ])('%s may be of %j', (path, codes) => {
    expect(namedFor(path).map(({ codigo, ordem }) => `${codigo} ${ordem}`)).toEqual(codes);
  });
});
