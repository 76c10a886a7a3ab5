import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getPopup } from '#lib/api/struct.ts';
import { get } from '../support/accounts.ts';
import { createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
const change = (values: { ativo?: boolean; visible_from?: Date | null; visible_until?: Date | null }) =>
  store.db.updateTable('popups').set(values).where('nivel', '=', 'home').execute();
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('popups').where('nome', '=', 'Outro').execute();
  await change({ ativo: true, visible_from: null, visible_until: null });
});
afterAll(() => store.close());

const status = async (nivel = 'home') => (await get(store.visitor(), `struct/popup/${nivel}`)).status;
const from = (milliseconds: number) => new Date(TODAY.getTime() + milliseconds);
const picture = (imagem: string) =>
  JSON.stringify({ imagem, imagemOriginal: imagem, link: '', largura: 1, altura: 1, alt: '' });

it('a popup has what opens and after how many seconds', async () => {
  const popup = await getPopup(store.api(), 'home');
  expect(popup).toMatchObject({ id: expect.any(Number), tempo: 20, tipo: 'newsletter', link: '' });
  expect(popup.dimensoes.desktop.imagem).toBe('');
});

it('the newest opens where there are several, with absolute addresses', async () => {
  await store.db
    .insertInto('popups')
    .values({
      nivel: 'home',
      nome: 'Outro',
      tempo: 3,
      tipo: 'imagem',
      titulo: '',
      descricao: '',
      link: '/marcas',
      desktop: picture('/upload/a.webp'),
      mobile: picture('/upload/b.webp'),
    })
    .execute();
  const { nome, link, dimensoes } = await getPopup(store.api(), 'home');
  expect([nome, link]).toEqual(['Outro', `${SITE_URL}/marcas`]);
  expect(dimensoes.mobile.imagem).toBe(`${SITE_URL}/upload/b.webp`);
});

it.each(['detail', 'page', 'HOME', 'nenhum', '%00', "'", 'a'.repeat(3000)])(
  'over pages of the kind %s nothing opens: 404',
  async (nivel) => {
    const answer = await get(store.visitor(), `struct/popup/${nivel}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\S/) });
  },
);

it('it opens from its first moment to before its last', async () => {
  await change({ visible_from: TODAY });
  expect(await status()).toBe(200);
  await change({ visible_from: from(1) });
  expect(await status()).toBe(404);
  await change({ visible_from: null, visible_until: from(1) });
  expect(await status()).toBe(200);
  await change({ visible_until: TODAY });
  expect(await status()).toBe(404);
});

it('one that is switched off does not open', async () => {
  await change({ ativo: false });
  expect(await status()).toBe(404);
});
