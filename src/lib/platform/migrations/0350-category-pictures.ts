/** Pictures and search texts of categories and brands; the old address of a brand leads to its new one, as that of a category does. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table categories
    add column imagem text not null default '',
    add column imagem_original text not null default '',
    add column banner text not null default '',
    add column banner_original text not null default '',
    add column banner_alt text not null default '',
    add column seo_titulo text not null default '',
    add column seo_descricao text not null default ''`,
  sql`alter table brands
    add column seo_titulo text not null default '',
    add column seo_descricao text not null default ''`,
  sql`create function brand_moved() returns trigger language plpgsql as $$
    begin
      perform address_moved('/marcas/' || old.slug, '/marcas/' || new.slug);
      return null;
    end $$`,
  sql`create trigger brand_moved after update of slug on brands
    for each row when (old.slug <> new.slug) execute function brand_moved()`,
];
