/** What an owner says that searches also stand for. */
import { type Kysely, sql } from 'kysely';
import type { TipoSinonimo } from '#lib/contract/panel-synonyms.ts';
import { addSynonyms } from '#lib/platform/catalogue/queries/catalogue-writes.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Own = { readonly termo: string; readonly significado: string; readonly tipo: TipoSinonimo };
export type SynonymRow = Own & { readonly id: number };

/** Those with `busca` in term or meaning, by term. */
export async function synonymList(
  db: Kysely<Schema>,
  { busca, offset, limit }: { readonly busca: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly SynonymRow[]; readonly total: number }> {
  const pattern = `%${busca.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = db
    .selectFrom('search_synonyms')
    .where((where) => where.or([where('term', 'ilike', pattern), where('meaning', 'ilike', pattern)]));
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'term as termo', 'meaning as significado', 'kind as tipo'])
      .orderBy('folded')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Whether it is the SKU, EAN or model of a product: codes find that product and nothing else. */
export async function isProductCode(db: Kysely<Schema>, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from search_codes where code = search_code(${text})) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** False when there is one with this term and meaning. The words of the term enter the vocabulary. */
export async function addSynonym(db: Kysely<Schema>, { termo, significado, tipo }: Own): Promise<boolean> {
  return (await addSynonyms(db, [{ term: termo, meaning: significado, kind: tipo }])) > 0;
}

export async function removeSynonym(db: Kysely<Schema>, id: number): Promise<Own | undefined> {
  return db
    .deleteFrom('search_synonyms')
    .where('id', '=', id)
    .returning(['term as termo', 'meaning as significado', 'kind as tipo'])
    .executeTakeFirst();
}
