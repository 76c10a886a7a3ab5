/** A landing page stands for a filtered listing: it is made from the address of one, and follows it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { getListing, verifyUrl } from '#lib/api/url.ts';
import { LANDING_PAGES } from '#lib/domain/panel/records/landing-pages.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const VALUES = {
  ...{ nome: 'Baratos', endereco: 'baratos', listagem: '/cabos-de-video/hdmi?preco=1:60&pg=2&utm_source=x' },
  ...{ descricao: '<p>Pouco dinheiro.</p>', descricaoLonga: '', ativo: true },
};
let store: TestStore;
let owner: Visitor;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
afterEach(async () => {
  await store.db.deleteFrom('landing_pages').where('slug', '=', VALUES.endereco).execute();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const saved = async () => {
  const { registros } = await getRecords(owner.api, LANDING_PAGES);
  return registros.find(({ endereco }) => endereco === VALUES.endereco);
};
const listed = async (url: string, preco = ''): Promise<number> => {
  const kind = url.startsWith('/c/') ? 'landing-page' : 'category';
  const answer = await getListing(owner.api, `product/listing/${kind}`, url, {
    ...{ offset: 0, limit: 12, order: '' },
    ...(preco === '' ? {} : { preco }),
  });
  return answer.info.total;
};

it('shows what the listing shows, and says the address it was made of', async () => {
  await saveRecord(owner.api, LANDING_PAGES, VALUES, undefined);
  expect(await saved()).toMatchObject(VALUES);
  const page = await listed(`/c/${VALUES.endereco}`);
  expect(page).toBeGreaterThan(0);
  expect(page).toBe(await listed('/cabos-de-video/hdmi', '1:60'));
});

it('is refused without a listing, and at an address that another page has', async () => {
  for (const listagem of ['/nao-ha', '/busca', 'javascript:alert(1)', '/pagina/quem-somos']) {
    await expect(
      saveRecord(owner.api, LANDING_PAGES, { ...VALUES, listagem }, undefined),
    ).rejects.toMatchObject({ status: 400 });
  }
  await saveRecord(owner.api, LANDING_PAGES, VALUES, undefined);
  await expect(saveRecord(owner.api, LANDING_PAGES, VALUES, undefined)).rejects.toMatchObject({
    status: 400,
  });
});

it('those of the demo store can be saved as they are, and one that is removed is gone', async () => {
  const { registros } = await getRecords(owner.api, LANDING_PAGES);
  for (const { id, revisao, ...values } of registros) {
    const before = await listed(`/c/${values.endereco}`);
    await saveRecord(owner.api, LANDING_PAGES, values, { id, revisao });
    expect(await listed(`/c/${values.endereco}`)).toBe(before);
  }
  await saveRecord(owner.api, LANDING_PAGES, VALUES, undefined);
  await removeRecord(owner.api, LANDING_PAGES, (await saved())?.id ?? 0);
  await expect(verifyUrl(owner.api, `/c/${VALUES.endereco}`)).rejects.toMatchObject({ status: 404 });
});
