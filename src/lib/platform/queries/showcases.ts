import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isVisible, stock, stockJoin } from './visible.ts';

export type ShowcaseRow = {
  readonly id: number;
  readonly nivel: string;
  readonly titulo: string;
  readonly tag_titulo: string;
};

export async function showcaseByHash(db: Kysely<Schema>, hash: string): Promise<ShowcaseRow | undefined> {
  return db
    .selectFrom('showcases')
    .select(['id', 'nivel', 'titulo', 'tag_titulo'])
    .where('hash', '=', hash)
    .where('ativo', '=', true)
    .executeTakeFirst();
}

/** Ids of what a showcase shows at `now`, in its order, products without stock last. */
export async function showcaseProductIds(
  db: Kysely<Schema>,
  showcaseId: number,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from showcase_products sp
    join products p on p.id = sp.product_id
    ${stockJoin}
    where sp.showcase_id = ${showcaseId} and ${isVisible(now)}
    order by (p.status = 'indisponivel' or (p.status = 'disponivel' and ${stock} <= 0)), sp.ordem, p.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
