import { describe, expect, it } from 'vitest';
import { parseSearch } from '#lib/domain/catalogue/search-query.ts';

describe('a price in a search', () => {
  it.each([
    ['hdmi até 50 reais', 0, 5000],
    ['hdmi por menos de R$ 50,00', 0, 5000],
    ['hdmi abaixo de 70', 0, 7000],
    ['hdmi menos de 49,90', 0, 4990],
    ['hdmi de 50 a 100 reais', 5000, 10_000],
    ['hdmi entre R$ 50 e R$ 100', 5000, 10_000],
    ['hdmi acima de 500 reais', 50_000, 2_147_483_647],
  ])('of %j is from %d to %d centavos', (text, de, ate) => {
    expect(parseSearch(text)).toMatchObject({
      words: ['hdmi'],
      measures: [],
      intent: { price: { de, ate } },
    });
  });
});

describe('a number of a name before a limit', () => {
  it.each([
    ['hdmi 2.1 até 100 reais', 'hdmi 2.1', { price: { de: 0, ate: 10_000 } }],
    ['cabo cat6 até 50 reais', 'cabo cat6', { price: { de: 0, ate: 5000 } }],
    ['splitter 1x4 até 300 reais', 'splitter 1x4', { price: { de: 0, ate: 30_000 } }],
    ['cabo cat6 até 20 metros', 'cabo cat6', { length: { de: 0, ate: 20 } }],
  ])('stays in %j', (text, rest, intent) => {
    expect(parseSearch(text).words).toEqual(parseSearch(rest).words);
    expect(parseSearch(text)).toMatchObject({ intent });
  });
});

describe('a range of lengths', () => {
  it.each([
    ['hdmi de 3 a 5 metros', 3000, 5000],
    ['hdmi entre 3 e 5m', 3000, 5000],
    ['hdmi até 2 metros', 0, 2000],
    ['hdmi mais de 15 metros', 15_001, 999_999_000],
  ])('of %j is from %d to %d millimetres', (text, de, ate) => {
    const { words, measures } = parseSearch(text);
    expect(words).toEqual(['hdmi']);
    expect(measures).toMatchObject([{ codigo: 'comprimento', range: { de, ate } }]);
  });
});

describe('one length', () => {
  it.each(['1 metro e meio', '1m50', '150cm', '1,50', '1,50m', 'um metro e meio', '1.5 m'])(
    'is a metre and a half in %j',
    (text) => {
      expect(parseSearch(`hdmi ${text}`)).toMatchObject({
        words: ['hdmi'],
        measures: [{ codigo: 'comprimento', range: { de: 1500, ate: 1500 } }],
      });
    },
  );
});

it('words of shopping are an order or a filter', () => {
  expect(parseSearch('cabo hdmi bom e barato')).toMatchObject({
    words: ['cabo', 'hdmi'],
    intent: { cheapestFirst: true, offers: false },
  });
  expect(parseSearch('promoção')).toMatchObject({ words: [], intent: { offers: true } });
});

it('what is in quotation marks is read as it is', () => {
  expect(parseSearch('"cabo barato"')).toMatchObject({
    words: ['cabo', 'barato'],
    literal: true,
    intent: { cheapestFirst: false },
  });
});

it.each([
  ['hdmi pra tv', ['hdmi', 'para', 'tv']],
  ['hdmi p/ tv c/ som', ['hdmi', 'para', 'tv', 'com', 'som']],
  ['vga > hdmi', ['vga', 'para', 'hdmi']],
  ['vga x hdmi', ['vga', 'para', 'hdmi']],
  ['transformar vga em hdmi', ['conversor', 'vga', 'para', 'hdmi']],
  ['hdmi2.1', ['hdmi', '2.1']],
  ['conex%C3%A3o', ['conexao']],
  ['conexÃ£o', ['conexao']],
  ['100%_', ['100']],
  ['%zz', ['zz']],
])('%j is read as %j', (text, words) => {
  expect(parseSearch(text).words).toEqual(words);
});
