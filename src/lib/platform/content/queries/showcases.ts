import { type Kysely, sql } from 'kysely';
import { SHOP_SHOWCASES, SHOWCASE_FIRST } from '#lib/domain/content/shop-showcases.ts';
import { ALL_PRODUCTS, inCategory, relativesIn } from '#lib/platform/catalogue/memory/set-keys.ts';
import { naming, note } from '#lib/platform/kernel/changes/collect.ts';
import { isVisible, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { ShowcaseRule } from '#lib/platform/schema/display.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ShowcaseRow = {
  readonly id: number;
  readonly nivel: string;
  readonly titulo: string;
  readonly tag_titulo: string;
  readonly regra: ShowcaseRule | null;
  readonly limite: number;
};

type Shown = { readonly limit: number; readonly now: Date };

/** Undefined for one that is not shown. Those of the home page are there before anybody has filled them. */
export async function showcaseByHash(db: Kysely<Schema>, hash: string): Promise<ShowcaseRow | undefined> {
  const row = await db
    .selectFrom('showcases')
    .select(['id', 'nivel', 'titulo', 'tag_titulo', 'regra', 'limite', 'ativo'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row) return row.ativo ? row : undefined;
  const own = SHOP_SHOWCASES.find((one) => one.hash === hash);
  if (!own) return undefined;
  const regra = { ordem: own.ordem, categoria: 0 };
  return { id: 0, nivel: 'Geral', titulo: own.titulo, tag_titulo: 'h2', regra, limite: SHOWCASE_FIRST };
}

/** Ids of what a showcase shows at `now`: what its rule says, or what was chosen, in its order, products without stock last. */
export async function showcaseProductIds(
  db: Kysely<Schema>,
  { id, regra, limite }: ShowcaseRow,
  { limit, now }: Shown,
): Promise<readonly number[]> {
  const shown = { limit: Math.min(limit, limite), now };
  return naming(['product'], () => (regra ? ruledIds(db, regra, shown) : chosenIds(db, id, shown)));
}

/** It depends on all that were chosen, seen or not. */
async function chosenIds(
  db: Kysely<Schema>,
  showcase: number,
  { limit, now }: Shown,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number; visible: boolean }>`
    select p.id, ${isVisible(now)} as visible from showcase_products sp
    join products p on p.id = sp.product_id
    ${stockJoin}
    where sp.showcase_id = ${showcase}
    order by ${missing}, sp.ordem, p.id`.execute(db);
  note(...rows.map(({ id }) => `product:${id}`));
  const visible = rows.filter((row) => row.visible);
  return visible.slice(0, limit).map(({ id }) => id);
}

/** The same of a content that is not saved, or not active. */
export async function showcaseIds(
  db: Kysely<Schema>,
  {
    regra,
    produtos,
    limit,
    now,
  }: Shown & { readonly regra: ShowcaseRule | null; readonly produtos: readonly number[] },
): Promise<readonly number[]> {
  if (regra) return ruledIds(db, regra, { limit, now });
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.id = any(${produtos}::int[]) and ${isVisible(now)}
    order by p.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

const missing = sql`(p.status = 'indisponivel' or (p.status = 'disponivel' and ${stock} <= 0))`;

/** Each has an index that ends in `id` (migrations 0001, 0058), so that the first of an order are found without the others. */
const ORDERS = {
  vendidos: sql`p.vendas desc, p.popularidade desc`,
  novidades: sql`p.created_at desc`,
  desconto: sql`((p.preco_de - p.preco_por)::float8 / greatest(p.preco_de, 1)) desc`,
} as const;

/** Products read at first for each place; more are read where many of them are versions of one. */
const READ_FOR_EACH = 4;

/**
 * One of the products that differ in a value of their `unico` attribute alone; what cannot be bought is left out. It depends
 * on what listings know of the products of its category, and on which of them are versions of one.
 */
async function ruledIds(
  db: Kysely<Schema>,
  rule: ShowcaseRule,
  { limit, now }: Shown,
): Promise<readonly number[]> {
  if (rule.categoria === 0) note(ALL_PRODUCTS, 'relatives:*');
  else note(inCategory(rule.categoria), relativesIn(rule.categoria));
  for (let count = READ_FOR_EACH * limit; ; count *= READ_FOR_EACH) {
    const rows = await firstOf(db, rule, { limit: count, now });
    const first = new Map<number, number>();
    for (const { id, version_of } of rows) if (!first.has(version_of)) first.set(version_of, id);
    if (first.size >= limit || rows.length < count) return [...first.values()].slice(0, limit);
  }
}

type Ruled = { readonly id: number; readonly version_of: number };

async function firstOf(
  db: Kysely<Schema>,
  { ordem, categoria }: ShowcaseRule,
  { limit, now }: Shown,
): Promise<readonly Ruled[]> {
  const inCategory = sql`exists (
    select from product_categories c where c.product_id = p.id and c.categoria_id = ${categoria}
  )`;
  const { rows } = await sql<Ruled>`
    select p.id, coalesce(p.lider_id, p.id) as version_of
    from products p
    ${stockJoin}
    where ${isVisible(now)} and p.status = 'disponivel' and ${stock} > 0
      and ${categoria === 0 ? sql`true` : inCategory}
      and ${ordem === 'desconto' ? sql`p.preco_de > p.preco_por` : sql`true`}
    order by ${ORDERS[ordem]}, p.id
    limit ${limit}`.execute(db);
  return rows;
}
