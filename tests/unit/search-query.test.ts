import { describe, expect, it } from 'vitest';
import { parseSearch } from '#lib/domain/catalogue/search-query.ts';
import { searchText } from '#lib/domain/catalogue/search-text.ts';
import { searchPageText } from '#lib/text/catalog.ts';

describe('the words of a search', () => {
  it.each([
    ['  Cabo  ÓPTICO ', ['cabo', 'optico']],
    ['hdmi 2.1', ['hdmi', '2.1']],
    ['adaptador usb-c/hdmi.', ['adaptador', 'usb', 'c', 'hdmi']],
    ['coração', ['coracao']],
    ['a\u0000b\tc\nd', ['a', 'b', 'c', 'd']],
    ['fio 2 × 2,5 mm²', ['fio', '2x2.5']],
    ['splitter 1 x 4', ['splitter', '1x4']],
    ["100%_\\' or", ['100', 'or']],
    ['cat6a', ['cat6a']],
    ['painel 24p', ['painel', '24', 'portas']],
    ['1080p', ['1080p']],
    ['', []],
    [' \u0000\u200b ', []],
    ['😀 " & | ! : *', []],
  ])('%j are %j', (text, words) => {
    expect(parseSearch(text).words).toEqual(words);
  });

  it('are at most eight, and 24 with the ones that say nothing', () => {
    expect(parseSearch('b c d f g h i j k l').words).toHaveLength(8);
    expect(parseSearch('preciso de um cabo para a minha tv e a caixa de som').words).toHaveLength(13);
    expect(parseSearch('a o '.repeat(15)).words).toHaveLength(24);
  });
});

describe('the measures of a search', () => {
  it.each([
    ['hdmi 2m', 'comprimento', 2000, 2000],
    ['hdmi 2 M', 'comprimento', 2000, 2000],
    ['10 metros', 'comprimento', 10_000, 10_000],
    ['1 metro', 'comprimento', 1000, 1000],
    ['1,5m', 'comprimento', 1500, 1500],
    ['50 cm', 'comprimento', 500, 500],
    ['10mts', 'comprimento', 10_000, 10_000],
    ['0m', 'comprimento', 0, 0],
    ['hdmi 48gbps', 'largura-de-banda', 47_040, 48_960],
    ['48 Gb/s', 'largura-de-banda', 47_040, 48_960],
    ['12g-sdi', 'largura-de-banda', 11_760, 12_240],
    ['144hz', 'taxa-maxima', 144_000, 2_147_483_647],
    ['60hz', 'taxa-maxima', 60_000, 2_147_483_647],
    ['200mm', 'comprimento', 200, 200],
    ['75 ohms', 'impedancia', 75_000, 75_000],
    ['75Ω', 'impedancia', 75_000, 75_000],
    ['100w', 'potencia', 100_000, 2_147_483_647],
    ['2,5mm', 'secao-do-condutor', 2500, 2500],
    ['2,5 mm²', 'secao-do-condutor', 2500, 2500],
    ['24 awg', 'bitola', 24_000, 24_000],
    ['999999m', 'comprimento', 999_999_000, 999_999_000],
  ])('of %j are %s from %d to %d thousandths', (text, codigo, de, ate) => {
    const { measures, words } = parseSearch(text);
    expect(measures).toMatchObject([{ codigo, range: { de, ate } }]);
    expect(words.join('')).not.toMatch(/\d/);
  });

  it.each(['4k', 'p2', 'usb4', 'm10', 'hdmi 2.1', '1x4', 'dp80', '1000000m', 'cat6'])(
    'are none in %j',
    (text) => {
      expect(parseSearch(text).measures).toEqual([]);
    },
  );

  it.each([
    ['hdmi de 60 a 80 metros', '60 a 80 m'],
    ['hdmi mais de 400 metros', 'mais de 400 m'],
    ['hdmi 400m ou mais', '400 m ou mais'],
    ['hdmi até 0,2 m', 'até 0,2 m'],
    ['hdmi menos de 1m', 'menos de 1 m'],
  ])('of %j are told as %j', (text, typed) => {
    expect(parseSearch(text).measures).toMatchObject([{ typed }]);
    expect(searchPageText.without([typed], false)).toBe(`Não temos nada com ${typed}.`);
  });

  it('are unwanted after a refusal', () => {
    const { measures, refused, words } = parseSearch('hdmi que não seja de 2 metros preto');
    expect(refused).toMatchObject([{ codigo: 'comprimento', range: { de: 2000, ate: 2000 } }]);
    expect({ measures, words }).toEqual({ measures: [], words: ['hdmi', 'preto'] });
  });

  it('may be several', () => {
    expect(parseSearch('hdmi 48g 2m').measures.map(({ codigo }) => codigo)).toEqual([
      'largura-de-banda',
      'comprimento',
    ]);
  });
});

describe('what may be a code', () => {
  it.each([
    ['FS-HDM-U48-020', 'fshdmu48020'],
    ['fs hdm u48', 'fshdmu48'],
    ['7890000105033', '7890000105033'],
    ['789000', '789000'],
    ['78900', ''],
    ['fs-key', 'fskey'],
    ['cat6', 'cat6'],
    ['p10', ''],
    ['guitarra', ''],
    ['', ''],
  ])('%j is %j', (text, code) => {
    expect(parseSearch(text).code).toBe(code);
  });
});

describe('the search text', () => {
  it('has at most 100 characters and cuts none in half', () => {
    expect(searchText('x'.repeat(101))).toBe('x'.repeat(100));
    expect(searchText('😀'.repeat(101))).toBe('😀'.repeat(100));
  });
});
