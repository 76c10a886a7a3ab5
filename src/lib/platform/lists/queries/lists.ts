import { type Kysely, sql } from 'kysely';
import { naming, note } from '#lib/platform/kernel/changes/collect.ts';
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

/**
 * Kits that hold a product, in the order of the shop. They depend on the product and on all lists that hold it: each of them may
 * become a kit, and whatever is put into a list or taken out of it reports itself.
 */
export async function kitsWith(
  db: Kysely<Schema>,
  product: number,
  limit: number,
): Promise<readonly ListRow[]> {
  note(`product:${product}`);
  const rows = await naming(['product', 'list'], () =>
    db
      .selectFrom('lists')
      .select(COLUMNS)
      .select(sql<boolean>`ativo and (desconto > 0 or preco > 0)`.as('kit'))
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
      .execute(),
  );
  note(...rows.map(({ id }) => `list:${id}`));
  return rows.filter(({ kit }) => kit).slice(0, limit);
}
