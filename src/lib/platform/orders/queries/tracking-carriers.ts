/** Carriers of the shop's own. */
import type { Kysely } from 'kysely';
import type { OwnCarrier } from '#lib/domain/shop/own-carrier.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The newest first: of two with one name it counts. */
export async function ownCarriers(db: Kysely<Schema>): Promise<readonly OwnCarrier[]> {
  return db.selectFrom('tracking_carriers').select(['nome', 'link']).orderBy('id', 'desc').execute();
}
