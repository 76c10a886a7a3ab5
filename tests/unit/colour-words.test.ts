import { expect, it } from 'vitest';
import { coloursInOrder, isColour } from '#lib/domain/catalogue/colour-words.ts';

it.each([
  ['cabo vermelho, verde e azul', 'cabo azul verde vermelho'],
  ['preto/branco', 'branco preto'],
  ['cabo vermelho e hdmi', 'cabo vermelho e hdmi'],
  ['verde', 'verde'],
  ['vermelho hdmi azul', 'vermelho hdmi azul'],
])('%s is %s', (line, ordered) => {
  expect(coloursInOrder(line)).toBe(ordered);
});

it.each(['azuis', 'marrons', 'pretas'])('%s is a colour', (word) => {
  expect(isColour(word)).toBe(true);
});
