/** What the products cost that stand on a card beside the one it shows. */
import { type Kysely, sql } from 'kysely';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import { BY_PRODUCT, type Known } from '#lib/platform/kernel/queries/rows.ts';
import { priceParts } from '#lib/platform/offers/queries/price-parts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type MemberPrices = ReadonlyMap<number, PriceParts>;

/** What a page shows of them depends on each of them, so they are read under the keys of their products. */
export async function memberPrices(known: Known, ids: readonly number[]): Promise<MemberPrices> {
  return ids.length === 0 ? new Map() : known.each(BY_PRODUCT, readPrices, ids);
}

async function readPrices(db: Kysely<Schema>, ids: readonly number[]): Promise<MemberPrices> {
  const { rows } = await sql<{ readonly id: number; readonly price: PriceParts }>`
    select p.id, ${priceParts} as price from products p where p.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, price }) => [id, price]));
}
