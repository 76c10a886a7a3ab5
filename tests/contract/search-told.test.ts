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
    // Of both plugs much is sold, and nothing between them.
    ['cabo vga pra displayport', ['vga para displayport']],
    ['usb c para vga', ['usb c para vga']],
    ['adaptador p10 para p2', ['p10 para p2']],
  ])('%s that nothing leads is told, with its neighbours', async (busca, told) => {
    const { without, total } = await ask(busca);
    expect(without).toEqual(told);
    expect(total).toBeGreaterThan(0);
  });

  it('finds a converter before a cable that leads there from elsewhere', async () => {
    const { found, without } = await ask('cabo dp para hdmi 4k 60hz');
    expect(without).toEqual([]);
    expect(found[0]).toBe('conversor-displayport-para-hdmi-4k-60hz-ativo');
    expect(found.some((slug) => slug.startsWith('cabo-usb-c'))).toBe(false);
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

describe('a plug with its gender', () => {
  it('is told where all that has it is of the other one', async () => {
    const { found, without } = await ask('xlr macho para p10');
    expect(without).toEqual(['xlr macho para p10']);
    expect(found[0]).toMatch(/^cabo-xlr-femea-para-p10/);
  });

  it('leaves out what is called by the other one alone', async () => {
    expect((await ask('xlr macho')).found.filter((slug) => slug.includes('xlr-femea'))).toEqual([]);
    const { found } = await ask('displayport macho hdmi femea');
    expect(found[0]).toBe('conversor-displayport-para-hdmi-4k-60hz-ativo');
    expect(found).not.toContain('conversor-hdmi-para-displayport-4k-60hz');
  });

  it('is found where a name says both', async () => {
    expect((await ask('xlr femea')).found[0]).toMatch(/^cabo-xlr-balanceado/);
  });
});

it('makers between two devices say no more than the devices', async () => {
  const { found, without } = await ask('preciso ligar meu notebook dell na tv samsung');
  expect(without).toEqual([]);
  expect(found).toEqual((await ask('preciso ligar meu notebook na tv')).found);
});

it.each([
  ['2 cabos hdmi 2m', []],
  ['hdmi não precisa ser 4k 10m', []],
  ['tirar o som da tv pro receiver', []],
  ['cabo de rede 20 metros', ['20 m']],
])('what counts, does not matter or takes out is nothing that is missing: %s', async (busca, told) => {
  expect((await ask(busca)).without).toEqual(told);
});

it('an extender is no long network cable, but a long way for HDMI', async () => {
  expect((await ask('cabo de rede 20 metros')).found.some((slug) => slug.startsWith('extensor'))).toBe(false);
  expect((await ask('hdmi 20 metros')).found.some((slug) => slug.startsWith('extensor'))).toBe(true);
});

it('shows nothing where only a number of something else is left', async () => {
  expect((await ask('switch de rede 8 portas')).total).toBe(0);
});

it('tells a range of lengths as it does one of prices', async () => {
  const response = await store
    .visitor()
    .fetch(
      `/api/v2/front/url/product/listing/search?${new URLSearchParams({ busca: 'cabo xlr de 3 a 10 metros' })}`,
    );
  expect((await response.json()).conteudo.busca.lidoComo).toEqual(['de 3 a 10 m']);
});

it('a plug on both ends finds what leads on to another after all that has it on both', async () => {
  const { found } = await ask('usb c para usb c');
  const leading = found.map((slug) => /usb-c-para-/.test(slug));
  expect(leading.indexOf(true)).toBeGreaterThan(5);
  expect(leading.lastIndexOf(false)).toBeLessThan(leading.indexOf(true));
});

it.each([
  ['cabo dp para hdmi 2m', ['2 m'], /^cabo-displayport-para-hdmi/],
  ['cabo optico para soundbar samsung 3 metros', ['3 m'], /^cabo-optico-toslink/],
  ['cabo de rede pro xbox', [], /^patch-cord/],
  ['canaleta pra esconder fio da tv', [], /^canaleta/],
  ['hdmi para mini displayport', ['hdmi para mini displayport'], /displayport/],
  ['conector rj45 macho', ['conector rj45 macho'], /^keystone-rj45/],
])('%s keeps what it is before how long it is', async (busca, told, right) => {
  const { found, without } = await ask(busca);
  expect(without).toEqual(told);
  expect(found[0]).toMatch(right);
});
