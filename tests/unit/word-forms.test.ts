import { expect, it } from 'vitest';
import { infinitiveIn, undiminished } from '#lib/platform/catalogue/search/word-forms.ts';

const TERMS = new Map([
  ['juntar', ['emenda']],
  ['dividir', ['splitter']],
]);

it.each([
  ['junta', 'juntar'],
  ['juntando', 'juntar'],
  ['juntam', 'juntar'],
  ['divide', 'dividir'],
  ['dividindo', 'dividir'],
  ['juntador', 'juntar'],
  ['divididores', 'dividir'],
  ['computador', undefined],
  ['emenda', undefined],
  ['hdmi', undefined],
])('%s is a form of the term %s', (word, term) => {
  expect(infinitiveIn(TERMS, word)).toBe(term);
});

it.each([
  ['chatinho', 'chato'],
  ['cabinhos', 'cabo'],
  ['adaptadorzinho', 'adaptador'],
])('%s may be a small %s', (word, own) => {
  expect(undiminished(word)).toContain(own);
});

it('takes no other word for a diminutive', () => {
  expect(['linha', 'vinho', 'cabo'].flatMap(undiminished)).toEqual([]);
});
