/** What three judges asked who knew nothing of the search, by class: devices as they are heard, wishes as verbs, what leads, notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRESH } from '../search/asked.ts';
import { type Ask, askWith, judge, meanOf } from '../search/asked-score.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let ask: Ask;
beforeAll(async () => {
  store = await createTestStore();
  ask = askWith(store);
});
afterAll(() => store.close());

it.each([20, 21, 23].map((batch, at) => [at + 1, FRESH[batch] ?? []] as const))(
  'the queries of judge %i come out at 0.96 or more, and what is not sold is told',
  async (_, asked) => {
    const judged = await judge(asked, ask);
    const sold = meanOf(judged.filter(({ right }) => right.size > 0));
    expect(Math.min(sold.precision, sold.recall, sold.reciprocal)).toBeGreaterThan(0.96);
    const missing = judged.filter(({ right }) => right.size === 0);
    expect(missing.filter(({ precision }) => precision === 0).map(({ busca }) => busca)).toEqual([]);
  },
  60_000,
);

describe('a device', () => {
  it.each([
    ['cabo da som bar', 'cabo da soundbar'],
    ['cabo pro not book', 'cabo pro notebook'],
    ['cabo blue ray', 'cabo blu ray'],
    ['cabo placadevideo', 'cabo placa de video'],
    ['cabo do homi tiater', 'cabo do home theater'],
  ])('is the same however it is spelt: %s', async (heard, written) => {
    expect((await ask(heard)).found).toEqual((await ask(written)).found);
  });

  it('counts for more than a shape that nothing for it has, which is told', async () => {
    const { found, without } = await ask('cabo guitarra em l');
    expect(without).toEqual(['em l']);
    expect(found.every((slug) => slug.startsWith('cabo-p10-instrumento'))).toBe(true);
  });
});

it.each([
  'cabo usb c carrega e passa video',
  'cabo tipo c que carrega e transmite imagem',
  'usb c pra carregar e passar imagem',
])('what a cable does is a wish: %s', async (busca) => {
  const { found, without } = await ask(busca);
  expect(without).toEqual([]);
  expect(found[0]).toMatch(/^cabo-usb(?:-c|4)-/);
  expect(
    found.filter((slug) => /para-(?:hdmi|displayport)/.test(slug) && !slug.startsWith('adaptador')),
  ).toEqual([]);
});

it('who wants an adapter is shown cables that lead the same way after it', async () => {
  const { found } = await ask('adaptador usb c para hdmi');
  expect(found[0]).toMatch(/^adaptador-usb-c/);
  expect(found.slice(1).every((slug) => slug.startsWith('cabo-usb-c-para-hdmi'))).toBe(true);
  expect(found.length).toBeGreaterThan(3);
});

it.each(['cabo da onu', 'cabo bnc camera 20m', 'fibra do modem da vivo 10m', 'cabo do subwoofer ativo'])(
  'no notice stands beside what was asked for: %s',
  async (busca) => {
    expect((await ask(busca)).without).toEqual([]);
  },
);

it.each(['fonte 12v', 'direct box'])(
  '%s, of which only descriptions say anything, finds nothing',
  async (busca) => {
    const { total, without } = await ask(busca);
    expect(total).toBe(0);
    expect(without.length).toBeGreaterThan(0);
  },
);

it('a tomada de rede is a keystone or a plate, also on the wall', async () => {
  const { found } = await ask('tomada de rede de parede');
  expect(found.filter((slug) => slug.startsWith('keystone-rj45'))).toHaveLength(2);
  expect(found.filter((slug) => slug.startsWith('espelho'))).toHaveLength(2);
});
