/** The tree of categories in the panel: what moves takes what is below along, and its old addresses lead to the new ones. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { getRedirect } from '#lib/api/redirects.ts';
import { getListing, verifyUrl } from '#lib/api/url.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import { CATEGORIES, type CategoryFields } from '#lib/domain/panel/records/categories.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

type Saved = CategoryFields & Pick<RegistroPainel, 'id' | 'revisao'>;

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

const pathOf = ({ pai, endereco }: CategoryFields) => `${pai}/${endereco}`;
const all = async () => (await getRecords(owner.api, CATEGORIES)).registros as unknown as readonly Saved[];
const at = async (path: string): Promise<Saved> => {
  const one = (await all()).find((category) => pathOf(category) === path);
  if (!one) throw new Error(`no category at ${path}`);
  return one;
};
const add = (fields: Partial<CategoryFields>) =>
  saveRecord(owner.api, CATEGORIES, { ...CATEGORIES.blank, ...fields });
const change = async (path: string, fields: Partial<CategoryFields>) => {
  const { id, revisao, ...values } = await at(path);
  await saveRecord(owner.api, CATEGORIES, { ...values, ...fields }, { id, revisao });
};
const below = async (pai: string) =>
  (await all())
    .filter((one) => one.pai === pai)
    .toSorted((a, b) => a.ordem - b.ordem)
    .map(({ endereco }) => endereco);
const total = async (url: string): Promise<number> => {
  const query = { offset: 0, limit: 12, order: '' };
  return (await getListing(owner.api, 'product/listing/category', url, query)).info.total;
};
const refused = (status: number, mensagem?: RegExp) =>
  expect.objectContaining({
    status,
    ...(mensagem && { serverText: expect.stringMatching(mensagem) }),
  });

it('is made, ordered and renamed, and its old address leads to the new one', async () => {
  await add({ nome: 'Novidades', endereco: 'novidades' });
  expect((await below('')).at(-1)).toBe('novidades');
  await add({ nome: 'Uma', endereco: 'uma', pai: '/novidades' });
  await add({ nome: 'Outra', endereco: 'outra', pai: '/novidades', ordem: 1 });
  expect(await below('/novidades')).toEqual(['outra', 'uma']);
  await change('/novidades/uma', { ordem: 1 });
  expect(await below('/novidades')).toEqual(['uma', 'outra']);

  await change('/novidades', { endereco: 'do-mes', nome: 'Do mês' });
  await expect(verifyUrl(owner.api, '/novidades/uma')).rejects.toMatchObject({ status: 404 });
  expect(await verifyUrl(owner.api, '/do-mes/uma')).toEqual({ nivel: 'product/listing/category' });
  expect(await getRedirect(owner.api, '/novidades/uma')).toMatchObject({ para: '/do-mes/uma' });
  await change('/do-mes', { endereco: 'novidades' });
  expect(await getRedirect(owner.api, '/do-mes/uma')).toMatchObject({ para: '/novidades/uma' });
});

it('moves with all below it, and the products are those of what is above from then on', async () => {
  const [hdmi, video, other] = await Promise.all(
    ['/cabos-de-video/hdmi', '/cabos-de-video', '/novidades'].map((path) => total(path)),
  );
  expect(hdmi).toBeGreaterThan(0);
  expect(other).toBe(0);
  await change('/cabos-de-video/hdmi', { pai: '/novidades', ordem: 0 });
  expect(await total('/novidades/hdmi')).toBe(hdmi);
  expect(await total('/novidades')).toBe(hdmi);
  expect(await total('/cabos-de-video')).toBeLessThan(video ?? 0);
  expect(await getRedirect(owner.api, '/cabos-de-video/hdmi/premium-18g')).toMatchObject({
    para: '/novidades/hdmi/premium-18g',
  });
  await change('/novidades/hdmi', { pai: '/cabos-de-video', ordem: 1 });
  expect(await total('/cabos-de-video')).toBe(video);
  expect(await total('/novidades')).toBe(0);
});

it('has no fourth level, does not stand in itself, and takes no address that is somebody else’s', async () => {
  const deep = '/cabos-de-video/hdmi/premium-18g';
  await expect(add({ nome: 'Quarta', endereco: 'quarta', pai: deep })).rejects.toEqual(
    refused(400, /três níveis/),
  );
  await expect(change('/cabos-de-video', { pai: '/cabos-de-video/hdmi' })).rejects.toEqual(refused(400));
  await expect(change('/cabos-de-video', { pai: '/novidades' })).rejects.toEqual(refused(400));
  await expect(add({ nome: 'Igual', endereco: 'uma', pai: '/novidades' })).rejects.toEqual(
    refused(400, /já tem este endereço/),
  );
  await expect(add({ nome: 'Painel', endereco: 'painel' })).rejects.toEqual(refused(400));
  await expect(add({ nome: 'Não há', endereco: 'x', pai: '/nao-ha' })).rejects.toEqual(refused(400));
  const { slug } = await store.db
    .selectFrom('products')
    .select('slug')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await expect(add({ nome: 'Produto', endereco: slug })).rejects.toEqual(
    refused(400, /já tem este endereço/),
  );
});

it('is only deleted where nothing hangs on it, and what does is said', async () => {
  const { id } = await at('/cabos-de-video/hdmi');
  await expect(removeRecord(owner.api, CATEGORIES, id)).rejects.toEqual(
    refused(409, /ainda há \d+ subcategorias, \d+ produtos.* entradas? de menu/),
  );
  await change('/novidades', { ativo: false });
  await expect(verifyUrl(owner.api, '/novidades/uma')).rejects.toMatchObject({ status: 404 });
  for (const path of ['/novidades/uma', '/novidades/outra', '/novidades'])
    await removeRecord(owner.api, CATEGORIES, (await at(path)).id);
  expect(await below('')).not.toContain('novidades');
});

it('refuses what was opened before somebody else moved it', async () => {
  const { id, revisao, ...values } = await at('/cabos-de-video');
  await change('/cabos-de-video', { ordem: 2 });
  await expect(saveRecord(owner.api, CATEGORIES, values, { id, revisao })).rejects.toEqual(refused(409));
  await change('/cabos-de-video', { ordem: 1 });
});

it('says on its page what search engines are told, in place of what it says by itself', async () => {
  const query = { offset: 0, limit: 12, order: '' };
  const read = async () =>
    (await getListing(owner.api, 'product/listing/category', '/cabos-de-video', query)).estrutura.seo;
  const before = await read();
  await change('/cabos-de-video', { seoTitulo: 'Cabos que levam imagem', seoDescricao: 'Todos medidos.' });
  expect(await read()).toMatchObject({
    titleSocial: 'Cabos que levam imagem',
    description: 'Todos medidos.',
  });
  await change('/cabos-de-video', { seoTitulo: '', seoDescricao: '' });
  expect(await read()).toEqual(before);
});
