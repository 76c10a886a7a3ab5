/**
 * What a name says before "para", "com" and "por" is what a product is; what comes after it is what it is for. The second counts
 * as much as a category, so that searches can tell a converter of VGA from one to VGA.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`create function search_head(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace($1, '\\s(para|com|por)\\s.*$', '')
  $$`,
  sql`create or replace view search_texts as
    select p.id as product_id, 'A'::"char" as weight, search_head(p.nome) as words, 0 as place, 0 as ordem from products p
    union all select p.id, 'B', substr(p.nome, length(search_head(p.nome)) + 1), 0, 0 from products p
      where search_head(p.nome) <> p.nome
    union all select p.id, 'B', b.nome, 1, 0 from products p join brands b on b.id = p.marca_id
    union all select pc.product_id, case when c.nome ~ ' e ' then 'D' else 'B' end::"char", c.nome, 2, c.nivel
      from product_categories pc join categories c on c.id = pc.categoria_id
    union all select pv.product_id, 'B', av.label, 3, pv.ordem
      from product_variants pv join attribute_values av on av.id = pv.valor_id
    union all select pc.product_id, case when c.filtravel then 'B' else 'C' end::"char", cv.label, 4, pc.ordem
      from product_characteristics pc
      join characteristic_values cv on cv.id = pc.value_id and cv.numero is null
      join characteristics c on c.id = cv.characteristic_id
      where c.filtravel or c.grupo <> 'Conformidade'`,
  // The function of migration 0014, with the name cut in two.
  sql`do $$
    begin
      execute replace(
        pg_get_functiondef('search_refresh(integer[])'::regprocedure),
        'setweight(search_vector(p.nome), ''A'')',
        'setweight(search_vector(search_head(p.nome)), ''A'')'
      );
    end
  $$`,
  sql`select search_refresh(null)`,
];
