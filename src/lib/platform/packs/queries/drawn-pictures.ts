/** Names of pictures that were drawn by code: they lack the hash that names of the library end in. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

const HASHED = '-[0-9a-f]{16}$';

export async function drawnNames(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ arquivo: string }>`
    select distinct arquivo from product_media where tipo = 'imagem' and arquivo !~ ${HASHED} order by arquivo`.execute(
    db,
  );
  return rows.map(({ arquivo }) => arquivo);
}

/** The largest number of a picture; 0 without any. No other number is given out until the transaction ends. */
export async function mediaNumber(trx: Trx): Promise<number> {
  await sql`lock table media in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from media`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Wherever they are shown: by products, in orders, and beside posts. */
export async function renamePictures(trx: Trx, names: ReadonlyMap<string, string>): Promise<void> {
  const pairs = JSON.stringify([...names].map(([before, after]) => ({ before, after })));
  const renamed = sql`jsonb_to_recordset(${pairs}::jsonb) as r (before text, after text)`;
  await sql`update product_media t set arquivo = r.after from ${renamed} where t.tipo = 'imagem' and t.arquivo = r.before`.execute(
    trx,
  );
  await sql`update order_lines t set imagem = r.after from ${renamed} where t.imagem = r.before`.execute(trx);
  await sql`update settings set valor = jsonb_set(valor, '{postagens}', (
      select jsonb_agg(p.post || jsonb_build_object('picture', coalesce(r.after, p.post ->> 'picture')) order by p.place)
      from jsonb_array_elements(valor -> 'postagens') with ordinality p (post, place)
      left join ${renamed} on r.before = p.post ->> 'picture'))
    where chave = 'instagram' and jsonb_array_length(valor -> 'postagens') > 0`.execute(trx);
  await sql`select setval(pg_get_serial_sequence('media', 'id'), max(id)) from media having max(id) > 0`.execute(
    trx,
  );
}
