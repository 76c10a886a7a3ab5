import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ListRow = {
  readonly id: number;
  readonly slug: string;
  readonly nome: string;
  readonly tipo: string;
  readonly descricao: string;
  readonly selecao_atributo: boolean;
};

const COLUMNS = ['id', 'slug', 'nome', 'tipo', 'descricao', 'selecao_atributo'] as const;

export async function listBySlug(db: Kysely<Schema>, slug: string): Promise<ListRow | undefined> {
  return db
    .selectFrom('lists')
    .select(COLUMNS)
    .where('slug', '=', slug)
    .where('ativo', '=', true)
    .executeTakeFirst();
}

export async function listById(db: Kysely<Schema>, id: number): Promise<ListRow | undefined> {
  return db
    .selectFrom('lists')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
}

/** A page of the lists, in the order of the shop. */
export async function listPage(
  db: Kysely<Schema>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly ListRow[]; readonly total: number }> {
  const lists = db.selectFrom('lists').where('ativo', '=', true);
  const rows = await lists
    .select(COLUMNS)
    .orderBy('ordem')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await lists.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Kits that hold a product, in the order of the shop. */
export async function kitsWith(
  db: Kysely<Schema>,
  product: number,
  limit: number,
): Promise<readonly ListRow[]> {
  return db
    .selectFrom('lists')
    .select(COLUMNS)
    .where('ativo', '=', true)
    .where((list) => list.or([list('desconto', '>', 0), list('preco', '>', 0)]))
    .where((list) =>
      list.exists(
        list
          .selectFrom('list_items')
          .select('list_id')
          .whereRef('list_items.list_id', '=', 'lists.id')
          .where('product_id', '=', product),
      ),
    )
    .orderBy('ordem')
    .orderBy('id')
    .limit(limit)
    .execute();
}
