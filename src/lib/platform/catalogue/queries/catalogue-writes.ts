/** The one file that puts rows into the tables of the catalogue: characteristics and what products have of them, categories of products, synonyms. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { CharacteristicValue } from '#lib/domain/catalogue/characteristic-values.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { DefinitionColumns } from './characteristics.ts';

/** Nobody else writes definitions until the end of the transaction. */
export async function lockDefinitions(db: Kysely<Schema>): Promise<void> {
  await sql`lock table characteristics in share row exclusive mode`.execute(db);
}

/** Behind the others of its group, or at the end. @returns Its id. */
export async function insertDefinition(db: Kysely<Schema>, columns: DefinitionColumns): Promise<number> {
  const { id } = await db
    .insertInto('characteristics')
    .values({
      ...columns,
      ordem: sql<number>`(select coalesce(max(ordem) + 1, 0) from characteristics)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDefinition(
  db: Kysely<Schema>,
  id: number,
  columns: Partial<DefinitionColumns & { readonly ordem: number }>,
): Promise<void> {
  await db.updateTable('characteristics').set(columns).where('id', '=', id).execute();
}

/** With all its values, also those that products have. */
export async function deleteDefinition(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`delete from product_characteristics pc using characteristic_values v
    where v.id = pc.value_id and v.characteristic_id = ${id}`.execute(db);
  await db.deleteFrom('characteristic_values').where('characteristic_id', '=', id).execute();
  await db.deleteFrom('characteristics').where('id', '=', id).execute();
}

/** The places are those in `ids`; only rows that move are written. */
export async function orderDefinitions(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  await sql`update characteristics c set ordem = o.place - 1
    from unnest(${ids}::int[]) with ordinality as o (id, place)
    where c.id = o.id and c.ordem <> o.place - 1`.execute(db);
}

/** @param paths Of categories; those that are gone are left out. */
export async function setAskingCategories(
  db: Kysely<Schema>,
  id: number,
  paths: readonly string[],
): Promise<void> {
  await db.deleteFrom('category_characteristics').where('characteristic_id', '=', id).execute();
  await sql`insert into category_characteristics (categoria_id, characteristic_id)
    select c.id, ${id}::int from categories c where c.caminho = any(${paths}::text[])`.execute(db);
}

export type Relabelled = CharacteristicValue & {
  /** What it was. */
  readonly id: number;
};

/**
 * The values of a characteristic as they are to be read from now on. Two that have become the same are one, and products
 * that had either have it. A value that is not among them goes: no product may have it. What searches know stays as it
 * is: it is for the caller to refresh, once (`withoutSearch`).
 */
export async function relabelValues(
  db: Kysely<Schema>,
  characteristic: number,
  values: readonly Relabelled[],
): Promise<void> {
  const json = JSON.stringify(values);
  const read = sql`jsonb_to_recordset(${json}::jsonb) as n (id integer, label text, numero integer)`;
  // The one that stays is the first of those that read the same.
  const pairs = sql`select n.id, min(n.id) over (partition by n.label) as kept from ${read}`;
  await sql`insert into product_characteristics (product_id, value_id, ordem)
    select distinct on (pc.product_id, p.kept) pc.product_id, p.kept, pc.ordem
    from product_characteristics pc join (${pairs}) p on p.id = pc.value_id and p.id <> p.kept
    order by pc.product_id, p.kept, pc.ordem on conflict do nothing`.execute(db);
  await sql`delete from product_characteristics pc using (${pairs}) p
    where p.id = pc.value_id and p.id <> p.kept`.execute(db);
  await sql`delete from characteristic_values v using (${pairs}) p where p.id = v.id and p.id <> p.kept`.execute(
    db,
  );
  await sql`delete from characteristic_values v
    where v.characteristic_id = ${characteristic} and not exists (select from ${read} where n.id = v.id)`.execute(
    db,
  );
  // Labels are unique: each that changes passes by one that nothing has.
  const changed = sql`n.id = v.id and (v.label, v.numero) is distinct from (n.label, n.numero)`;
  await sql`update characteristic_values v set label = '|' || v.id, numero = null from ${read} where ${changed}`.execute(
    db,
  );
  await sql`update characteristic_values v set label = n.label, numero = n.numero from ${read} where ${changed}`.execute(
    db,
  );
}

/** While it runs, what searches know stays as it is, whatever is written. */
export async function withoutSearch<Written>(
  db: Kysely<Schema>,
  write: () => Promise<Written>,
): Promise<Written> {
  const setting = sql`coalesce(current_setting('vitrine.search_refresh', true), '')`;
  const { rows } = await sql<{ before: string }>`select ${setting} as before`.execute(db);
  const set = (how: string) => sql`select set_config('vitrine.search_refresh', ${how}, true)`.execute(db);
  await set('later');
  const written = await write();
  await set(rows[0]?.before ?? '');
  return written;
}

/** What may be chosen, in this order; made where it is new. What is not among them goes, unless a product has it. */
export async function setChoices(
  db: Kysely<Schema>,
  characteristic: number,
  labels: readonly string[],
): Promise<void> {
  await sql`insert into characteristic_values (characteristic_id, label, ordem)
    select ${characteristic}::int, o.label, o.place - 1 from unnest(${labels}::text[]) with ordinality as o (label, place)
    on conflict (characteristic_id, label) do update set ordem = excluded.ordem, numero = null
    where (characteristic_values.ordem, characteristic_values.numero) is distinct from (excluded.ordem, null)`.execute(
    db,
  );
  await dropUnused(db, [characteristic], labels);
}

export type ProductWrite = {
  readonly product_id: number;
  readonly characteristic_id: number;
  readonly valores: readonly CharacteristicValue[];
};

/** What products have of characteristics, all of a batch at once; no values take what was there away. */
export async function setProductValues(db: Kysely<Schema>, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const values = writes.flatMap(({ valores, ...owner }) =>
    valores.map((valor, place) => ({ ...owner, ...valor, place })),
  );
  const rows = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
    as w (product_id integer, characteristic_id integer, label text, numero integer, place integer)`;
  await sql`insert into characteristic_values (characteristic_id, label, numero, ordem)
    select n.characteristic_id, n.label, n.numero, coalesce(
        (select max(k.ordem) from characteristic_values k where k.characteristic_id = n.characteristic_id), -1)
      + row_number() over (partition by n.characteristic_id order by n.numero, n.label)
    from (select distinct w.characteristic_id, w.label, w.numero from ${rows}) n
    where not exists (select from characteristic_values k
      where k.characteristic_id = n.characteristic_id and k.label = n.label)
    on conflict (characteristic_id, label) do nothing`.execute(db);
  await sql`delete from product_characteristics pc using characteristic_values v,
      jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as w (product_id integer, characteristic_id integer)
    where pc.product_id = w.product_id and pc.value_id = v.id and v.characteristic_id = w.characteristic_id`.execute(
    db,
  );
  await sql`insert into product_characteristics (product_id, value_id, ordem)
    select w.product_id, k.id, w.place from ${rows}
    join characteristic_values k on k.characteristic_id = w.characteristic_id and k.label = w.label`.execute(
    db,
  );
  await dropUnused(db, [...new Set(writes.map(({ characteristic_id }) => characteristic_id))]);
}

/** Values that nothing has any more; choices stay, unless they are not among `labels`. */
async function dropUnused(
  db: Kysely<Schema>,
  characteristics: readonly number[],
  labels?: readonly string[],
): Promise<void> {
  await sql`delete from characteristic_values v using characteristics c
    where c.id = v.characteristic_id and v.characteristic_id = any(${characteristics}::int[])
      and ${labels ? sql`not v.label = any(${labels}::text[])` : sql`c.tipo <> 'escolha'`}
      and not exists (select from product_characteristics pc where pc.value_id = v.id)`.execute(db);
}

/** What searches know of the products that have it is read again. */
export async function refreshSearchOf(db: Kysely<Schema>, characteristic: number): Promise<void> {
  await sql`select search_refresh(array(select distinct pc.product_id from product_characteristics pc
    join characteristic_values v on v.id = pc.value_id where v.characteristic_id = ${characteristic}))`.execute(
    db,
  );
}

/** These products are of these categories, too. */
export async function joinCategories(
  db: Kysely<Schema>,
  ids: readonly number[],
  paths: readonly string[],
): Promise<void> {
  await sql`insert into product_categories (product_id, categoria_id)
    select one, a.id from unnest(${ids}::int[]) one
    cross join categories a where a.caminho = any(${paths}::text[])
    on conflict do nothing`.execute(db);
}

/** Those of the same term and meaning stay. @returns How many are new. */
export async function addSynonyms(
  db: Kysely<Schema>,
  rows: readonly Insertable<Schema['search_synonyms']>[],
): Promise<number> {
  const added = await db
    .insertInto('search_synonyms')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length;
}
