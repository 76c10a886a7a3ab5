/** Synonyms that this version of Vitrine ships and a shop has not. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { addSynonyms } from '#lib/platform/catalogue/queries/catalogue-writes.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { SHIPPED, type Shipped } from '../shipped/shipped.ts';

/** @param own What the shop itself says that the term means. */
export type Offered = Shipped & { readonly own: readonly string[] };

/**
 * By term, those whose words products of the shop have. What somebody of the shop removed in the panel is not offered again, as
 * its history says.
 */
export async function offeredSynonyms(db: Kysely<Schema>): Promise<readonly Offered[]> {
  const { rows } = await sql<Offered>`
    with shipped as materialized (
      select term, meaning, kind, trim(search_fold(term)) as folded, trim(search_fold(meaning)) as folded_meaning
      from jsonb_to_recordset(${JSON.stringify(SHIPPED)}::jsonb) as s(term text, meaning text, kind text)
    ),
    removed as materialized (
      select trim(search_fold(alvo)) as folded, trim(search_fold(campos -> 0 ->> 'antes')) as folded_meaning
      from panel_changes where secao = 'sinonimos' and acao = 'removeu'
    ),
    sold as materialized (
      select meaning from (select distinct meaning from shipped) meanings
      where not exists (
        select 1 from unnest(tsvector_to_array(search_vector(meaning))) lexeme
        where not exists (select 1 from search_words w where w.lexeme = lexeme.lexeme and w.products > 0)
      )
    )
    select term, meaning, kind, array(
      select own.meaning from search_synonyms own where own.folded = shipped.folded and not exists (
        select 1 from shipped other
        where other.folded = own.folded and other.folded_meaning = trim(search_fold(own.meaning))
      ) order by own.id
    ) as own
    from shipped join sold using (meaning)
    where not exists (
      select 1 from search_synonyms own
      where own.folded = shipped.folded and trim(search_fold(own.meaning)) = shipped.folded_meaning
    ) and not exists (
      select 1 from removed where removed.folded = shipped.folded and removed.folded_meaning = shipped.folded_meaning
    )
    order by folded, term, kind, folded_meaning`.execute(db);
  return rows;
}

/** Those of these terms that are offered; what the shop has stays as it is. */
export async function takeSynonyms(
  trx: Transaction<Schema>,
  terms: ReadonlySet<string>,
): Promise<readonly Shipped[]> {
  const taken = (await offeredSynonyms(trx)).filter(({ term }) => terms.has(term));
  if (taken.length === 0) return [];
  await addSynonyms(
    trx,
    taken.map(({ term, meaning, kind }) => ({ term, meaning, kind })),
  );
  return taken;
}
