/**
 * What only descriptions say stands in a table of its own: it is long, and most searches never look at it. The words of
 * names, brands, categories and values are read two to four times as fast without it.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table search_documents rename to search_details`,
  sql`alter index search_documents_pkey rename to search_details_pkey`,
  sql`alter index search_documents_whole rename to search_details_whole`,
  sql`create table search_documents (
    product_id integer primary key references products (id) on delete cascade,
    main tsvector not null
  )`,
  sql`insert into search_documents (product_id, main) select product_id, main from search_details`,
  sql`alter table search_details drop column main`,
  sql`create index search_documents_main on search_documents using gin (main)`,

  // The most popular products of a search, without a look at the products themselves.
  sql`create index products_popular on products (popularidade desc, id) where ativo`,

  // Lower case and letters of Portuguese for a database of any locale: in "C", PostgreSQL knows those of ASCII alone.
  sql`create function search_lower(text) returns text language sql immutable parallel safe as $$
    select translate(lower($1), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'áàâãäéèêëíìîïóòôõöúùûüçñ')
  $$`,

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
            || setweight(search_vector(string_agg(words, ' ; ') filter (where weight = 'B')), 'B')
            || setweight(search_vector(coalesce(string_agg(words, ' ; ') filter (where weight = 'C'), '')), 'C') as main,
            coalesce(string_agg(words, ' ; ') filter (where weight = 'D') || ' ; ', '') as rest
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
];
