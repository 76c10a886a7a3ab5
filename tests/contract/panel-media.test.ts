import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { Api } from '#lib/api/client.ts';
import { createContent, discardDraft, getContent } from '#lib/api/panel-content.ts';
import {
  cutPicture,
  deletePicture,
  getMedia,
  getPicture,
  namePicture,
  uploadPicture,
} from '#lib/api/panel-media.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { Midia } from '#lib/contract/panel-media.ts';
import { pictureAddress } from '#lib/domain/media/picture-name.ts';
import { PICTURE_SLOTS } from '#lib/domain/media/picture-slots.ts';
import { logIn, person } from '../support/accounts.ts';
import { bomb, twoColours } from '../support/pictures.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
let api: Api;
beforeAll(async () => {
  store = await createTestStore();
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person('marketing').email, senha: DEMO_PASSWORD });
  ({ api } = visitor);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('media').execute();
});
afterAll(() => store.close());

async function send(
  nome = 'Fachada da loja.jpg',
  picture?: Buffer,
  alt = 'A fachada da loja',
): Promise<Midia> {
  const bytes = picture ?? (await twoColours().jpeg().toBuffer());
  return uploadPicture(api, new Blob([new Uint8Array(bytes)]), { nome, alt });
}
const refusal = (status: number, serverText: RegExp | string) =>
  expect.objectContaining({ status, serverText: expect.stringMatching(serverText) });
const fetched = (url: string) => store.platform.fetch(new Request(url));
const files = (folder: string) => readdirSync(join(store.dataDir, 'upload', folder));

describe('a picture that is sent', () => {
  it('is in the library, with files under a name of its content', async () => {
    const midia = await send();
    expect(midia).toMatchObject({
      nome: 'Fachada da loja.jpg',
      alt: 'A fachada da loja',
      largura: 300,
      altura: 200,
      vaga: '',
      origem: 0,
      autor: person('marketing').nome_razao,
      criadaEm: store.clock.now.toISOString(),
      usos: [],
    });
    expect(midia.arquivo).toMatch(/^fachada-da-loja-[0-9a-f]{16}$/);
    expect(midia.imagem).toBe(`${SITE_URL}${pictureAddress(midia.arquivo)}`);
    for (const [url, type] of [
      [midia.imagem, 'image/webp'],
      [midia.imagemOriginal, 'image/jpeg'],
      [midia.miniatura, 'image/webp'],
    ] as const) {
      const answer = await fetched(url);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(`image/${(await sharp(await answer.bytes()).metadata()).format}`).toBe(type);
    }
    expect(midia.bytes).toBe((await (await fetched(midia.imagem)).bytes()).length);
  });

  it('is there once however often it comes', async () => {
    const first = await send();
    expect(await send('Fachada da loja.jpg', undefined, 'Outro texto')).toEqual(first);
    expect((await send('outra.jpg')).id).not.toBe(first.id);
  });

  it.each([
    ['a page that says it is a JPEG', 'foto.jpg', () => Buffer.from('<html>'), /^foto\.jpg não é uma imagem/],
    ['an SVG', 'logo.png', () => Buffer.from('<svg onload="alert(1)"/>'), /^logo\.png é um SVG/],
    ['a picture of an iPhone', 'IMG_1.heic', () => Buffer.from('\0\0\0\x18ftypheic'), /^IMG_1\.heic .*HEIC/],
    ['an empty file', 'nada.png', () => Buffer.alloc(0), /^nada\.png está vazio/],
    ['half a picture', 'meia.png', () => bomb(64).subarray(0, 44), /^meia\.png está incompleto/],
    ['a bomb', 'bomba.png', () => bomb(20_000), /^bomba\.png tem mais de 50 milhões/],
    ['a heavy file', 'peso.png', () => Buffer.alloc(10 * 1024 * 1024 + 1), /^peso\.png passa de 10 MB/],
  ])('is refused as %s, by name, and leaves nothing', async (_, nome, bytes, sentence) => {
    await expect(send(nome, bytes())).rejects.toEqual(refusal(400, sentence));
    expect((await getMedia(api)).info.total).toBe(0);
  });

  it('needs a text for who does not see it', async () => {
    await expect(send('a.jpg', undefined, '  ')).rejects.toEqual(refusal(400, 'alt'));
    await expect(send('a.jpg', undefined, 'x'.repeat(301))).rejects.toEqual(refusal(400, 'alt'));
    await expect(send('  ')).rejects.toEqual(refusal(400, 'nome'));
  });

  it('may be called anything', async () => {
    for (const nome of ['../../etc/passwd', '日本.png', '<b>"&.jpg', '%00', 'a'.repeat(255)]) {
      const midia = await send(nome);
      expect(midia.arquivo).toMatch(/^[a-z0-9-]{1,80}-[0-9a-f]{16}$/);
      expect((await fetched(midia.imagem)).status).toBe(200);
    }
    await expect(send('a'.repeat(256))).rejects.toEqual(refusal(400, 'nome'));
  });
});

