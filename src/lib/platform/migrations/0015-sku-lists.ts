/** Lists of codes that were pasted into a cart: the same form again adds nothing. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`create table sku_lists (
    session_id text not null references sessions (id) on delete cascade,
    chave text not null,
    resposta jsonb not null,
    created_at timestamptz not null,
    primary key (session_id, chave)
  )`,
  sql`create index products_sku_upper on products (upper(sku))`,
  sql`create index product_variants_sku_upper on product_variants (upper(sku))`,
];
