/** What products and their categories say of travelling together. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** By product: its own mark, then those of its first category and of those above, the deepest first. */
export async function travelMarks(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; marks: string[] }>`
    select p.id, p.envio || array(
      select above.envio from categories own
      join categories above on above.caminho = own.caminho or starts_with(own.caminho, above.caminho || '/')
      where own.id = p.categoria_id order by above.nivel desc, above.id
    ) as marks
    from products p where p.id = any(${ids}::int[]) order by p.id`.execute(db);
  return new Map(rows.map(({ id, marks }) => [id, marks]));
}
