import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COMBINATIONS } from '#artwork/demo/combinations.ts';
import { INSTAGRAM } from '#artwork/demo/instagram.ts';
import { LISTS } from '#artwork/demo/lists.ts';
import { getComplements, getInstagram, getLastSeen, getRecommended } from '#lib/api/showcase.ts';
import { get } from '../support/accounts.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const SEEN = 'showcase/products/ultimos-vistos';
const BESIDE = 'showcase/products/produto-detalhe-indicados';

let store: TestStore;
let ids: ReadonlyMap<string, number>;
let all: readonly number[];
beforeAll(async () => {
  store = await createTestStore();
  const rows = await store.db.selectFrom('products').select(['id', 'slug']).orderBy('id').execute();
  ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  all = rows.map(({ id }) => id);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const api = () => store.visitor().api;
const answerOf = async (path: string) => {
  const answer = await get(store.visitor(), path);
  return { status: answer.status, body: await answer.json() };
};
const idsOf = ({ body }: { readonly body: { readonly produtos: readonly { readonly id: number }[] } }) =>
  body.produtos.map(({ id }) => id);
const idOf = (slug: string) => ids.get(slug) ?? 0;
/** Hides a product while `work` runs. */
async function withoutProduct(id: number, work: () => Promise<void>): Promise<void> {
  const active = (ativo: boolean) =>
    store.db.updateTable('products').set({ ativo }).where('id', '=', id).execute();
  await active(false);
  await work().finally(() => active(true));
}

describe('GET showcase/products/ultimos-vistos', () => {
  it('keeps the order of the history, without the product of the page', async () => {
    const seen = [all[7] ?? 0, all[2] ?? 0, all[9] ?? 0];
    const { vitrine, produtos } = await getLastSeen(api(), { productId: all[2] ?? 0, seen, limit: 10 });
    expect(produtos.map(({ id }) => id)).toEqual([all[7], all[9]]);
    expect(vitrine).toMatchObject({ titulo: 'Vistos por último', nivel: 'Detalhe do produto' });
  });

  it('names each product once, passes over what is no product, and takes no more than asked for', async () => {
    const [a = 0, b = 0, c = 0] = all;
    const history = `${b};;abc;${b};-1;0;999999;${a};1.5;99999999999;${c}`;
    expect(idsOf(await answerOf(`${SEEN}?seenProducts=${history}`))).toEqual([b, a, c]);
    expect(idsOf(await answerOf(`${SEEN}?seenProducts=${history}&limit=2`))).toEqual([b, a]);
  });

  it('passes over what is not sold any more, and fills up behind it', async () => {
    const [a = 0, b = 0, c = 0] = all;
    await withoutProduct(a, async () => {
      expect(idsOf(await answerOf(`${SEEN}?seenProducts=${a};${b};${c}&limit=2`))).toEqual([b, c]);
    });
  });

  it.each(['', '?seenProducts=', '?seenProducts=abc', '?productId=abc&seenProducts=;'])(
    'without a history is empty: %s',
    async (query) => {
      const { status, body } = await answerOf(`${SEEN}${query}`);
      expect([status, body.produtos]).toEqual([200, []]);
    },
  );

  it('reads a long history to its limit and answers', async () => {
    const { status, body } = await answerOf(`${SEEN}?limit=100&seenProducts=${all.join(';').repeat(3)}`);
    expect([status, body.produtos.length]).toEqual([200, 100]);
  });

  it.each(['0', '101', '-1', 'x'])('with a limit of %s is 400', async (limit) => {
    expect((await answerOf(`${SEEN}?limit=${limit}`)).status).toBe(400);
    expect((await answerOf(`${BESIDE}?productId=1&limit=${limit}`)).status).toBe(400);
    expect((await answerOf(`showcase/instagram?limit=${limit}`)).status).toBe(400);
  });
});

describe('GET showcase/products/produto-detalhe-indicados', () => {
  it('of complements has what is bought along with a product, nothing that would take its place', async () => {
    const rows = await store.db.selectFrom('products').select(['id', 'categoria_id']).execute();
    const category = new Map(rows.map(({ id, categoria_id }) => [id, categoria_id]));
    const pairs = await store.db.selectFrom('combinations').select(['product_id', 'indicado_id']).execute();
    const offered = new Set(pairs.flatMap((one) => [one.product_id, one.indicado_id]));
    let some = 0;
    const sample = all.filter((_, index) => index % 5 === 0);
    for (const id of sample) {
      const { produtos } = await getComplements(api(), id, 12);
      const shown = produtos.map((product) => product.id);
      expect(shown).not.toContain(id);
      const alike = shown.filter((other) => category.get(other) === category.get(id) && !offered.has(other));
      expect([id, alike]).toEqual([id, []]);
      if (shown.length > 0) some += 1;
    }
    expect(some).toBeGreaterThan(sample.length / 4);
  });

  it('of complements has the accessories that the shop named first, and no successor', async () => {
    const [id, accessory, successor] = [idOf('cabo-hdmi-ultra-high-speed-48g-2m'), ...all.slice(100, 102)];
    const named = [
      { relative_id: accessory ?? 0, tipo: 'acessorio' as const },
      { relative_id: successor ?? 0, tipo: 'sucessor' as const },
    ];
    await store.db
      .insertInto('product_relatives')
      .values(named.map((one) => ({ ...one, product_id: id, ordem: 0 })))
      .execute();
    const shown = (await getComplements(api(), id, 12)).produtos.map((product) => product.id);
    expect(shown[0]).toBe(accessory);
    expect(shown).not.toContain(successor);
    await store.db.deleteFrom('product_relatives').where('product_id', '=', id).execute();
  });

  it('is the same every time, and never the product itself', async () => {
    const id = idOf('cabo-hdmi-ultra-high-speed-48g-2m');
    const once = await getRecommended(api(), id, 12);
    expect(once.produtos).toHaveLength(12);
    expect(once.vitrine.titulo).toBe('Você também pode precisar');
    expect(await getRecommended(api(), id, 12)).toEqual(once);
    expect(once.produtos.map((product) => product.id)).not.toContain(id);
  });

  it('of every product shows what can be bought before what cannot, each once, and no sibling', async () => {
    const rows = await store.db.selectFrom('products').select(['id', 'lider_id']).execute();
    const leaders = new Map(rows.map(({ id, lider_id }) => [id, lider_id]));
    const rank = { disponivel: 0, sobConsulta: 1, indisponivel: 2 };
    for (const id of all) {
      const { produtos } = await getRecommended(api(), id, 12);
      const shown = produtos.map((product) => product.id);
      expect([id, shown.length > 3]).toEqual([id, true]);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(id);
      const own = leaders.get(id);
      if (own !== null) expect(shown.map((other) => leaders.get(other))).not.toContain(own);
      const ranks = produtos.map(({ status }) => rank[status]);
      expect([id, ranks]).toEqual([id, ranks.toSorted()]);
    }
  }, 60_000);

  it('begins with the same category and brings what is offered with it and what stands in a list with it', async () => {
    const slug = 'cabo-hdmi-ultra-high-speed-48g-1m';
    const page = await store.db
      .selectFrom('products')
      .select(['id', 'categoria_id'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const { produtos } = await getRecommended(api(), page.id, 100);
    const shown = produtos.filter(({ status }) => status === 'disponivel').map(({ id }) => id);
    const category = await store.db
      .selectFrom('product_categories')
      .select('product_id')
      .where('categoria_id', '=', page.categoria_id)
      .execute();
    const siblings = new Set(category.map(({ product_id }) => product_id));
    expect(siblings.has(shown[0] ?? 0)).toBe(true);
    const accessories = COMBINATIONS.filter(({ indicado }) => indicado === slug).map((row) => idOf(row.slug));
    const listed = LISTS.filter(({ itens }) => itens.some((item) => item.slug === slug)).flatMap(
      ({ itens }) => itens.map((item) => idOf(item.slug)),
    );
    const leader = async (id: number) =>
      (await store.db.selectFrom('products').select('lider_id').where('id', '=', id).executeTakeFirst())
        ?.lider_id;
    const own = await leader(page.id);
    for (const id of [...accessories, ...listed]) {
      if (id === page.id || (own !== null && (await leader(id)) === own)) continue;
      expect([id, produtos.some((product) => product.id === id)]).toEqual([id, true]);
    }
  });

  it('moves one that is sold out to the end, and leaves out one that is hidden', async () => {
    const id = idOf('cabo-xlr-balanceado-3m');
    const [first] = (await getRecommended(api(), id, 100)).produtos;
    if (!first) throw new Error('nothing recommended');
    const { estoque } = await store.db
      .selectFrom('products')
      .select('estoque')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    await store.db.updateTable('products').set({ estoque: 0 }).where('id', '=', first.id).execute();
    const after = (await getRecommended(api(), id, 100)).produtos;
    await store.db.updateTable('products').set({ estoque }).where('id', '=', first.id).execute();
    const place = after.findIndex((product) => product.id === first.id);
    expect(after[place]?.status).toBe('indisponivel');
    expect(after.slice(place).every(({ status }) => status === 'indisponivel')).toBe(true);
    await withoutProduct(first.id, async () => {
      const hidden = (await getRecommended(api(), id, 100)).produtos;
      expect(hidden.some((product) => product.id === first.id)).toBe(false);
    });
  });

  it('of an unknown or hidden product is 404, of what is no id 400', async () => {
    const [a = 0] = all;
    const status = async (query: string) => (await answerOf(`${BESIDE}${query}`)).status;
    expect(await status('?productId=999999')).toBe(404);
    await withoutProduct(a, async () => expect(await status(`?productId=${a}`)).toBe(404));
    for (const query of [
      '',
      '?productId=',
      '?productId=abc',
      '?productId=0',
      '?productId=-1',
      '?productId=1.5',
    ]) {
      expect([query, await status(query)]).toEqual([query, 400]);
    }
  });
});

describe('GET showcase/instagram', () => {
  it('has the newest posts, five unless told otherwise', async () => {
    const { usuario, link, postagens } = await getInstagram(api(), 100);
    expect([usuario, link]).toEqual([INSTAGRAM.usuario, '']);
    expect(postagens.map(({ id }) => id)).toEqual(INSTAGRAM.postagens.map(({ id }) => id));
    const dates = postagens.map(({ data }) => data);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await answerOf('showcase/instagram')).body.postagens).toHaveLength(5);
    expect((await getInstagram(api(), 1)).postagens).toHaveLength(1);
  });

  it('shows pictures the shop has, and leads to pages of it', async () => {
    const { postagens } = await getInstagram(api(), 100);
    const first = await store.db
      .selectFrom('product_media as m')
      .innerJoin('products as p', 'p.id', 'm.product_id')
      .select(['p.slug', 'm.arquivo'])
      .where('m.tipo', '=', 'imagem')
      .where('m.ordem', '=', 0)
      .execute();
    const pictures = new Map(first.map(({ slug, arquivo }) => [slug, arquivo]));
    for (const { imagem, imagemOriginal, link } of postagens) {
      const slug = new URL(link).pathname.slice(1);
      expect(ids.has(slug)).toBe(true);
      const path = `${SITE_URL}/upload/produto/imagem/m_${pictures.get(slug)}`;
      expect([imagem, imagemOriginal]).toEqual([`${path}.webp`, `${path}.jpg`]);
    }
    for (const [path, type] of [
      [postagens[0]?.imagem, 'image/webp'],
      [postagens[0]?.imagemOriginal, 'image/jpeg'],
    ] as const) {
      const picture = await store.platform.fetch(new Request(path ?? ''));
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, type]);
    }
  });

  it('is empty in a shop that has set nothing, and is no setting of the pages', async () => {
    const { body } = await answerOf('settings');
    expect(Object.keys(body.configuracoes)).not.toContain('instagram');
    const row = await store.db
      .deleteFrom('settings')
      .where('chave', '=', 'instagram')
      .returningAll()
      .executeTakeFirstOrThrow();
    const empty = await getInstagram(api(), 5);
    await store.db
      .insertInto('settings')
      .values({ ...row, valor: JSON.stringify(row.valor) })
      .execute();
    expect(empty).toEqual({ usuario: '', link: '', postagens: [] });
  });
});
