/**
 * Sales and popularity are counted from orders (orders/queries/sales-counts.ts). What products had before stays written, as
 * nobody knows the orders it came from, and loses half of itself each month.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`create table prior_sales (
    product_id integer primary key references products (id) on delete cascade,
    vendas integer not null check (vendas >= 0),
    popularidade integer not null check (popularidade between 0 and 1000),
    counted_at timestamptz not null
  )`,
  sql`insert into prior_sales (product_id, vendas, popularidade, counted_at)
    select id, vendas, popularidade, now() from products where vendas > 0 or popularidade > 0`,
  // One row: which processes share.
  sql`create table sales_counts (
    id integer primary key check (id = 1),
    counted_at timestamptz not null,
    -- A digest of all favourites: another one when any was added or taken out.
    favourites text not null
  )`,
  sql`create index orders_sold on orders (created_at) where status <> 'cancelado'`,
];
