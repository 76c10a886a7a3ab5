/** What a write drops: what shows it, and nothing else. Statements are counted, with eight pages asked at once. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addFavorite } from '#lib/api/wishlist.ts';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import {
  buyer,
  fill,
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
  return { platform, asked: () => statements };
}

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
