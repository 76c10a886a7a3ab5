import { describe, expect, it } from 'vitest';
import { completeTerm, groupMeasure, groupWords, joinNumber } from '#lib/platform/catalogue/search/groups.ts';

const SYNONYMS = new Map([
  ['cabo de rede', ['patch cord']],
  ['de rede', ['rede']],
  ['dp', ['DisplayPort']],
  ['3.5 mm', ['P2', 'P3']],
]);
const isStop = (word: string) => ['de', 'para'].includes(word);

describe('the groups of a search', () => {
  it('are its words with what else they are called', () => {
    expect(groupWords(['dp', 'para', 'hdmi'], SYNONYMS, isStop)).toEqual([['dp', 'DisplayPort'], ['hdmi']]);
  });

  it('take the longest term there is', () => {
    expect(groupWords(['cabo', 'de', 'rede', 'azul'], SYNONYMS, isStop)).toEqual([
      ['cabo de rede', 'patch cord'],
      ['azul'],
    ]);
  });

  it('are none for nothing and for words that say nothing', () => {
    expect(groupWords([], SYNONYMS, isStop)).toEqual([]);
    expect(groupWords(['de', 'para'], SYNONYMS, isStop)).toEqual([]);
  });

  it('know what a measure is called', () => {
    expect(groupMeasure(['3.5 mm'], SYNONYMS)).toEqual(['3.5 mm', 'P2', 'P3']);
  });
});

it('a bare number belongs to the word before it, in each of its names', () => {
  expect(joinNumber(['dp', 'DisplayPort'], ['1.4'])).toEqual(['dp 1.4', 'DisplayPort 1.4']);
  expect(joinNumber(['dp'], ['hdmi'])).toBeUndefined();
  expect(joinNumber(undefined, ['1.4'])).toBeUndefined();
});

it('a term that is being typed is read as the whole term', () => {
  expect(completeTerm(['azul', 'cabo', 'de', 're*'], SYNONYMS)).toEqual(['azul', 'cabo', 'de', 'rede']);
  expect(completeTerm(['cabo', 'azul'], SYNONYMS)).toEqual(['cabo', 'azul']);
  expect(completeTerm(['d'], SYNONYMS)).toEqual(['d']);
  expect(completeTerm([], SYNONYMS)).toEqual([]);
});
