import { describe, expect, it } from 'vitest';
import {
  comparedAs,
  comparedSearch,
  comparisonRows,
  readCompared,
} from '#lib/domain/catalogue/comparison.ts';

describe('an address', () => {
  it.each([
    ['', []],
    ['p=a', ['a']],
    ['p=a&p=b&p=a', ['a', 'b']],
    ['p=a,b', ['a', 'b']],
    ['p=A-1', ['a-1']],
    ['p=a&p=b&p=c&p=d&p=e', ['a', 'b', 'c', 'd']],
    ['p=../x&p=<b>&p=&p=a%00&p=-a&p=a/b', []],
    ['p=tela-fio-1.90&p=a_b&p=a..b&p=.a', ['tela-fio-1.90', 'a_b']],
    [`p=${'a'.repeat(150)}`, ['a'.repeat(150)]],
    [`p=${'a'.repeat(151)}`, []],
  ])('%s names %j', (query, slugs) => {
    expect(readCompared(new URLSearchParams(query))).toEqual(slugs);
  });

  it('is read back from its spelling', () => {
    expect(comparedSearch([])).toBe('');
    expect(comparedSearch(['a', 'b'])).toBe('?p=a&p=b');
  });
});

describe('a product', () => {
  it.each([
    [{ produto: 'cabo' }, '/outro', 'cabo'],
    [{}, '/cabo', 'cabo'],
    [{}, '/cabo.html', 'cabo'],
    [{}, '/tela-fio-1.90', 'tela-fio-1.90'],
    [{}, '/tela-fio-1.90.html', 'tela-fio-1.90'],
    [{ produto: '' }, '/cabo', 'cabo'],
    [{}, '', undefined],
    [{}, '/loja/cabo', undefined],
    [{ produto: 'a b' }, '/a b', undefined],
  ])('with %j at %j is named %j', (params, path, name) => {
    expect(comparedAs({ params, path })).toBe(name);
  });
});

describe('rows', () => {
  const length = (valor: string) => ({ label: 'Comprimento', valor });

  it('hold every label once, with a gap where a product has none', () => {
    expect(comparisonRows([[length('2 m')], [length('2 m'), { label: 'Cor', valor: 'Preto' }]])).toEqual([
      { label: 'Comprimento', values: ['2 m', '2 m'], differs: false },
      { label: 'Cor', values: ['', 'Preto'], differs: true },
    ]);
  });

  it('of one product never differ', () => {
    expect(comparisonRows([[length('2 m')]])[0]?.differs).toBe(false);
    expect(comparisonRows([])).toEqual([]);
  });
});
