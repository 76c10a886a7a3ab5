import { expect, it } from 'vitest';
import { isTechnical } from '#lib/domain/catalogue/technical-sheet.ts';
import { productText } from '#lib/text/product.ts';

const sheet = (...valores: readonly string[]) => [{ itens: valores.map((valor) => ({ valor })) }];

it.each([
  [['Algodão', 'Azul', '42', 'Gola V'], false],
  [[], false],
  [['Algodão', '1,5 m'], true],
  [['8K'], true],
  [['55"'], true],
  [['75 Ω'], true],
])('%j is technical: %s', (valores, technical) => {
  expect(isTechnical(sheet(...valores))).toBe(technical);
  expect(productText.specs(technical)).toBe(technical ? 'Ficha técnica' : 'Características');
});
