/** What a write drops: what shows it, and nothing else. Statements are counted, with eight pages asked at once. */
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addFavorite } from '#lib/api/wishlist.ts';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import {
  buyer,
  fill,
  keys,
  openOrders,
  product,
  review,
  send,
  stock,
  store,
} from '../../support/openings/orders.ts';
import { APP_TOKEN, SITE_URL } from '../../support/store.ts';

openOrders();

/** One that counts its statements. */
function counting(): { readonly platform: Platform; readonly asked: () => number } {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const platform = createPlatform({
    db,
    changes: store.changes,
    dataDir: store.dataDir,
    now: () => store.clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'another secret that only tests use, long enough',
  });
  opened.push(platform);
  return { platform, asked: () => statements };
}

// Each tells the feed what it knows of a change: one whose catalogue is not read, that anything may be another.
const opened: Platform[] = [];
afterEach(() => Promise.all(opened.splice(0).map((platform) => platform.stop())));
beforeAll(() => store.platform.catalogueRead());

/** Addresses of eight products that neither belong to the one of the orders nor are offered with it. */
async function strangers(): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from products p, products own where own.id = ${product} and p.ativo and p.id <> own.id
      and p.lider_id is distinct from own.lider_id
      and p.id not in (select product_id from combinations where indicado_id in (own.id, own.lider_id))
      and p.id not in (select indicado_id from combinations where product_id = own.id)
    order by p.id limit 8`.execute(store.db);
  return rows.map(({ slug }) => slug);
}

const page = ({ ask }: Platform, slug: string) =>
  Promise.all(
    [
      { path: 'url/verify', query: { url: `/${slug}` } },
      { path: 'url/product/detail', query: { url: `/${slug}` } },
      { path: 'settings', query: {} },
      { path: 'struct/menus/menu-principal', query: {} },
      { path: 'struct/popup/detail', query: {} },
    ].map(async ({ path, query }) => {
      const told = await ask({ method: 'get', path: `/api/v2/front/${path}`, query, body: undefined });
      return told?.value;
    }),
  );

async function slugOf(id: number): Promise<string> {
  const found = await store.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return found.slug;
}

it.each<readonly [string, () => Promise<unknown>]>([
  [
    'a heart',
    async () =>
      addFavorite((await buyer()).api, { idProduto: product, idAtributoSimples: 0, idUnidadeVenda: 0 }),
  ],
  [
    'an opinion that nobody approved',
    () =>
      sql`insert into reviews (product_id, nome, email, nota, comentario, recomenda, aprovado, created_at)
        values (${product}, 'Ana', 'ana@exemplo.com.br', 1, 'Não serviu.', false, false, now())`.execute(
        store.db,
      ),
  ],
  [
    'a question that nobody approved',
    () =>
      sql`insert into questions (nivel, nivel_id, nome, email, pergunta, aprovado, created_at)
        values ('produto', ${product}, 'Rui', 'rui@exemplo.com.br', 'Serve?', false, now())`.execute(
        store.db,
      ),
  ],
])('%s drops no answer', async (_, write) => {
  const { platform, asked } = counting();
  const slugs = [await slugOf(product), ...(await strangers())];
  for (const slug of slugs) await page(platform, slug);
  await write();
  const before = asked();
  await Promise.all(slugs.map((slug) => page(platform, slug)));
  expect(asked() - before).toBe(0);
});

it('an order drops only what shows its product', async () => {
  await stock(9);
  const { platform, asked } = counting();
  const own = await slugOf(product);
  const others = await strangers();
  expect(others).toHaveLength(8);
  for (const slug of [own, ...others]) await page(platform, slug);
  const [, shown] = await page(platform, own);
  const visitor = await buyer();
  await fill(visitor, 7);
  expect((await send(visitor, (await review(visitor)).versao)).status).toBe(200);
  const before = asked();
  await Promise.all(others.map((slug) => page(platform, slug)));
  expect(asked() - before).toBe(0);
  const [, anew] = await page(platform, own);
  expect(anew).not.toEqual(shown);
  expect(anew).toEqual((await page(counting().platform, own))[1]);
});

it.each(['front/url/home', 'vitrine/ligar/opcoes'])(
  '%s is made of no single product of the shop',
  async (path) => {
    const { platform } = counting();
    const ask = { method: 'get', path: `/api/v2/${path}`, query: {}, body: undefined } as const;
    const { keys } = await platform.collect(async () => platform.ask(ask));
    expect(keys.size).toBeGreaterThan(0);
    expect([...keys]).not.toContain('product:*');
  },
);

describe('ready-made lists', () => {
  const LIST = '/lista/rack-de-rede';
  const asking = async ({ ask }: Platform, path: string, url: string) =>
    (await ask({ method: 'get', path: `/api/v2/front/${path}`, query: { url }, body: undefined }))?.value;
  const both = async (platform: Platform) => ({
    detail: await asking(platform, 'url/list/detail', LIST),
    listing: await asking(platform, 'url/list/listing', '/lista'),
  });

  it.each([
    ['url/list/detail', LIST],
    ['url/list/listing', '/lista'],
  ])('%s is made of no products but those of its lists, and their families', async (path, url) => {
    const { platform } = counting();
    const { keys } = await platform.collect(() => asking(platform, path, url));
    const { rows } = await sql<{ key: string }>`
      select distinct 'product:' || p.id as key from products p join products held on p.id = held.id or p.lider_id = held.lider_id
      where held.id in (select product_id from list_items where ${url} = '/lista'
        or list_id = (select id from lists where '/lista/' || slug = ${url}))`.execute(store.db);
    const own = new Set(rows.map(({ key }) => key));
    const products = [...keys].filter((key) => key.startsWith('product:'));
    expect(products.length).toBeGreaterThan(5);
    expect(products.filter((key) => !own.has(key))).toEqual([]);
  });

  it.each<readonly [string, (id: number) => ReturnType<typeof sql>]>([
    [
      'the price',
      (id) =>
        sql`update products set preco_por = preco_por + 100, preco_de = preco_de + 100 where id = ${id}`,
    ],
    ['the stock', (id) => sql`update products set estoque = 0 where id = ${id}`],
    [
      'the picture',
      (id) =>
        sql`update product_media set arquivo = arquivo || '-anew' where product_id = ${id} and ordem = 0`,
    ],
  ])('show %s that a product of theirs has now', async (_, change) => {
    const { platform } = counting();
    const { rows } = await sql<{ id: number }>`
      select product_id as id from list_items join lists on lists.id = list_id where '/lista/' || slug = ${LIST}
      order by list_items.ordem, product_id limit 1`.execute(store.db);
    const before = await both(platform);
    await change(rows[0]?.id ?? 0).execute(store.db);
    const after = await both(platform);
    expect(after.detail).not.toEqual(before.detail);
    expect(after).toEqual(await both(counting().platform));
  });
});

describe('the kits of a product', () => {
  const kits = async ({ ask }: Platform) => {
    const path = `/api/v2/vitrine/product/${product}/kits`;
    const told = await ask({ method: 'get', path, query: {}, body: undefined });
    if (!told) throw new Error('there is no such call');
    return (told.value as { readonly kits: readonly { readonly nome: string }[] }).kits;
  };
  const beside = ({ ask }: Platform) => {
    const path = '/api/v2/front/showcase/products/produto-detalhe-indicados';
    return ask({ method: 'get', path, query: { productId: String(product) }, body: undefined });
  };
  /** A list of per cent less that nobody sees yet. */
  async function made(nome: string, held: readonly number[]): Promise<number> {
    const { rows } = await sql<{
      id: number;
    }>`insert into lists (slug, nome, tipo, descricao, ordem, desconto, ativo)
      values (${nome}, ${nome}, 'fechada', '', 900, 10, false) returning id`.execute(store.db);
    const id = rows[0]?.id ?? 0;
    for (const one of held) {
      await sql`insert into list_items (list_id, product_id, valor_id, quantidade, ordem) values (${id}, ${one}, 0, 1, 0)`.execute(
        store.db,
      );
    }
    return id;
  }
  const lists: number[] = [];
  afterEach(async () => {
    await sql`delete from lists where id = any(${lists.splice(0)}::int[])`.execute(store.db);
  });

  it('are kept, with the rest of its page, when a list changes that it is not in', async () => {
    const { rows } = await sql<{
      id: number;
    }>`select id from products where id <> ${product} order by id limit 1`.execute(store.db);
    const other = await made('sem-ele', [rows[0]?.id ?? 0]);
    lists.push(other);
    const { platform, asked } = counting();
    const slug = await slugOf(product);
    const all = () => Promise.all([page(platform, slug), kits(platform), beside(platform)]);
    await all();
    const before = asked();
    await sql`update lists set nome = 'Outro nome', ativo = true where id = ${other}`.execute(store.db);
    await all();
    expect(asked() - before).toBe(0);
  });

  it('show one that is switched on, renamed, and taken away from it', async () => {
    const id = await made('com-ele', [product]);
    lists.push(id);
    const { platform } = counting();
    const names = async () => (await kits(platform)).map(({ nome }) => nome);
    expect(await names()).not.toContain('com-ele');
    await sql`update lists set ativo = true where id = ${id}`.execute(store.db);
    expect(await names()).toContain('com-ele');
    await sql`update lists set nome = 'Outro nome' where id = ${id}`.execute(store.db);
    expect(await names()).toContain('Outro nome');
    await sql`delete from list_items where list_id = ${id}`.execute(store.db);
    expect(await names()).not.toContain('Outro nome');
    await sql`insert into list_items (list_id, product_id, valor_id, quantidade, ordem) values (${id}, ${product}, 0, 1, 0)`.execute(
      store.db,
    );
    expect(await names()).toContain('Outro nome');
  });
});

describe('a manual', () => {
  const NOME = 'manual-de-teste.pdf';
  afterEach(async () => {
    await sql`delete from files where nome = ${NOME}`.execute(store.db);
    await sql`delete from product_media where arquivo = ${NOME}`.execute(store.db);
  });
  const sent = (hash: string, bytes: number) =>
    sql`insert into files (nome, formato, hash, bytes, created_at) values (${NOME}, 'pdf', ${hash}, ${bytes}, now())
      on conflict (nome) do update set hash = excluded.hash, bytes = excluded.bytes`.execute(store.db);
  const manuals = async (platform: Platform) => {
    const [, detail] = await page(platform, await slugOf(product));
    const { conteudo } = detail as { conteudo: { midias: { manuais: readonly Record<string, unknown>[] } } };
    return conteudo.midias.manuais.map(({ label, bytes }) => [label, bytes]);
  };

  it('that is sent or replaced drops the pages of its products, which tell its size, and no others', async () => {
    await sql`insert into product_media (product_id, valor_id, tipo, label, descricao, arquivo, ordem)
      values (${product}, 0, 'manual', 'Montagem', '', ${NOME}, 90)`.execute(store.db);
    const { platform, asked } = counting();
    const others = await strangers();
    for (const slug of others) await page(platform, slug);
    expect(await manuals(platform)).toContainEqual(['Montagem', undefined]);
    await sent('a', 100);
    expect(await manuals(platform)).toContainEqual(['Montagem', 100]);
    await sent('b', 200);
    expect(await manuals(platform)).toContainEqual(['Montagem', 200]);
    const before = asked();
    for (const slug of others) await page(platform, slug);
    expect(asked() - before).toBe(0);
  });

  it('that is replaced by one as large ends what shows it too', async () => {
    await sent('a', 100);
    await store.changes.caughtUp(); // what was written before is told by then
    keys.length = 0;
    await sent('b', 100);
    await store.changes.caughtUp();
    expect([...new Set(keys)]).toEqual([`file:${NOME}`]);
  });
});

describe('recommendations', () => {
  const IDS = Array.from({ length: 60 }, (_, index) => 1 + index * 3);
  const beside = async ({ ask }: Platform, id: number) => {
    const path = '/api/v2/front/showcase/products/produto-detalhe-indicados';
    const told = await ask({ method: 'get', path, query: { productId: String(id) }, body: undefined });
    return told?.value;
  };
  const showing = (answer: unknown, id: number) =>
    (answer as { readonly produtos: readonly { readonly id: number }[] }).produtos.some(
      (shown) => shown.id === id,
    );

  it('are kept by an order of what they do not show', async () => {
    await stock(9);
    const { platform, asked } = counting();
    await platform.catalogueRead();
    const kept: number[] = [];
    for (const id of IDS) if (!showing(await beside(platform, id), product)) kept.push(id);
    expect(kept.length).toBeGreaterThan(20);
    const again = asked();
    for (const id of kept) await beside(platform, id);
    expect(asked() - again).toBe(0);
    const visitor = await buyer();
    await fill(visitor, 2);
    expect((await send(visitor, (await review(visitor)).versao)).status).toBe(200);
    const before = asked();
    for (const id of kept) if (id !== product) await beside(platform, id);
    expect(asked() - before).toBe(0);
  });

  it.each([
    ['read the catalogue', true],
    ['did not', false],
  ])('follow what their relatives become, in a process that has %s', async (_, read) => {
    const { platform } = counting();
    if (read) await platform.catalogueRead();
    const shown = async () => {
      const answers: unknown[] = [];
      for (const id of IDS.slice(0, 20)) answers.push(await beside(platform, id));
      return answers;
    };
    const anew = async () => {
      const own = counting().platform;
      const answers: unknown[] = [];
      for (const id of IDS.slice(0, 20)) answers.push(await beside(own, id));
      return answers;
    };
    for (const change of [
      sql`update products set estoque = 0 where id between 30 and 40`,
      sql`update products set popularidade = 1000 - popularidade where id between 60 and 120`,
      sql`update products set ativo = false where id between 20 and 28`,
      sql`delete from product_characteristics where product_id between 1 and 30 and ordem > 2`,
      sql`update products set categoria_id = (select categoria_id from products where id = 90) where id = 10`,
    ]) {
      await shown();
      await change.execute(store.db);
      if (read) await platform.catalogueRead();
      expect(await shown()).toEqual(await anew());
    }
  });
});
