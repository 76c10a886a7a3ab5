import { describe, expect, it } from 'vitest';
import { searchText, searchWords } from '#lib/domain/search-words.ts';

describe('search words', () => {
  it.each([
    ['  Cabo  ÓPTICO ', ['cabo', 'optico']],
    ['hdmi', ['hdmi']],
    ['1,8 m', ['1,8', 'm']],
    ['100%_\\', ['100%_\\']],
    ['coração', ['coracao']],
    ['a\u0000b\tc\nd', ['a', 'b', 'c', 'd']],
    ['', []],
    [' \u0000\u200b ', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('are at most eight', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('the search text', () => {
  it('has at most 100 characters and cuts none in half', () => {
    expect(searchText('x'.repeat(101))).toBe('x'.repeat(100));
    expect(searchText('😀'.repeat(101))).toBe('😀'.repeat(100));
  });
});
