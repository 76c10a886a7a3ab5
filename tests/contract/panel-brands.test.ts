/** Brands in the panel: made, renamed, made one with another, deleted when nothing needs them. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { getRecords, mergeBrands, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { getRedirect } from '#lib/api/redirects.ts';
import { getListing, verifyUrl } from '#lib/api/url.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import { BRANDS, type BrandFields } from '#lib/domain/panel/records/brands.ts';
import { LANDING_PAGES } from '#lib/domain/panel/records/landing-pages.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

type Saved = BrandFields & Pick<RegistroPainel, 'id' | 'revisao'>;

let store: TestStore;
let owner: Visitor;
beforeEach(async () => {
  store ??= await createTestStore();
  owner = await staff(store, 'administrador');
});
afterAll(async () => {
  expect(store.failures).toEqual([]);
  await store.close();
});

const all = async () => (await getRecords(owner.api, BRANDS)).registros as unknown as readonly Saved[];
const at = async (slug: string): Promise<Saved> => {
  const one = (await all()).find(({ endereco }) => endereco === slug);
  if (!one) throw new Error(`no brand at ${slug}`);
  return one;
};
const add = (fields: Partial<BrandFields>) => saveRecord(owner.api, BRANDS, { ...BRANDS.blank, ...fields });
const change = async (slug: string, fields: Partial<BrandFields>) => {
  const { id, revisao, ...values } = await at(slug);
  await saveRecord(owner.api, BRANDS, { ...values, ...fields }, { id, revisao });
};
const total = async (kind: 'brand' | 'landing-page', url: string): Promise<number> => {
  const query = { offset: 0, limit: 12, order: '' };
  return (await getListing(owner.api, `product/listing/${kind}`, url, query)).info.total;
};

it('is made, and renamed with its old address leading to the new one', async () => {
  await add({
    nome: 'Ventania',
    endereco: 'ventania',
    descricao: '<p>Sopra.</p>',
    seoTitulo: 'Tudo da Ventania',
  });
  const page = await getListing(owner.api, 'product/listing/brand', '/marcas/ventania', {
    ...{ offset: 0, limit: 12, order: '' },
  });
  expect(page.conteudo.marca).toMatchObject({ nome: 'Ventania', descricao: '<p>Sopra.</p>' });
  expect(page.estrutura.seo.titleSocial).toBe('Tudo da Ventania');
  await change('ventania', { endereco: 'vento' });
  expect(await getRedirect(owner.api, '/marcas/ventania')).toMatchObject({ para: '/marcas/vento' });
  expect(await verifyUrl(owner.api, '/marcas/vento')).toEqual({ nivel: 'product/listing/brand' });
});

it('refuses a name and an address that another one has', async () => {
  await expect(add({ nome: 'VENTANIA', endereco: 'outra' })).rejects.toMatchObject({ status: 400 });
  await expect(add({ nome: 'Outra', endereco: 'vento' })).rejects.toMatchObject({ status: 400 });
  await expect(add({ nome: 'Outra', endereco: 'Vento!' })).rejects.toMatchObject({ status: 400 });
  await expect(
    change('vento', { imagem: '/upload/midia/nao-ha-0123456789abcdef.webp' }),
  ).rejects.toMatchObject({
    status: 400,
  });
});

it('gives all that is its own to the brand it becomes one with', async () => {
  const [from, to] = [await at('tramavia'), await at('vento')];
  const products = await total('brand', '/marcas/tramavia');
  expect(products).toBeGreaterThan(0);
  await saveRecord(owner.api, LANDING_PAGES, {
    ...LANDING_PAGES.blank,
    ...{ nome: 'Da marca', endereco: 'da-marca', listagem: '/marcas/tramavia' },
  });
  await expect(removeRecord(owner.api, BRANDS, from.id)).rejects.toMatchObject({
    status: 409,
    serverText: expect.stringMatching(/ainda há \d+ produtos/),
  });
  await expect(mergeBrands(owner.api, from.id, { em: from.id, revisao: from.revisao })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
  await expect(mergeBrands(owner.api, from.id, { em: to.id, revisao: 'velha' })).rejects.toMatchObject({
    status: 409,
  });
  await mergeBrands(owner.api, from.id, { em: to.id, revisao: from.revisao });
  expect(await total('brand', '/marcas/vento')).toBe(products);
  expect(await total('landing-page', '/c/da-marca')).toBe(products);
  await expect(verifyUrl(owner.api, '/marcas/tramavia')).rejects.toMatchObject({ status: 404 });
  expect(await getRedirect(owner.api, '/marcas/tramavia')).toMatchObject({ para: '/marcas/vento' });
  await expect(mergeBrands(owner.api, from.id, { em: to.id, revisao: from.revisao })).rejects.toMatchObject({
    status: 404,
  });
});

it('is deleted when nothing needs it', async () => {
  await add({ nome: 'Breve', endereco: 'breve' });
  await removeRecord(owner.api, BRANDS, (await at('breve')).id);
  expect((await all()).map(({ endereco }) => endereco)).not.toContain('breve');
});
