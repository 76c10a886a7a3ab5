/** What a product says to search engines in words of its own, and which others its page names beside it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table products add column seo_titulo text not null default '',
      add column seo_descricao text not null default ''`,
    sql`create table product_relatives (
      product_id integer not null references products (id) on delete cascade,
      relative_id integer not null references products (id) on delete cascade,
      tipo text not null check (tipo in ('acessorio', 'semelhante', 'sucessor')),
      ordem integer not null,
      primary key (product_id, tipo, relative_id),
      check (product_id <> relative_id)
    )`,
    sql`create index product_relatives_relative on product_relatives (relative_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
