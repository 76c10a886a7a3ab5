/** Addresses of the shop's own pages are no product's and no category's. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { categorySheet } from '#lib/domain/sheets/struct.ts';
import { RESERVED_ADDRESSES } from '#lib/domain/shop/reserved-addresses.ts';
import { up } from '#lib/platform/migrations/0065-reserved-addresses.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

/** First steps of pages and files of the shop that a product or category could have. */
function steps(): readonly string[] {
  const names = [...readdirSync('src/pages'), ...readdirSync('public')];
  const first = names.map((name) => name.replace(/(?:\.xml|\.txt|\.webmanifest)?\.(?:astro|ts)$/, ''));
  return [...new Set(first)].filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name !== 'index');
}

it('every page of the shop has its address reserved', () => {
  const missing = steps().filter((step) => !RESERVED_ADDRESSES.has(step) && !FILES.has(step));
  expect(missing).toEqual([]);
});
/** With an extension in their address, or below one that is no page. */
const FILES = new Set([
  'banner',
  'icone',
  'icone-192',
  'icone-512',
  'icone-512-recorte',
  'robots',
  'sitemap',
  'manifest',
  'llms',
  'favicon',
]);

describe('a shop from before', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await createTestStore();
  });
  afterAll(() => store.close());

  it('has its colliding products and categories moved aside, and their old addresses noted', async () => {
    const { db } = store;
    const products = await db.selectFrom('products').select(['id', 'slug']).orderBy('id').limit(3).execute();
    const [first, second, third] = products;
    const root = await db
      .selectFrom('categories')
      .select(['id', 'caminho'])
      .where('pai_id', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    if (!first || !second || !third) throw new Error('too few products');
    const name = (id: number, slug: string) =>
      db.updateTable('products').set({ slug }).where('id', '=', id).execute();
    await name(first.id, 'comparar');
    await name(second.id, 'ligar');
    await name(third.id, 'ligar-produto');
    const below = await db
      .selectFrom('categories')
      .select(['id', 'caminho'])
      .where('caminho', 'like', `${root.caminho}/%`)
      .execute();
    expect(below.length).toBeGreaterThan(0);
    const rename = (from: string) => from.replace(root.caminho, '/frete');
    await db
      .updateTable('categories')
      .set({ slug: 'frete', caminho: '/frete' })
      .where('id', '=', root.id)
      .execute();
    for (const { id, caminho } of below)
      await db
        .updateTable('categories')
        .set({ caminho: rename(caminho) })
        .where('id', '=', id)
        .execute();

    await up(db as never);

    const slugs = await db
      .selectFrom('products')
      .select('slug')
      .where('id', 'in', [first.id, second.id])
      .orderBy('id')
      .execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['comparar-produto', `ligar-${second.id}`]);
    const moved = await db
      .selectFrom('categories')
      .select(['slug', 'caminho'])
      .where('id', '=', root.id)
      .executeTakeFirstOrThrow();
    expect(moved).toEqual({ slug: 'frete-categoria', caminho: '/frete-categoria' });
    const left = await db
      .selectFrom('categories')
      .select('id')
      .where('caminho', 'like', '/frete/%')
      .execute();
    expect(left).toEqual([]);
    const redirects = await db
      .selectFrom('redirects')
      .select(['de', 'para'])
      .where('de', 'in', ['/comparar', '/ligar', '/frete'])
      .orderBy('de')
      .execute();
    expect(redirects).toEqual([
      { de: '/comparar', para: '/comparar-produto' },
      { de: '/frete', para: '/frete-categoria' },
      { de: '/ligar', para: `/ligar-${second.id}` },
    ]);
  });
});

describe('a sheet', () => {
  const row = (after: Record<string, string>) => ({
    before: undefined,
    after,
    changed: new Set(Object.keys(after)),
  });

  it('refuses a product and a category at such an address', () => {
    const product = { sku: 'X', nome: 'Comparar', slug: 'comparar', preco: '1', categoria: '/x', marca: 'x' };
    expect(goodsSheet.faults(row(product))).toContainEqual({ coluna: 'slug', motivo: 'reservado' });
    const category = { caminho: '/frete/x', nome: 'Frete' };
    expect(categorySheet.faults(row(category))).toContainEqual({ coluna: 'caminho', motivo: 'reservado' });
    expect(categorySheet.faults(row({ ...category, caminho: '/cabos/frete' }))).not.toContainEqual(
      expect.objectContaining({ motivo: 'reservado' }),
    );
  });
});
