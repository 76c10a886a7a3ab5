/** Institutional pages with their pieces: which version of each visitors see, and when. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PIECES } from '#artwork/demo/pieces.ts';
import { getListing, getPage, verifyUrl } from '#lib/api/url.ts';
import { createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
let piece: { readonly id: number; readonly content: object };
const HISTORY = 'quem_somos/banner-historia';
beforeAll(async () => {
  store = await createTestStore();
  const row = await store.db
    .selectFrom('pieces as p')
    .innerJoin('content_versions as v', 'v.piece_id', 'p.id')
    .select(['p.id', 'v.content'])
    .where('p.slug', '=', HISTORY)
    .executeTakeFirstOrThrow();
  piece = row;
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
  await store.db.deleteFrom('content_versions').where('created_at', '>=', TODAY).execute();
  await store.db.updateTable('pieces').set({ ativo: true }).execute();
});
afterAll(() => store.close());

const HOUR = 3_600_000;
const at = (hours: number) => new Date(TODAY.getTime() + hours * HOUR);

type Plan = { readonly from?: number; readonly until?: number; readonly state?: 'draft' | 'published' };

async function write(titulo: string, { from, until, state = 'published' }: Plan = {}): Promise<void> {
  await store.db
    .insertInto('content_versions')
    .values({
      piece_id: piece.id,
      state,
      content: JSON.stringify({ ...piece.content, titulo }),
      visible_from: from === undefined ? null : at(from),
      visible_until: until === undefined ? null : at(until),
      created_at: TODAY,
      updated_at: TODAY,
      published_at: state === 'published' ? TODAY : null,
    })
    .execute();
}

async function seen(hours: number): Promise<{ readonly titulo: string; readonly mudaEm: string }> {
  store.clock.now = at(hours);
  const { conteudo } = await getPage(store.api(), `/pagina/${HISTORY}`);
  return { titulo: conteudo.pecas?.[0]?.titulo ?? '', mudaEm: conteudo.mudaEm ?? '' };
}

describe('a page', () => {
  it('is answered with its pieces in order, their addresses absolute', async () => {
    const { conteudo } = await getPage(store.api(), '/pagina/quem-somos');
    expect(conteudo.pecas?.map(({ tipo }) => tipo)).toEqual([
      ...['menu', 'banner', 'banner', 'banner', 'banner', 'chamada', 'texto', 'canais'],
    ]);
    const [menu, banner] = conteudo.pecas ?? [];
    expect(menu?.menu.length).toBeGreaterThan(2);
    expect(banner).toMatchObject({
      slug: HISTORY,
      imagem: `${SITE_URL}/banner/quem-somos-historia.webp`,
      link: `${SITE_URL}/cabos-de-video`,
      largura: 960,
      altura: 640,
    });
    expect(conteudo.mudaEm).toBe('');
  });

  it('leaves out a piece that is switched off or that nobody made', async () => {
    await store.db.updateTable('pieces').set({ ativo: false }).where('id', '=', piece.id).execute();
    const { conteudo } = await getPage(store.api(), '/pagina/quem-somos');
    expect(conteudo.pecas?.some(({ slug }) => slug === HISTORY)).toBe(false);
    expect(conteudo.pecas).toHaveLength(7);
  });

  it('says when one of its pieces changes by itself, also one that is not to be seen yet', async () => {
    await write('Natal', { from: 2, until: 3 });
    const { conteudo } = await getPage(store.api(), '/pagina/quem-somos');
    expect(conteudo.mudaEm).toBe(at(2).toISOString());
    const { conteudo: other } = await getPage(store.api(), '/pagina/entrega');
    expect(other.mudaEm).toBe('');
  });
});

describe('a piece', () => {
  it.each(PIECES.map(({ slug, tipo }) => [slug, tipo] as const))(
    'stands alone at /pagina/%s',
    async (slug, tipo) => {
      expect(await verifyUrl(store.api(), `/pagina/${slug}`)).toEqual({ nivel: 'page' });
      const { estrutura, conteudo } = await getPage(store.api(), `/pagina/${slug}`);
      expect(estrutura.seo).toMatchObject({ indexar: false, canonical: `${SITE_URL}/pagina/${slug}` });
      expect(conteudo.pecas?.map((found) => [found.slug, found.tipo])).toEqual([[slug, tipo]]);
    },
  );

  it.each([
    'quem_somos',
    'quem_somos/nada',
    'quem_somos/menu/menu/menu',
    'QUEM_SOMOS/banner-historia',
    '%00',
  ])('is not found at /pagina/%s', async (slug) => {
    await expect(getPage(store.api(), `/pagina/${slug}`)).rejects.toMatchObject({ status: 404 });
  });
});

describe('of several versions visitors see', () => {
  it('no draft', async () => {
    await write('Rascunho', { state: 'draft' });
    expect((await seen(0)).titulo).toBe('Da gaveta de cabos ao catálogo técnico');
  });

  it('the one that was published last', async () => {
    await write('Primeira');
    await write('Segunda');
    expect(await seen(0)).toEqual({ titulo: 'Segunda', mudaEm: '' });
  });

  it('what was planned from its moment on, until its end, and then what was there before', async () => {
    await write('Natal', { from: 2, until: 3 });
    await write('Correção');
    expect(await seen(2 - 1 / HOUR)).toEqual({ titulo: 'Correção', mudaEm: at(2).toISOString() });
    expect(await seen(2)).toEqual({ titulo: 'Natal', mudaEm: at(3).toISOString() });
    expect((await seen(3 - 1 / HOUR)).titulo).toBe('Natal');
    expect(await seen(3)).toEqual({ titulo: 'Correção', mudaEm: '' });
  });

  it('nothing of a piece whose only version has not begun', async () => {
    const { id } = await store.db
      .insertInto('pieces')
      .values({ slug: 'natal', tipo: 'texto' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = JSON.stringify(piece.content);
    const times = { created_at: TODAY, updated_at: TODAY, published_at: TODAY };
    await store.db
      .insertInto('content_versions')
      .values({ piece_id: id, state: 'published', content, visible_from: at(1), ...times })
      .execute();
    await expect(getPage(store.api(), '/pagina/natal')).rejects.toMatchObject({ status: 404 });
    store.clock.now = at(1);
    expect((await getPage(store.api(), '/pagina/natal')).conteudo.nome).not.toBe('');
    await store.db.deleteFrom('pieces').where('id', '=', id).execute();
  });
});

describe('the tables refuse', () => {
  it('a second draft of the same piece', async () => {
    await write('Rascunho', { state: 'draft' });
    await expect(write('Outro', { state: 'draft' })).rejects.toThrow(/content_versions_piece_draft/);
  });

  it('an end before the beginning, or at it', async () => {
    for (const until of [1, 2]) await expect(write('Natal', { from: 2, until })).rejects.toThrow(/check/);
  });
});

describe('the guides', () => {
  it.each(['guia-hdmi', 'guia-sdi', 'guia-fibra'])(
    '%s leads to listings that are filtered and hold products',
    async (slug) => {
      const { conteudo } = await getPage(store.api(), `/pagina/${slug}`);
      const links = [...conteudo.descricao.matchAll(/href="([^"?]+)\?filtro=([^"]+)"/g)];
      expect(links.length).toBeGreaterThan(2);
      for (const [, path = '', filtro = ''] of links) {
        const params = { offset: 0, limit: 100, order: 'Popularidade' };
        const all = await getListing(store.api(), 'product/listing/category', path, params);
        const some = await getListing(store.api(), 'product/listing/category', path, { ...params, filtro });
        expect([filtro, some.info.total > 0, some.info.total < all.info.total]).toEqual([filtro, true, true]);
      }
    },
  );
});
