/** Words in the forms they are typed in: codes among words, terms with numbers, glued names, plurals, makers, counts. */
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

describe('a code among words', () => {
  it.each(['cabo FS-NET-C8-030', 'quero o fs-net-c8-030', 'patch cord 7890000703017'])(
    '%s finds what has it',
    async (busca) => {
      const { found, total } = await ask(busca);
      expect({ first: found[0], total }).toEqual({ first: 'patch-cord-cat8-s-ftp-3m', total: 1 });
    },
  );

  it('is none where no product has it', async () => {
    expect((await ask('cabo usb-c-hdmi 2m')).found[0]).toMatch(/^cabo-usb-c-para-hdmi.*2m/);
  });
});

it.each(['cabo das 3 cores da tv', 'cabo das três cores'])('%s is a term with a number', async (busca) => {
  const { found } = await ask(busca);
  expect(found).toEqual(['cabo-av-composto-3-rca-2m']);
});

it.each([
  ['canon t7 na tv', /^cabo-mini-hdmi/],
  ['cabo hdmi 4k 120', /^cabo-hdmi.*(48|8k)/],
])('%s is a model or a rate by what stands before it', async (busca, right) => {
  expect((await ask(busca)).found[0]).toMatch(right);
});

describe('names without a space between them', () => {
  it.each([
    ['xlrp10 5m', /xlr-femea-para-p10.*5m/],
    ['rcap2', /^cabo-p2-para-2-rca/],
    ['hdmidvi', /dvi.*hdmi/],
    ['bncbnc 10m', /^cabo-bnc.*10m/],
    ['2rca2rca', /^cabo-2-rca/],
    ['hdmi90graus', /^cabo-hdmi-90/],
  ])('%s is two names', async (busca, right) => {
    expect((await ask(busca)).found[0]).toMatch(right);
  });

  it('are none where no product has both', async () => {
    expect(await ask('vgadvi')).toMatchObject({ total: 0, without: ['vgadvi'] });
  });
});

it.each([
  ['femea de rede', /^keystone-rj45/],
  ['passador de cabo', /^canaleta/],
  ['adesivo para marcar cabos', /^kit-etiquetas/],
  ['cabo da vivo fibra', /^cordao-optico-sc-sc-apc/],
  ['cabo rca branco vermelho', /rca/],
  ['hdmi pelo cabo de internet', /^extensor-hdmi/],
])('%s is said for what is sold', async (busca, right) => {
  expect((await ask(busca)).found[0]).toMatch(right);
});

describe('plurals and diminutives', () => {
  it('are corrected like their singulars', async () => {
    const { found, corrected } = await ask('cabos óticos digitais');
    expect(corrected).toEqual(['cabos ópticos digitais']);
    expect(found[0]).toMatch(/toslink/);
  });

  it.each(['patch cords cat6 azuis 3m', 'fibra branquinha da onu', 'keystones pretos'])(
    '%s leaves nothing out',
    async (busca) => {
      const { total, without } = await ask(busca);
      expect({ isEmpty: total === 0, without }).toEqual({ isEmpty: false, without: [] });
    },
  );
});

describe('a maker', () => {
  it.each(['cabo pra tv lg', 'cabo hp notebook', 'cabo yamaha receiver', 'cabo tp-link roteador'])(
    'of a device says nothing beside it: %s',
    async (busca) => {
      const { total, without, corrected } = await ask(busca);
      expect({ isEmpty: total === 0, without, corrected }).toEqual({
        isEmpty: false,
        without: [],
        corrected: [],
      });
    },
  );

  it('is nothing between the words of a term', async () => {
    expect((await ask('cabo da tv samsung antiga')).found).toEqual(['cabo-av-composto-3-rca-2m']);
  });

  it('is told beside what is sold', async () => {
    expect((await ask('cabo hdmi sony 2m')).without).toEqual(['sony']);
  });
});

describe('how many outputs', () => {
  it.each([
    ['um hdmi em dois', 'splitter-hdmi-1x2-18g'],
    ['1 hdmi para 4 telas', 'splitter-hdmi-1x4-18g'],
    ['hdmi em quatro tvs', 'splitter-hdmi-1x4-18g'],
    ['3 hdmi em uma tv', 'switch-hdmi-3x1-48g-8k'],
  ])('%s leads to %s', async (busca, right) => {
    expect((await ask(busca)).found[0]).toBe(right);
  });

  it('in digits are those of a name in words', async () => {
    expect((await ask('conversor hdmi sdi 2 saidas')).found).toEqual(['conversor-hdmi-para-3g-sdi']);
  });

  it('of another thing is no splitter', async () => {
    expect((await ask('um p2 em dois rca')).found[0]).toMatch(/^cabo-p2-para-2-rca/);
  });
});
