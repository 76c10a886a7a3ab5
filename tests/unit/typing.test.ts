import { expect, it } from 'vitest';
import { toleratedErrors, typingErrors } from '#lib/domain/kernel/typing.ts';

it.each([
  ['hdmi', 'hdmi', 0],
  ['hmdi', 'hdmi', 1],
  ['hdmi', 'hmdi', 1],
  ['guitara', 'guitarra', 1],
  ['spliterr', 'splitter', 2],
  ['optco', 'optico', 1],
  ['', 'rca', 3],
  ['rca', '', 3],
  ['', '', 0],
  ['abc', 'xyz', 3],
])('from %j to %j it takes %d typing errors', (a, b, errors) => {
  expect(typingErrors(a, b)).toBe(errors);
});

it('tolerates none in three letters, one in four, two in six', () => {
  expect([3, 4, 5, 6, 20].map(toleratedErrors)).toEqual([0, 1, 1, 2, 2]);
});
