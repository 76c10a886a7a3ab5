import { expect, it } from 'vitest';
import type { Goods } from '#lib/platform/catalogue/memory/entry.ts';
import { createRanking } from '#lib/platform/catalogue/memory/ranking.ts';

const goods = (id: number, popularidade: number): Goods => ({
  id,
  popularidade,
  desde: 0,
  ate: null,
  vendas: 0,
  criado: 0,
  nota: null,
  opinioes: 0,
  favoritos: 0,
  nome: '',
  unavailable: false,
  run: { from: 0, own: 0, all: 0 },
  offer: { normal: null, por: null, desconto: null, marks: [] },
  scheduled: [],
});

it('has the most popular first, and of two alike the one with the lower id', () => {
  const ranking = createRanking();
  for (const one of [goods(3, 5), goods(1, 5), goods(2, 9)]) ranking.add(one);
  expect(ranking.inOrder().map(({ id }) => id)).toEqual([2, 1, 3]);
});

it('follows products that come, go and change', () => {
  const ranking = createRanking();
  const [first, second] = [goods(1, 5), goods(2, 4)];
  ranking.add(first);
  ranking.add(second);
  expect(ranking.inOrder()).toEqual([first, second]);
  const changed = goods(2, 6);
  ranking.remove(second);
  ranking.add(changed);
  expect(ranking.inOrder()).toEqual([changed, first]);
  ranking.remove(first);
  expect(ranking.inOrder()).toEqual([changed]);
  expect(ranking.inOrder()).toEqual([changed]);
});

it('never had what goes before it was asked for', () => {
  const ranking = createRanking();
  const gone = goods(1, 5);
  ranking.add(gone);
  ranking.remove(gone);
  expect(ranking.inOrder()).toEqual([]);
});
