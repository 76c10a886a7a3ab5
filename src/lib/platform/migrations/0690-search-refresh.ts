/**
 * Reading the words of a few products again cost as much as reading those of hundreds: each time all synonyms were stemmed, and
 * `ids is null or …` kept indexes from being used. Words that the vocabulary has are not stemmed again, those of a synonym
 * enter it with the synonym, and count as sold as soon as a product has them.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const inOrder = sql`order by place, ordem, words collate "C"`;
const joined = (weight: string, end = '') =>
  sql`coalesce(string_agg(words, ' ; ' ${inOrder}) filter (where weight = ${sql.lit(weight)}) || ${sql.lit(end)}, '')`;
/** What is no letter or digit, in small letters. */
const BETWEEN = sql.lit('[^0-9a-zß-öø-ÿ]+');

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // As search_refresh of migration 0090 made them.
  sql`create view search_made_documents as
    select p.id as product_id, t.main, t.main || setweight(search_vector(t.rest || regexp_replace(
      p.descricao_curta || ' ' || p.descricao_longa, '<[^>]*>', ' ', 'g')), 'D') as whole
    from products p cross join lateral (
      select setweight(search_vector(search_head(p.nome)), 'A') || setweight(search_vector(${joined('B')}), 'B')
        || setweight(search_vector(${joined('C')}), 'C')
        || setweight(search_vector(search_without(
          coalesce(string_agg(words, ' ; ') filter (where weight <> 'D'), ''))), 'B') as main,
        ${joined('D', ' ; ')} as rest
      from search_texts where product_id = p.id
    ) t`,
  sql`create view search_made_codes as
    select p.id as product_id, c.code from products p cross join lateral (
      select search_code(code) as code from unnest(array[p.sku, p.ean, p.mpn]) code
      union select search_code(code) from product_variants pv cross join unnest(array[pv.sku, pv.ean]) code
        where pv.product_id = p.id
    ) c where c.code <> ''`,
  sql`create view search_made_words as
    select product_id, shown, lower(unaccent(shown)) as word
    from (select product_id, regexp_split_to_table(search_lower(words), ${BETWEEN}) as shown from search_texts) texts
    where shown ~ '[^0-9]' and length(shown) > 2`,
  sql`create view search_synonym_words as
    select null::integer as product_id, shown, lower(unaccent(shown)) as word
    from (select regexp_split_to_table(search_lower(term), ${BETWEEN}) as shown from search_synonyms) texts
    where shown ~ '[^0-9]' and length(shown) > 2`,
  sql`create function search_new_word(word text, shown text, products integer) returns void language sql as $$
    insert into search_words (word, lexeme, shown, letters, products)
    select $1, lexeme, $2, (select string_agg(letter, '' order by letter) from string_to_table($1, null) letter), $3
    from (select trim(both '''' from split_part(search_vector($1)::text, ':', 1)) as lexeme) stem
    where $1 ~ '^[a-z0-9]+$' and lexeme <> ''
    on conflict (word) do update set shown = excluded.shown, products = excluded.products
      where search_words.products = 0 and excluded.products > 0
  $$`,

  // Null stands for every product, and counts the words of the vocabulary anew.
  sql`create or replace function search_refresh(ids integer[]) returns void language plpgsql as $$
    begin
      if ids is null then
        delete from search_documents;
        delete from search_details;
        delete from search_codes;
        delete from search_words;
        with made as materialized (select product_id, main, whole from search_made_documents), documents as (
          insert into search_documents (product_id, main) select product_id, main from made
        ) insert into search_details (product_id, whole) select product_id, whole from made;
        insert into search_codes (product_id, code) select product_id, code from search_made_codes;
        perform search_new_word(word, mode() within group (order by shown), count(distinct product_id)::integer)
          from (
            select product_id, shown, word from search_made_words
            union all select product_id, shown, word from search_synonym_words
          ) texts group by word;
        return;
      end if;
      delete from search_documents where product_id = any(ids);
      delete from search_details where product_id = any(ids);
      delete from search_codes where product_id = any(ids);
      with made as materialized (
        select product_id, main, whole from search_made_documents where product_id = any(ids)
      ), documents as (
        insert into search_documents (product_id, main) select product_id, main from made
      ) insert into search_details (product_id, whole) select product_id, whole from made;
      insert into search_codes (product_id, code)
        select product_id, code from search_made_codes where product_id = any(ids);
      perform search_new_word(word, mode() within group (order by shown), count(distinct product_id)::integer)
        from search_made_words texts where product_id = any(ids)
          and not exists (select from search_words known where known.word = texts.word and known.products > 0)
        group by word;
    end
  $$`,
  sql`create function search_learn_synonyms() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('vitrine.search_refresh', true), '') <> 'later' then
        perform search_new_word(word, mode() within group (order by shown), 0) from search_synonym_words texts
          where not exists (select from search_words known where known.word = texts.word) group by word;
      end if;
      return null;
    end
  $$`,
  sql`create trigger search_learned after insert on search_synonyms
    for each statement execute function search_learn_synonyms()`,
  sql`select search_new_word(word, mode() within group (order by shown), 0) from search_synonym_words texts
    where not exists (select from search_words known where known.word = texts.word) group by word`,
];