describe('the library', () => {
  it('shows the newest first, page by page', async () => {
    const sent: number[] = [];
    for (const nome of ['um.jpg', 'dois.jpg', 'três.jpg']) sent.unshift((await send(nome)).id);
    const ids = async (offset: number) =>
      (await getMedia(api, { offset, limit: 2 })).midias.map(({ id }) => id);
    expect([await ids(0), await ids(2), await ids(4)]).toEqual([sent.slice(0, 2), sent.slice(2), []]);
    expect((await getMedia(api, { limit: 2 })).info).toEqual({ offset: 0, limit: 2, exibindo: 2, total: 3 });
  });

  it('finds by name and by text, and takes signs as they are', async () => {
    await send('100%_certo.jpg', undefined, 'Um selo');
    await send('outra.jpg', undefined, 'Cabo HDMI enrolado');
    const found = async (busca: string) => (await getMedia(api, { busca })).midias.map(({ nome }) => nome);
    expect(await found('hdmi')).toEqual(['outra.jpg']);
    expect(await found('0%_C')).toEqual(['100%_certo.jpg']);
    expect(await found('%%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found('')).toHaveLength(2);
  });

  it('takes another name and text, and tells the second of two people', async () => {
    const { id, revisao } = await send();
    const saved = await namePicture(api, id, { nome: 'Frente', alt: 'A porta', revisao });
    expect(saved).toMatchObject({ nome: 'Frente', alt: 'A porta', revisao: revisao + 1 });
    const late = namePicture(api, id, { nome: 'Tarde', alt: 'Tarde', revisao });
    await expect(late).rejects.toEqual(refusal(409, 'Outra pessoa'));
    expect((await getPicture(api, id)).midia).toEqual(saved);
    await expect(namePicture(api, id, { nome: 'x', alt: ' ', revisao: 2 })).rejects.toEqual(
      refusal(400, 'alt'),
    );
  });

  it('knows nothing of what is not there', async () => {
    const { id } = await send();
    for (const act of [
      () => getPicture(api, id + 1),
      () => namePicture(api, id + 1, { nome: 'x', alt: 'x', revisao: 1 }),
      () => cutPicture(api, id + 1, { vaga: 'peca' }),
      () => deletePicture(api, id + 1),
      () => getPicture(api, 2_147_483_648),
    ]) {
      await expect(act()).rejects.toEqual(refusal(404, 'Imagem não encontrada'));
    }
  });
});

describe('a picture that is cut', () => {
  it('has the pixels of its place', async () => {
    const { id } = await send('grande.png', await twoColours(2000, 1900).png().toBuffer());
    for (const { chave: vaga, largura, altura } of PICTURE_SLOTS) {
      const cut = await cutPicture(api, id, { vaga });
      expect(cut).toMatchObject({ vaga, origem: id, largura, altura, alt: 'A fachada da loja' });
      const { width, height } = await sharp(await (await fetched(cut.imagem)).bytes()).metadata();
      expect([vaga, width, height]).toEqual([vaga, largura, altura]);
      expect((await getPicture(api, id)).recortes[0]?.id).toBe(cut.id);
    }
  }, 30_000);

  it('is not blown up, but whole on white it fills its place', async () => {
    const { id } = await send();
    expect(await cutPicture(api, id, { vaga: 'produto' })).toMatchObject({ largura: 200, altura: 200 });
    const whole = await cutPicture(api, id, { vaga: 'produto', foco: 'inteira' });
    expect(whole).toMatchObject({ largura: 1600, altura: 1600 });
  });

  it('is of the side that was chosen', async () => {
    const { id } = await send();
    const middle = async (cut: Midia) => {
      const { channels } = await sharp(await (await fetched(cut.imagem)).bytes()).stats();
      return channels.map(({ mean }) => Math.round(mean));
    };
    const [left, right] = [
      await cutPicture(api, id, { vaga: 'icone', foco: 'esquerda', area: { x: 0, y: 0, largura: 100 } }),
      await cutPicture(api, id, { vaga: 'icone', area: { x: 200, y: 0, largura: 100 } }),
    ];
    expect((await middle(left))[0]).toBeGreaterThan(150);
    expect((await middle(right))[2]).toBeGreaterThan(150);
    const focused = await cutPicture(api, id, { vaga: 'coluna-mobile', foco: 'direita' });
    expect((await middle(focused))[2]).toBeGreaterThan(130);
  });

  it('stays when the picture it was cut from goes', async () => {
    const { id } = await send();
    const cut = await cutPicture(api, id, { vaga: 'peca' });
    await deletePicture(api, id);
    expect((await getPicture(api, cut.id)).midia.origem).toBe(0);
    expect((await fetched(cut.imagem)).status).toBe(200);
  });

  it('is refused for a place that is none', async () => {
    const { id } = await send();
    await expect(cutPicture(api, id, { vaga: 'telhado' })).rejects.toEqual(refusal(400, 'vaga'));
  });
});

describe('what shows a picture', () => {
  async function inVersion(
    owner: 'banner_id' | 'page_id' | 'piece_id',
    shown: object,
  ): Promise<() => Promise<unknown>> {
    const { id, content } = await store.db
      .selectFrom('content_versions')
      .select(['id', 'content'])
      .where(owner, 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const write = (value: object) =>
      store.db
        .updateTable('content_versions')
        .set({ content: JSON.stringify(value) })
        .where('id', '=', id)
        .execute();
    await write({ ...content, ...shown });
    return () => write(content);
  }

  /** Puts the address of a picture somewhere, and gives back what undoes it. */
  const places: Readonly<Record<string, (midia: Midia) => Promise<() => Promise<unknown>>>> = {
    banner: ({ imagem }) => inVersion('banner_id', { desktop: { imagem } }),
    pagina: ({ imagemOriginal }) =>
      inVersion('page_id', { descricao: `<p><img src="${new URL(imagemOriginal).pathname}" alt=""></p>` }),
    peca: ({ imagem }) => inVersion('piece_id', { imagem: new URL(imagem).pathname }),
    async marca({ imagem }) {
      const write = (value: string) =>
        store.db.updateTable('brands').set({ imagem: value }).where('id', '=', 1).execute();
      await write(new URL(imagem).pathname);
      return () => write('');
    },
    async produto({ arquivo }) {
      const values = { product_id: 1, tipo: 'imagem', label: '', descricao: '', arquivo, ordem: 9 } as const;
      const { id } = await store.db
        .insertInto('product_media')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      return () => store.db.deleteFrom('product_media').where('id', '=', id).execute();
    },
  };

  it.each(Object.keys(places))('is named: %s', async (tipo) => {
    const midia = await send();
    const other = await send('outra.jpg');
    const undo = await places[tipo]?.(midia);
    const { usos } = (await getPicture(api, midia.id)).midia;
    expect(usos).toEqual([{ tipo, id: expect.any(Number), nome: expect.stringMatching(/./) }]);
    expect((await getMedia(api, { semUso: true })).midias.map(({ id }) => id)).toEqual([other.id]);
    const nome = usos[0]?.nome ?? '';
    await expect(deletePicture(api, midia.id)).rejects.toEqual(refusal(409, RegExp.escape(nome)));
    expect((await fetched(midia.imagem)).status).toBe(200);
    await undo?.();
    await deletePicture(api, midia.id);
    expect((await fetched(midia.imagem)).status).toBe(404);
  });
});

it('a banner that takes a picture of the library has its size and its other format', async () => {
  const midia = await send();
  const imagem = new URL(midia.imagem).pathname;
  const { coisa } = await createContent(api, {
    nome: 'com-imagem-da-biblioteca',
    espaco: 'home-bloco-4',
    conteudo: {
      especie: 'banner',
      titulo: 'Com imagem',
      alt: 'Uma imagem',
      link: '/',
      novaJanela: false,
      desktop: imagem,
      mobile: imagem,
    },
  });
  const { content } = await store.db
    .selectFrom('content_versions')
    .select('content')
    .where('banner_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const file = { imagem, imagemOriginal: new URL(midia.imagemOriginal).pathname, largura: 300, altura: 200 };
  expect(content).toMatchObject({ desktop: file, mobile: file });
  expect((await getPicture(api, midia.id)).midia.usos).toMatchObject([
    { tipo: 'banner', nome: 'com-imagem-da-biblioteca' },
  ]);
  const { versoes } = await getContent(api, coisa);
  for (const { id, revisao } of versoes) await discardDraft(api, coisa, { versao: id, revisao });
});

describe('an uploaded picture of a product', () => {
  it('is named by the product, as WebP and as JPEG', async () => {
    const { arquivo } = await send();
    const { slug } = await store.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const values = { product_id: 1, tipo: 'imagem', label: '', descricao: '', arquivo, ordem: 9 } as const;
    await store.db.insertInto('product_media').values(values).execute();
    const { conteudo } = await getProductDetail(store.api(), `/${slug}`);
    const shown = conteudo.midias.imagens.find(({ arquivos }) => arquivos.big.includes(arquivo));
    const files = `${SITE_URL}/upload/produto/imagem/`;
    expect(shown?.arquivos.big).toBe(`${files}b_${arquivo}.webp`);
    expect(shown?.arquivosOriginais.zoom).toBe(`${files}${arquivo}.jpg`);
    expect((await fetched(shown?.arquivosOriginais.small ?? '')).status).toBe(200);
    await store.db.deleteFrom('product_media').where('arquivo', '=', arquivo).execute();
  });

  it('is served in the sizes of all others, and goes with all its files', async () => {
    const { id, arquivo } = await send();
    for (const [prefix, side] of [
      ['s_', 120],
      ['m_', 400],
      ['b_', 800],
      ['', 1600],
    ] as const) {
      for (const [format, type] of [
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ] as const) {
        const answer = await fetched(`${SITE_URL}/upload/produto/imagem/${prefix}${arquivo}.${format}`);
        expect(answer.headers.get('Content-Type')).toBe(`image/${type}`);
        expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ format: type, width: side });
      }
    }
    expect((await fetched(`${SITE_URL}/upload/produto/imagem/${arquivo}.png`)).status).toBe(404);
    await deletePicture(api, id);
    for (const folder of ['midia', 'produto/imagem']) {
      expect(files(folder).filter((file) => file.includes(arquivo))).toEqual([]);
    }
  });
});

it.each(['../0-0123456789abcdef.webp', 'm_x.webp', 'x-0123456789abcdef.svg', 'x-0123456789abcdef.webp'])(
  'there is no picture at /upload/midia/%s',
  async (file) => {
    expect((await fetched(`${SITE_URL}/upload/midia/${encodeURIComponent(file)}`)).status).toBe(404);
  },
);
