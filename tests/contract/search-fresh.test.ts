/** Queries of homes, companies and chance, by their rules. First counts stand in docs/search.md; these are those after mending. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRESH } from '../search/asked.ts';
import { askWith, judge, meanOf } from '../search/asked-score.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

/** Up to 200 searches, each read for the first time. */
const ENOUGH = 180_000;

it.each([5, 6, 7, 8, 10, 11, 13, 17])(
  'have 0.96 of all three in batch %i',
  async (batch) => {
    const judged = await judge(FRESH[batch - 1] ?? [], askWith(store));
    const { precision, recall, reciprocal } = meanOf(judged);
    expect(Math.min(precision, recall, reciprocal)).toBeGreaterThanOrEqual(0.96);
    expect(judged.filter(({ right, precision: said }) => right.size === 0 && said < 1)).toEqual([]);
  },
  ENOUGH,
);

it.each([
  ['cabo usb impressora', ['impressora']],
  ['cabo de rede de 5 m pra minha tv', []],
  ['notebook hdmi em projetor vga', []],
])('%s tells what it leaves out', async (busca, told) => {
  expect((await askWith(store)(busca)).without).toEqual(told);
});
