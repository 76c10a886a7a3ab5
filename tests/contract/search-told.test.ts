/** What only somebody who looks at plugs, hears their names or thinks of two devices types; and what nothing here leads to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askWith } from '../search/asked-score.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let ask: Ask;
beforeAll(async () => {
  store = await createTestStore();
  ask = askWith(store);
});
afterAll(() => store.close());

describe('a direction', () => {
  it.each([
    ['dvi para vga', ['dvi para vga']],
    ['sdi para displayport', ['sdi para displayport']],
    ['vga para dvi', ['vga para dvi']],
  ])('%s that nothing leads is told, with its neighbours', async (busca, told) => {
    const { without, total } = await ask(busca);
    expect(without).toEqual(told);
    expect(total).toBeGreaterThan(0);
  });

  it.each(['hdmi para dvi', 'vga para hdmi', 'xlr para p10', 'patch panel para cabo de rede'])(
    '%s that is sold, either way or as what a thing is for, is not',
    async (busca) => {
      expect((await ask(busca)).without).toEqual([]);
    },
  );
});

it.each([
  ['placa de captura hdmi', ['placa de captura']],
  ['cabo hdmi para placa de captura', []],
  ['placa de captura hdmi 2m', []],
])('the device of %s is told where it is what is wanted: %j', async (busca, told) => {
  expect((await ask(busca)).without).toEqual(told);
});

it.each([
  ['xlrxp10', /^cabo-xlr-femea-para-p10/],
  ['p2 x 2 rca', /^cabo-p2-para-2-rca/],
  ['p2x2rca', /^cabo-p2-para-2-rca/],
  ['sdixhdmi', /sdi-para-hdmi/],
  ['hdmixhdmi', /^cabo-hdmi/],
  ['patchpanel24', /^patch-panel-24/],
])('%s is a name on both sides of a cross, or a name with a number', async (busca, right) => {
  expect((await ask(busca)).found[0]).toMatch(right);
});

it.each(['verde azul vermelho', 'vermelho, verde e azul', 'azul/vermelho/verde'])(
  'the colours of a plug are the same in any order: %s',
  async (colours) => {
    expect((await ask(`cabo ${colours}`)).found).toEqual(['cabo-video-componente-3-rca-3m']);
  },
);

it.each([
  ['onu no roteador', /^patch-cord/],
  ['camera hdmi no switcher sdi', /^conversor-hdmi-para-3g-sdi/],
])('what links the ends of %s is first', async (busca, right) => {
  expect((await ask(busca)).found[0]).toMatch(right);
});

it.each([
  ['dispray porte', /displayport/],
  ['tosliki', /toslink/],
])('%s is written as it is heard', async (busca, right) => {
  const { found, corrected } = await ask(busca);
  expect(found[0]).toMatch(right);
  expect(corrected).toHaveLength(1);
});

it('asks whether a cable is whole, and not whether it is sold', async () => {
  expect((await ask('ver se o cabo de rede ta bom')).found).toEqual(['testador-de-cabos-rj45-bnc-xlr']);
  expect((await ask('queria ver se vcs tem velcro')).found[0]).toMatch(/velcro/);
});
