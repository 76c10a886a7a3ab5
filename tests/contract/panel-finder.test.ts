import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getPanelFinder, saySheetCode, switchPanelFinder } from '#lib/api/panel-finder.ts';
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

  it('is for administrators alone', async () => {
    const { api } = await staff(store, 'marketing');
    await expect(getPanelFinder(api)).rejects.toMatchObject({ status: 403 });
  });
});
