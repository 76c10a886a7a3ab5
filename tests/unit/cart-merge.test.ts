import { expect, it } from 'vitest';
import { mergedLines } from '#lib/platform/cart/merge.ts';

const line = (id_produto: number, quantidade = 1, adicional = '') => ({
  tipo: 'produto' as const,
  id_produto,
  id_atributo_simples: 0,
  id_unidade_venda: 0,
  id_armazem: 0,
  adicional,
  parametros: '',
  quantidade,
});
const lines = (count: number, from = 1) => Array.from({ length: count }, (_, index) => line(from + index));

it('adds up what both carts have, and takes in what one has', () => {
  expect(mergedLines([line(1, 2), line(2, 5)], [line(1, 3), line(3, 1)])).toEqual([line(1, 5), line(3, 1)]);
});

it('tells lines apart by everything but their quantity', () => {
  expect(mergedLines([line(1, 2, 'gravado')], [line(1, 3)])).toEqual([line(1, 3)]);
});

it('changes nothing when nothing is brought', () => {
  expect(mergedLines([line(1, 2)], [])).toEqual([]);
});

it.each([
  [99, 3, 1],
  [100, 3, 0],
  [101, 3, 0],
  [0, 101, 100],
])('a cart of %i lines takes %i new ones as far as 100: %i', (own, brought, taken) => {
  expect(mergedLines(lines(own), lines(brought, 1000))).toHaveLength(taken);
});

it('adds to lines of a full cart', () => {
  expect(mergedLines(lines(100), [line(7, 2), line(500)])).toEqual([line(7, 3)]);
});

it('keeps quantities within what a line can hold', () => {
  expect(mergedLines([line(1, 1_000_000_000)], [line(1, 1_000_000_000)])).toEqual([line(1, 1_000_000_000)]);
});
