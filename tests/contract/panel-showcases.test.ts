import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  findProducts,
  getPanelShowcase,
  getPanelShowcases,
  savePanelShowcase,
} from '#lib/api/panel-showcases.ts';
import { getShowcase } from '#lib/api/showcase.ts';
import type { VitrineConteudo, VitrinePainel } from '#lib/contract/panel-showcases.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const HASH = 'vitrine01';
let store: TestStore;
let marketer: Visitor;
let told: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void told.push(...keys));
  marketer = await staff(store, 'marketing');
});
afterEach(() => {
  told = [];
  expect(store.failures).toEqual([]);
});
afterAll(() => store.close());

const shown = async () => (await getShowcase(store.api(), HASH)).produtos.map(({ id }) => id);

async function usualCut(id: number): Promise<number> {
  const { preco_de, preco_por } = await store.db
    .selectFrom('products')
    .select(['preco_de', 'preco_por'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return 1 - preco_por / preco_de;
}

async function changed(
  content: Partial<VitrineConteudo>,
  look: (saved: VitrinePainel) => Promise<void>,
): Promise<void> {
  const {
    hash: _,
    escolhidos: _e,
    mostra: _m,
    categorias: _c,
    alteracoes: _a,
    ...before
  } = await getPanelShowcase(marketer.api, HASH);
  const saved = await savePanelShowcase(marketer.api, HASH, { ...before, ...content });
  await look(saved);
  await savePanelShowcase(marketer.api, HASH, { ...before, revisao: saved.revisao });
}

describe('panel/showcases', () => {
  it('lists the two of the home page', async () => {
    const { vitrines } = await getPanelShowcases(marketer.api);
    expect(vitrines.map(({ hash, titulo }) => [hash, titulo])).toEqual([
      ['home-vitrine-superior', 'Mais vendidos'],
      ['vitrine01', 'Com desconto agora'],
    ]);
  });

  it('shows the chosen products in their order, tells the home page, and says who did it', async () => {
    const { produtos } = await getPanelShowcase(marketer.api, HASH);
    const turned = produtos.toReversed();
    await changed({ produtos: turned, titulo: 'Da casa' }, async ({ alteracoes }) => {
      expect(await shown()).toEqual(turned);
      expect(told).toContainEqual(expect.stringMatching(/^showcase:\d+$/));
      expect(alteracoes[0]?.campos.map(({ campo }) => campo).toSorted()).toEqual(['produtos', 'titulo']);
      expect(alteracoes[0]?.inteiro).toMatchObject({ produtos, ativo: true });
    });
    expect(await shown()).toEqual(produtos);
  });

  it('shows no more than its limit, and nothing while it is off', async () => {
    await changed({ limite: 1 }, async () => expect(await shown()).toHaveLength(1));
    await changed({ ativo: false }, async () => {
      await expect(shown()).rejects.toMatchObject({ status: 404 });
    });
  });

  it.each(['vendidos', 'novidades', 'desconto'] as const)('fills itself by the rule %s', async (ordem) => {
    await changed({ regra: { ordem, categoria: 0 }, limite: 9 }, async ({ mostra }) => {
      const { produtos } = await getShowcase(store.api(), HASH);
      expect(produtos).toHaveLength(9);
      expect(mostra).toBe(9);
      expect(produtos.every(({ status }) => status === 'disponivel')).toBe(true);
      if (ordem === 'desconto') {
        // What is planned for a time does not count: the order is that of the usual prices.
        const cuts = await Promise.all(produtos.map(({ id }) => usualCut(id)));
        expect(cuts.every((cut) => cut > 0)).toBe(true);
        expect(cuts).toEqual(cuts.toSorted((a, b) => b - a));
      }
    });
  });

  it('keeps a rule inside its category', async () => {
    const { id } = await store.db
      .selectFrom('categories')
      .select('id')
      .where('caminho', '=', '/cabos-de-video/hdmi')
      .executeTakeFirstOrThrow();
    await changed({ regra: { ordem: 'vendidos', categoria: id } }, async () => {
      const ids = await shown();
      const inside = await store.db
        .selectFrom('product_categories')
        .select('product_id')
        .where('categoria_id', '=', id)
        .where('product_id', 'in', ids)
        .execute();
      expect(inside).toHaveLength(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    });
  });

  it('finds products by words of the name in any order, and by the code', async () => {
    const { produtos } = await findProducts(marketer.api, 'hdmi ultra');
    expect(produtos.length).toBeGreaterThan(0);
    expect(produtos.every(({ nome }) => /hdmi/i.test(nome) && /ultra/i.test(nome))).toBe(true);
    const [first] = produtos;
    expect((await findProducts(marketer.api, first?.sku.toLowerCase() ?? '')).produtos[0]).toEqual(first);
    expect((await findProducts(marketer.api, '100%')).produtos).toEqual([]);
  });

  it('tells the second of two who save it, and refuses what does not fit', async () => {
    const seen = await getPanelShowcase(marketer.api, HASH);
    await changed({ titulo: 'Outra' }, async () => {
      await expect(savePanelShowcase(marketer.api, HASH, seen)).rejects.toMatchObject({ status: 409 });
    });
    for (const wrong of [{ limite: 0 }, { limite: 49 }, { titulo: ' ' }]) {
      await expect(savePanelShowcase(marketer.api, HASH, { ...seen, ...wrong })).rejects.toMatchObject({
        status: 400,
      });
    }
    await expect(getPanelShowcase(marketer.api, 'nenhuma')).rejects.toMatchObject({ status: 404 });
  });
});

it('fills those of the home page by itself until somebody chooses, and leaves one out that is switched off', async () => {
  await store.db.deleteFrom('showcases').execute();
  const newest = await getShowcase(store.api(), 'home-vitrine-superior');
  expect(newest.vitrine.titulo).toBe('Novidades');
  expect(newest.produtos).toHaveLength(12);
  expect((await shown()).length).toBeGreaterThan(0);
  for (const id of await shown()) expect(await usualCut(id)).toBeGreaterThan(0);
  const { vitrines } = await getPanelShowcases(marketer.api);
  expect(vitrines.map(({ hash, titulo, regra }) => [hash, titulo, regra?.ordem])).toEqual([
    ['home-vitrine-superior', 'Novidades', 'novidades'],
    [HASH, 'Com desconto agora', 'desconto'],
  ]);
  await changed({ ativo: false }, async () => {
    await expect(getShowcase(store.api(), HASH)).rejects.toMatchObject({ status: 404 });
  });
  await expect(getShowcase(store.api(), 'nao-ha')).rejects.toMatchObject({ status: 404 });
});
