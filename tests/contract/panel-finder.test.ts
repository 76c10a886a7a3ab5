import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  bringFinderRules,
  dropFinderRules,
  getFinderRules,
  getPanelFinder,
  saySheetCode,
  switchPanelFinder,
} from '#lib/api/panel-finder.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  owner = await staff(store, 'administrador');
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const status = async (path: string) => (await store.visitor().fetch(`/api/v2/vitrine/${path}`)).status;
const ASKED = 'ligar?deAparelho=ps5&paraAparelho=tv';

const fileOf = (rules: object): Blob => new Blob([JSON.stringify(rules)]);

/** A file of devices of one's own, each as given. */
function devices(...all: readonly object[]): string {
  const one = { id: 'mine', name: 'Meu', words: ['meu'], out: [], in: ['hdmi'] };
  return JSON.stringify({ devices: all.map((more) => ({ ...one, ...more })), pairs: [], uses: [] });
}

describe('panel/finder', () => {
  it('turns all of it off and on', async () => {
    expect(await status(ASKED)).toBe(200);
    const { ligado, alteracoes } = await switchPanelFinder(owner.api, false);
    expect(ligado).toBe(false);
    expect(alteracoes[0]).toMatchObject({ campos: [{ campo: 'ligado', antes: 'sim', depois: 'não' }] });
    expect(await status(ASKED)).toBe(404);
    expect(await status('ligar/texto?busca=ps5+na+tv')).toBe(404);
    expect(await status('ligar/produto/1')).toBe(404);
    expect((await switchPanelFinder(owner.api, true)).ligado).toBe(true);
    expect(await status(ASKED)).toBe(200);
  });

  it('says what keeps products out', async () => {
    const { faltas, total, produtos } = await getPanelFinder(owner.api, { busca: 'FS-FER' });
    expect(faltas.map(({ motivo }) => motivo)).toContain('no-ends');
    expect(total).toBe(faltas.length);
    expect(produtos).toBeGreaterThan(150);
  });

  it('takes another meaning for a value, and the one it came with again', async () => {
    const one = { caracteristica: 'conector-a', valor: 'HDMI tipo A macho' };
    const before = (await getPanelFinder(owner.api)).produtos;
    const without = await saySheetCode(owner.api, { ...one, codigo: '' });
    expect(without.produtos).toBeLessThan(before);
    expect(without.codigos).toEqual([{ ...one, codigo: '' }]);
    expect((await getPanelFinder(owner.api, { busca: 'HDMI tipo A macho' })).total).toBeGreaterThan(10);
    const again = await saySheetCode(owner.api, { ...one, codigo: null });
    expect(again.produtos).toBe(before);
    expect(again.codigos).toEqual([]);
  });

  it('refuses a meaning that nobody knows', async () => {
    await expect(
      saySheetCode(owner.api, { caracteristica: 'conector-a', valor: 'X', codigo: 'plug:nothing/m' }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('counts what cannot be read in the database as nothing', async () => {
    await store.db
      .insertInto('finder_data')
      .values({ name: 'codes', data: JSON.stringify({ values: 'none' }) })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ data: JSON.stringify({ values: 'none' }) }),
      )
      .execute();
    await expect.poll(async () => (await getPanelFinder(owner.api)).codigos).toEqual([]);
    expect(await status(ASKED)).toBe(200);
  });

  it('answers by the rules of a file that is brought, and by the first ones again', async () => {
    const { arquivo } = await getFinderRules(owner.api);
    const devices = arquivo.devices as readonly { readonly id: string; readonly words: readonly string[] }[];
    const mine = devices.map((device) => (device.id === 'tv' ? { ...device, words: ['telona'] } : device));
    const own = await bringFinderRules(owner.api, fileOf({ ...arquivo, devices: mine }));
    expect(own.regras).toMatchObject({ importadas: true, aparelhos: devices.length });
    expect(await status('ligar?deAparelho=ps5&paraAparelho=telona')).toBe(200);
    expect((await getFinderRules(owner.api)).arquivo).toEqual({ ...arquivo, devices: mine });
    expect(own.alteracoes[0]).toMatchObject({ campos: [{ campo: 'regras', antes: 'as da loja' }] });
    expect((await dropFinderRules(owner.api)).regras.importadas).toBe(false);
    expect(await status('ligar?deAparelho=ps5&paraAparelho=telona')).toBe(400);
    expect((await getFinderRules(owner.api)).arquivo).toEqual(arquivo);
  });

  it('keeps the parts that a file leaves out, and what the owner said of values', async () => {
    const one = { caracteristica: 'conector-a', valor: 'HDMI comum', codigo: 'plug:hdmi/m' };
    await saySheetCode(owner.api, one);
    const pairs = [{ from: 'ps5', to: 'tv', title: 'Só esta', text: 'Um cabo HDMI.' }];
    const { regras, codigos } = await bringFinderRules(owner.api, fileOf({ pairs }));
    expect(regras.aparelhos).toBeGreaterThan(50);
    expect(codigos).toEqual([one]);
    const options = await (await store.visitor().fetch('/api/v2/vitrine/ligar/opcoes')).json();
    expect(options.pares).toEqual([{ de: 'ps5', para: 'tv', titulo: 'Só esta', texto: 'Um cabo HDMI.' }]);
    await dropFinderRules(owner.api);
    await saySheetCode(owner.api, { ...one, codigo: null });
  });

  it.each([
    ['no JSON', 'nada', 'não é um JSON'],
    ['nothing in it', '{}', 'nenhuma regra'],
    ['a part nobody knows', '{"aparelhos":[]}', '“aparelhos”'],
    ['a value of another kind', '{"devices":[{"id":"tv","name":3}]}', '“devices.0.name”'],
    ['a port that does not exist', devices({ in: ['hdmi-x'] }), '“hdmi-x” não existe'],
    ['a code twice', devices({}, {}), '“mine” aparece duas vezes'],
    ['a pair of nothing', '{"pairs":[{"from":"ps5","to":"lua","title":"T","text":"T"}]}', '“lua” não existe'],
  ])('refuses a file with %s, and nothing changes', async (_, text, words) => {
    const before = await getPanelFinder(owner.api);
    await expect(bringFinderRules(owner.api, new Blob([text]))).rejects.toMatchObject({
      status: 400,
      serverText: expect.stringContaining(words),
    });
    expect(await getPanelFinder(owner.api)).toEqual(before);
    expect(await status(ASKED)).toBe(200);
  });

  it('is for administrators alone', async () => {
    const { api } = await staff(store, 'marketing');
    await expect(bringFinderRules(api, fileOf({ pairs: [] }))).rejects.toMatchObject({ status: 403 });
    await expect(dropFinderRules(api)).rejects.toMatchObject({ status: 403 });
    await expect(getPanelFinder(api)).rejects.toMatchObject({ status: 403 });
  });
});
