/**
 * What searches know of words is kept in the memory of processes like the catalogue (migration 0009), and the same log
 * says when to ask again: a line with product -1. Codes, descriptions and the vocabulary are written in one transaction
 * with `search_documents`.
 *
 * The words of a product are read in one order. Before, it was the order in which the database happened to find them:
 * reading a product again could move its words, and with them what phrases find.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`create or replace view search_texts as
    select p.id as product_id, 'A'::"char" as weight, p.nome as words, 0 as place, 0 as ordem from products p
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

  // Null stands for every product, and counts the words of the vocabulary anew.
  sql`create or replace function search_refresh(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_documents where ids is null or product_id = any(ids);
      delete from search_details where ids is null or product_id = any(ids);
      with texts as (
        select p.id, t.main, t.main || setweight(search_vector(t.rest || regexp_replace(
            p.descricao_curta || ' ' || p.descricao_longa, '<[^>]*>', ' ', 'g')), 'D') as whole
        from products p cross join lateral (
          select setweight(search_vector(p.nome), 'A')
            || setweight(search_vector(string_agg(words, ' ; ' order by place, ordem, words collate "C") filter (where weight = 'B')), 'B')
            || setweight(search_vector(coalesce(string_agg(words, ' ; ' order by place, ordem, words collate "C") filter (where weight = 'C'), '')), 'C') as main,
            coalesce(string_agg(words, ' ; ' order by place, ordem, words collate "C") filter (where weight = 'D') || ' ; ', '') as rest
          from search_texts where product_id = p.id
        ) t
        where ids is null or p.id = any(ids)
      ), documents as (
        insert into search_documents (product_id, main) select id, main from texts
      )
      insert into search_details (product_id, whole) select id, whole from texts;

      delete from search_codes where ids is null or product_id = any(ids);
      insert into search_codes (product_id, code)
      select p.id, c.code from products p cross join lateral (
        select search_code(code) as code from unnest(array[p.sku, p.ean, p.mpn]) code
        union select search_code(code) from product_variants pv cross join unnest(array[pv.sku, pv.ean]) code
          where pv.product_id = p.id
      ) c
      where c.code <> '' and (ids is null or p.id = any(ids));

      if ids is null then delete from search_words; end if;
      insert into search_words (word, lexeme, shown, letters, products)
      select word, lexeme, shown, (select string_agg(letter, '' order by letter) from string_to_table(word, null) letter),
        products
      from (
        select lower(unaccent(shown)) as word, mode() within group (order by shown) as shown,
          count(distinct product_id)::integer as products
        from (
          select product_id, regexp_split_to_table(search_lower(words), '[^0-9a-zß-öø-ÿ]+') as shown
          from search_texts where ids is null or product_id = any(ids)
          union all select null, regexp_split_to_table(search_lower(term), '[^0-9a-zß-öø-ÿ]+') from search_synonyms
        ) texts
        where shown ~ '[^0-9]' and length(shown) > 2
        group by 1
      ) words
      cross join lateral (select trim(both '''' from split_part(search_vector(word)::text, ':', 1)) as lexeme) stem
      where word ~ '^[a-z0-9]+$' and lexeme <> ''
      on conflict (word) do nothing;
    end
  $$`,
  sql`select search_refresh(null)`,

  sql`create function catalogue_words_changed() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id) values (-1);
      return null;
    end
  $$`,
  ...['search_documents', 'search_synonyms'].map(
    (table) => sql`create trigger catalogue_changed after insert or update or delete on ${sql.id(table)}
      for each statement execute function catalogue_words_changed()`,
  ),
];
