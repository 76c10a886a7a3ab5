import { expect, it } from 'vitest';
import { phrasesOf } from '#lib/platform/catalogue/search/phrases.ts';

const word = (lexeme: string, distance = 0, begins = false) => ({ lexeme, begins, distance });

it.each([
  ["'hdmi'", [[word('hdmi')]]],
  ["'hdm':*", [[word('hdm', 0, true)]]],
  ["'display' <-> 'port':*", [[word('display'), word('port', 1, true)]]],
  ["'cab' <2> 'red' | 'rj45'", [[word('cab'), word('red', 2)], [word('rj45')]]],
])('reads %s', (query, phrases) => {
  expect(phrasesOf(query)).toEqual(phrases);
});

it.each(["'a' & 'b'", "('a')", "!'a'", "'a", "'a':B"])('refuses %s, which no search makes', (query) => {
  expect(() => phrasesOf(query)).toThrow('cannot be read');
});
