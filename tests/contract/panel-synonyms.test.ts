import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import {
  addSynonym,
  getOfferedSynonyms,
  getSynonyms,
  removeSynonym,
  takeSynonyms,
} from '#lib/api/synonyms.ts';
import { SYNONYMS, USES } from '#lib/platform/catalogue/shipped/synonyms.ts';
import { askWith } from '../search/asked-score.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let marketer: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  marketer = await staff(store, 'marketing');
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

describe('panel/synonyms', () => {
  it('changes what a search finds as soon as it is saved, and back', async () => {
    const ask = askWith(store);
    expect((await ask('birimbau')).total).toBe(0);
    const { alteracoes } = await addSynonym(marketer.api, {
      termo: 'birimbau',
      significado: 'keystone',
      tipo: 'synonym',
    });
    expect(alteracoes[0]).toMatchObject({ alvo: 'birimbau', acao: 'criou' });
    const found = await ask('birimbau');
    expect(found.found[0]).toMatch(/^keystone/);
    expect(found.without).toEqual([]);
    const { sinonimos } = await getSynonyms(marketer.api, { busca: 'birimbau' });
    await removeSynonym(marketer.api, sinonimos[0]?.id ?? 0);
    expect((await ask('birimbau')).total).toBe(0);
  });

  it('knows the words of a term at once, and that they are sold when a product has them', async () => {
    const { db } = store;
    const known = async () =>
      db.selectFrom('search_words').select(['shown', 'products']).where('word', '=', 'bandurria').execute();
    await addSynonym(marketer.api, { termo: 'Bandurria', significado: 'keystone', tipo: 'synonym' });
    expect(await known()).toEqual([{ shown: 'bandurria', products: 0 }]);
    const { id, nome } = await db
      .selectFrom('products')
      .select(['id', 'nome'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.updateTable('products').set({ nome: 'Corda de bandúrria' }).where('id', '=', id).execute();
    expect(await known()).toEqual([{ shown: 'bandúrria', products: 1 }]);
    await db.updateTable('products').set({ nome }).where('id', '=', id).execute();
  });

  it.each([
    ['carregadores pretos', 'carregador preto'],
    ['quiçás p/ trecos', 'quiçá para treco'],
    ['trecos s/ fio', 'treco sem fio'],
    ['geringonça 77', 'geringonça77'],
    ['bugiganga to treco', 'bugiganga para treco'],
    ['987 ohms', '987 ohm'],
  ])('reads the term %s as the search %s', async (termo, busca) => {
    await addSynonym(marketer.api, { termo, significado: 'keystone', tipo: 'synonym' });
    expect((await askWith(store)(busca)).found[0]).toMatch(/^keystone/);
  });

  it('tells that what something is for is not sold', async () => {
    await addSynonym(marketer.api, { termo: 'karaokê', significado: 'XLR', tipo: 'use' });
    const { found, without } = await askWith(store)('karaoke');
    expect(found.length).toBeGreaterThan(0);
    expect(without).toEqual(['karaoke']);
  });

  it.each([
    ['a code of a product', { termo: 'FS-HDM-U48-020', significado: 'hdmi' }, 409],
    ['a bar code as meaning', { termo: 'treco', significado: '7890000105033' }, 409],
    ['one there is', { termo: 'dp', significado: 'DisplayPort' }, 409],
    ['a sentence', { termo: 'um dois três quatro cinco seis', significado: 'hdmi' }, 400],
    ['nothing', { termo: '', significado: 'hdmi' }, 400],
    ['words with a length', { termo: 'treco 2 m', significado: 'hdmi' }, 400],
    ['a price', { termo: 'até 50 reais', significado: 'hdmi' }, 400],
  ])('refuses %s', async (_, texts, status) => {
    await expect(addSynonym(marketer.api, { ...texts, tipo: 'synonym' })).rejects.toMatchObject({ status });
  });

  it('is for people of the panel', async () => {
    await expect(getSynonyms(store.api())).rejects.toMatchObject({ status: 401 });
    await expect(removeSynonym(marketer.api, 999_999)).rejects.toMatchObject({ status: 404 });
  });
});

describe('panel/synonyms/offered', () => {
  const offered = async () => (await getOfferedSynonyms(marketer.api)).oferecidos;

  it('offers nothing to a shop that has all of it', async () => {
    expect(await offered()).toEqual([]);
  });

  it('offers what the shop lacks, and takes it beside what its owner says', async () => {
    const { db } = store;
    await db.deleteFrom('search_synonyms').where('term', 'in', ['medusa', 'dp', 'gopro']).execute();
    await addSynonym(marketer.api, { termo: 'DP', significado: 'HDMI', tipo: 'synonym' });
    expect(await offered()).toEqual([
      { termo: 'dp', significado: 'DisplayPort', tipo: 'synonym', proprios: ['HDMI'] },
      { termo: 'gopro', significado: 'Micro HDMI', tipo: 'use', proprios: [] },
      { termo: 'medusa', significado: 'multicabo', tipo: 'synonym', proprios: [] },
    ]);
    const left = await takeSynonyms(marketer.api, ['medusa', 'gopro', 'birimbau']);
    expect(left.oferecidos.map(({ termo }) => termo)).toEqual(['dp']);
    expect((await askWith(store)('medusa')).found[0]).toMatch(/^multicabo/);
    const meanings = async () =>
      (await getSynonyms(marketer.api, { busca: 'dp' })).sinonimos
        .filter(({ termo }) => termo.toLowerCase() === 'dp')
        .map(({ significado }) => significado);
    expect(await meanings()).toEqual(['HDMI']);
    const { alteracoes } = await getSynonyms(marketer.api);
    expect(alteracoes[0]?.campos[0]?.depois).toBe('gopro: Micro HDMI; medusa: multicabo');
    await takeSynonyms(marketer.api, ['dp']);
    expect((await meanings()).toSorted()).toEqual(['DisplayPort', 'HDMI']);
  });

  it('knows what an older version shipped from what the owner says', async () => {
    const { db } = store;
    await db
      .deleteFrom('search_synonyms')
      .where('term', '=', 'alongar')
      .where('meaning', '=', 'emenda')
      .execute();
    expect(await offered()).toEqual([
      { termo: 'alongar', significado: 'emenda', tipo: 'synonym', proprios: [] },
    ]);
    await takeSynonyms(marketer.api, ['alongar']);
  });

  it('offers nothing again that the owner removed', async () => {
    const { sinonimos } = await getSynonyms(marketer.api, { busca: 'medusa' });
    await removeSynonym(marketer.api, sinonimos[0]?.id ?? 0);
    expect((await offered()).map(({ termo }) => termo)).toEqual([]);
  });

  it('offers nothing of what the shop does not sell', async () => {
    const { db } = store;
    await db.deleteFrom('search_synonyms').where('term', '=', 'snake').execute();
    expect((await offered()).map(({ termo }) => termo)).toEqual(['snake']);
    await db.updateTable('search_words').set({ products: 0 }).where('word', '=', 'multicabo').execute();
    expect(await offered()).toEqual([]);
  });

  it('is for people of the panel', async () => {
    await expect(getOfferedSynonyms(store.api())).rejects.toMatchObject({ status: 401 });
    await expect(takeSynonyms(store.api(), ['snake'])).rejects.toMatchObject({ status: 401 });
    await expect(takeSynonyms(marketer.api, [])).rejects.toMatchObject({ status: 400 });
  });
});

it('no synonym of the demo store names a product code', () => {
  const codes = new Set(PRODUCTS.flatMap(({ sku, ean, mpn }) => [sku, ean, mpn].map(plain)));
  const texts = [SYNONYMS, USES].flatMap((terms) =>
    Object.entries(terms).flatMap(([term, meanings]) => [term, ...meanings]),
  );
  expect(texts.filter((text) => codes.has(plain(text)))).toEqual([]);
});

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
