import { expect, it } from 'vitest';
import { suggestedAlt } from '#lib/domain/media/suggested-alt.ts';

it.each([
  ['Cabo', '', 1, 'Cabo'],
  ['Cabo', '', 2, 'Cabo, imagem 2'],
  ['Camiseta', 'Preta / M', 1, 'Camiseta, Preta / M'],
  ['', 'Preta', 1, ''],
] as const)('of %s %s at %i', (nome, part, place, expected) => {
  expect(suggestedAlt(nome, part, place)).toBe(expected);
});
