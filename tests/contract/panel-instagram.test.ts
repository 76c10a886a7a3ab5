/** The posts of the shop's Instagram: what the demo store shows of it, and what an owner makes in the panel. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getPanelInstagram, savePanelInstagram } from '#lib/api/panel-instagram.ts';
import { getMedia, uploadPicture } from '#lib/api/panel-media.ts';
import { getInstagram } from '#lib/api/showcase.ts';
import { pictureAddress } from '#lib/domain/media/picture-name.ts';
import { twoColours } from '../support/pictures.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(async () => {
  owner = await staff(store, 'marketing');
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const shown = () => getInstagram(store.visitor().api, 5);
const POST = { id: '', legenda: 'Novidade', link: 'https://www.instagram.com/p/1', data: '2027-01-02' };
async function picture(): Promise<string> {
  const bytes = new Uint8Array(await twoColours().jpeg().toBuffer());
  const { arquivo } = await uploadPicture(owner.api, new Blob([bytes]), { nome: 'post.jpg', alt: 'Post' });
  return pictureAddress(arquivo);
}

it('takes a post of a picture of the library, before older ones, and leaves those as they are', async () => {
  const before = await shown();
  const { postagens, ...own } = await getPanelInstagram(owner.api);
  expect(postagens.length).toBeGreaterThan(0);
  const imagem = await picture();
  const saved = await savePanelInstagram(owner.api, {
    ...own,
    postagens: [...postagens, { ...POST, imagem }],
  });
  const [first] = saved.postagens;
  expect(first).toMatchObject({ ...POST, id: expect.stringMatching(/./), imagem });
  const now = await shown();
  expect(now.postagens[0]).toMatchObject({
    legenda: POST.legenda,
    link: POST.link,
    imagem: `${SITE_URL}${imagem}`,
    imagemOriginal: `${SITE_URL}${imagem.replace(/webp$/, 'jpg')}`,
  });
  expect(now.postagens.slice(1)).toEqual(before.postagens.slice(0, 4));
  const { midias } = await getMedia(owner.api, { busca: 'post.jpg' });
  expect(midias[0]?.usos).toMatchObject([{ tipo: 'configuracao' }]);
  await savePanelInstagram(owner.api, { ...saved, usuario: 'loja', link: '', postagens });
  expect(await shown()).toMatchObject({ usuario: 'loja', link: '', postagens: before.postagens });
});

it.each([
  ['a link that runs a script', { link: 'javascript:alert(1)' }],
  ['a picture from elsewhere', { imagem: 'https://example.com/a.webp' }],
  ['no caption', { legenda: ' ' }],
  ['no day', { data: '2027-13-40' }],
])('refuses a post with %s', async (_, wrong) => {
  const { postagens, ...own } = await getPanelInstagram(owner.api);
  const post = { ...POST, imagem: postagens[0]?.imagem ?? '', id: postagens[0]?.id ?? '', ...wrong };
  const others = postagens.slice(1);
  await expect(savePanelInstagram(owner.api, { ...own, postagens: [post, ...others] })).rejects.toMatchObject(
    { status: 400 },
  );
});

it('refuses what was not seen', async () => {
  const own = await getPanelInstagram(owner.api);
  await savePanelInstagram(owner.api, { ...own, usuario: 'outra' });
  await expect(savePanelInstagram(owner.api, { ...own, usuario: 'minha' })).rejects.toMatchObject({
    status: 409,
  });
});
