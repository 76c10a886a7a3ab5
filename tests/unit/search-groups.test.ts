import { describe, expect, it } from 'vitest';
import {
  completeTerm,
  groupMeasure,
  groupTokens,
  joinNumber,
} from '#lib/platform/catalogue/search/query-groups.ts';

const SYNONYMS = new Map([
  ['cabo de rede', ['patch cord']],
  ['de rede', ['rede']],
  ['dp', ['DisplayPort']],
  ['3.5 mm', ['P2', 'P3']],
]);
const token = (text: string) => ({
  text,
  typed: text,
  stop: ['de', 'para', 'sem'].includes(text),
  colour: text === 'azul',
  unknown: text === 'sata',
  corrections: [],
});
const groups = (...words: readonly string[]) =>
  groupTokens(words.map(token), SYNONYMS, { uses: new Set(['dp']) });

describe('the groups of a search', () => {
  it('are its words with what else they are called', () => {
    expect(groups('dp', 'para', 'hdmi')).toMatchObject([
      { group: ['dp', 'DisplayPort'], aim: false, use: true },
      { group: ['hdmi'], aim: true, use: false },
    ]);
  });

  it('take the longest term there is', () => {
    expect(groups('cabo', 'de', 'rede', 'azul')).toMatchObject([
      { group: ['cabo de rede', 'patch cord'], typed: 'cabo de rede', colour: false },
      { group: ['azul'], colour: true },
    ]);
  });

  it('are none for nothing and for words that say nothing', () => {
    expect(groups()).toEqual([]);
    expect(groups('de', 'para')).toEqual([]);
  });

  it('say what nothing answers to, and what a product should be without', () => {
    expect(groups('sata', 'sem', 'dp')).toMatchObject([
      { typed: 'sata', unknown: true },
      { typed: 'sem dp', group: ['semdp', 'semdisplayport'], unknown: false, use: false },
    ]);
  });

  it('have letters and digits together and apart', () => {
    expect(groups('rg59')[0]?.group).toEqual(['rg59', 'rg 59']);
    expect(groups('cat6a')[0]?.group).toEqual(['cat6a', 'cat 6a', 'cat 6 a']);
    expect(groups('os2')[0]?.group).toEqual(['os2']);
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
  expect(completeTerm(['cabo', 'd'], SYNONYMS)).toEqual(['cabo', 'd']);
  expect(completeTerm(['cabo', 'de'], SYNONYMS)).toEqual(['cabo', 'de']);
  expect(completeTerm(['d'], SYNONYMS)).toEqual(['d']);
  expect(completeTerm([], SYNONYMS)).toEqual([]);
});
