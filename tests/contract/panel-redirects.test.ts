import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRedirect, getRedirect, getRedirects, removeRedirect } from '#lib/api/redirects.ts';
import { person } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let marketer: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  marketer = await staff(store, 'marketing');
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('redirects').execute();
});
afterAll(() => store.close());

const add = (de: string, para: string) => addRedirect(marketer.api, { de, para });
const leads = async (path: string) =>
  (await getRedirect(store.api(), path).catch(() => ({ para: undefined }))).para;

describe('panel/redirects', () => {
  it('lets an old address lead to a page, in any spelling, and says who made it', async () => {
    const { redirecionamentos, alteracoes } = await add('/Cabos/HDMI_2M.html?id=3', '/cabos-de-video/hdmi');
    expect(redirecionamentos[0]).toMatchObject({
      de: '/cabos/hdmi_2m',
      para: '/cabos-de-video/hdmi',
      origem: 'painel',
      autor: person('marketing').nome_razao,
    });
    expect(alteracoes[0]).toMatchObject({ alvo: '/cabos/hdmi_2m', acao: 'criou' });
    for (const path of ['/cabos/hdmi_2m', '/cabos/hdmi_2m/', '/CABOS/hdmi_2m.html', '/cabos/hdmi%5F2m']) {
      expect(await leads(path), path).toBe('/cabos-de-video/hdmi');
    }
    expect(await leads('/cabos')).toBeUndefined();
  });

  it('takes addresses of the shop as they are copied from the browser', async () => {
    await add(`${SITE_URL}/velho`, `${SITE_URL}/busca?busca=hdmi`);
    expect(await leads('/velho')).toBe('/busca?busca=hdmi');
  });

  it.each([
    ['a category', '/cabos-de-video'],
    ['the home page', '/'],
    ['a page of the shop itself', '/checkout/carrinho/'],
    ['the panel', '/painel/menus'],
    ['an institutional page', '/pagina/entrega'],
    ['a file', '/upload/x.png'],
  ])('refuses to stand before %s', async (_, de) => {
    await expect(add(de, '/marcas')).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['elsewhere', 'https://evil.example/'],
    ['another host', '//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['words', 'a página nova'],
  ])('leads to no %s', async (_, para) => {
    await expect(add('/velho', para)).rejects.toMatchObject({ status: 400 });
  });

  it('leads to no page that is not there', async () => {
    await expect(add('/velho', '/tambem-velho')).rejects.toMatchObject({ status: 409 });
  });

  it('refuses what leads to itself, and a second one for the same address', async () => {
    await expect(add('/velho', '/velho?x=1')).rejects.toMatchObject({ status: 409 });
    await add('/velho', '/marcas');
    await expect(add('/velho/', '/lista')).rejects.toMatchObject({ status: 409 });
  });

  it('makes no chains, and no rounds', async () => {
    await add('/b', '/marcas');
    await add('/a', '/b');
    expect(await leads('/a')).toBe('/marcas');
    await removeRedirect(marketer.api, (await find('/b')).id);
    await store.db.updateTable('redirects').set({ para: '/b' }).where('de', '=', '/a').execute();
    await expect(add('/b', '/a')).rejects.toMatchObject({ status: 409 });
    await add('/b', '/lista');
    expect(await leads('/a')).toBe('/lista');
  });

  it('finds by a part of either path, where % is a letter like others', async () => {
    await add('/velho', '/marcas');
    await add('/outro', '/lista');
    const of = async (busca: string) => (await getRedirects(marketer.api, { busca })).total;
    expect(await Promise.all(['', 'VELH', 'lista', '%', 'nada'].map(of))).toEqual([2, 1, 1, 0, 0]);
  });

  it('removes one, and says 404 for one that is gone', async () => {
    await add('/velho', '/marcas');
    const { id } = await find('/velho');
    await removeRedirect(marketer.api, id);
    expect(await leads('/velho')).toBeUndefined();
    await expect(removeRedirect(marketer.api, id)).rejects.toMatchObject({ status: 404 });
  });
});

async function find(de: string) {
  return store.db.selectFrom('redirects').select('id').where('de', '=', de).executeTakeFirstOrThrow();
}

describe('an address that changes', () => {
  const rename = (from: string, slug: string) =>
    store.db.updateTable('products').set({ slug }).where('slug', '=', from).execute();

  it('of a product leads to its new one, also after a second change, and stands again after a change back', async () => {
    const { slug } = await store.db
      .selectFrom('products')
      .select('slug')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await rename(slug, 'nome-novo');
    expect(await leads(`/${slug}`)).toBe('/nome-novo');
    await rename('nome-novo', 'nome-mais-novo');
    expect(await leads(`/${slug}`)).toBe('/nome-mais-novo');
    expect(await leads('/nome-novo')).toBe('/nome-mais-novo');
    await rename('nome-mais-novo', slug);
    expect(await leads(`/${slug}`)).toBeUndefined();
    expect(await leads('/nome-novo')).toBe(`/${slug}`);
  });

  it('of a category too', async () => {
    const move = (from: string, caminho: string) =>
      store.db.updateTable('categories').set({ caminho }).where('caminho', '=', from).execute();
    await move('/cabos-de-video/hdmi', '/cabos-de-video/cabos-hdmi');
    expect(await leads('/cabos-de-video/hdmi')).toBe('/cabos-de-video/cabos-hdmi');
    await move('/cabos-de-video/cabos-hdmi', '/cabos-de-video/hdmi');
  });
});
