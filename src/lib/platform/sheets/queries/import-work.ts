/** Going on with imports, and what files brought before. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Takes over one whose process was not heard of since `before`; undefined when there is none. */
export async function takeOver(
  db: Kysely<Schema>,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update catalogue_imports set worked_at = ${now}
    where id = (select id from catalogue_imports where state in ('aplicando', 'desfazendo') and worked_at < ${before}
      order by id limit 1) and worked_at < ${before}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Units of stock that lines with these stamps brought and that were not taken back, by key and stamp. */
export async function unitsBrought(
  db: Kysely<Schema>,
  stamps: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (stamps.length === 0) return new Map();
  const { rows } = await sql<{ chave: string; stamp: string; units: number }>`
    select chave, stamp, sum((depois->>'estoque')::int - (antes->>'estoque')::int)::int as units
    from catalogue_import_rows
    where stamp = any(${stamps}::text[]) and stamp <> '' and applied = 'feita' and undone <> 'feita'
    group by chave, stamp`.execute(db);
  return new Map(rows.map(({ chave, stamp, units }) => [stampKey(chave, stamp), units]));
}

export function stampKey(chave: string, stamp: string): string {
  return `${chave}\t${stamp}`;
}
