import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLexemeNumbers } from '#lib/platform/catalogue/search/lexeme-numbers.ts';

const ended = (word: string): Buffer => Buffer.from(`${word}\0`, 'latin1');

it('numbers words as they come, each of them once, and finds every one again', () => {
  const numbers = createLexemeNumbers();
  // More than a first table holds.
  const words = Array.from({ length: 5000 }, (_, index) => `palavra${index}`);
  for (const round of [1, 2])
    for (const [index, word] of words.entries())
      expect(numbers.numberAt(ended(word), 0), `round ${round}`).toBe(index);
  expect(numbers.lexemes).toEqual(words);
});

it('tells apart whatever differs in a byte, wherever it stands, and says where it ended', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\xc3', '\xa7'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), (words) => {
      const numbers = createLexemeNumbers();
      const bytes = ended(words.join('\0'));
      const known: string[] = [];
      let at = 0;
      for (const word of words) {
        if (!known.includes(word)) known.push(word);
        expect(numbers.numberAt(bytes, at)).toBe(known.indexOf(word));
        expect(numbers.end()).toBe(at + word.length);
        at = numbers.end() + 1;
      }
      expect(numbers.lexemes).toEqual(known);
    }),
  );
});
