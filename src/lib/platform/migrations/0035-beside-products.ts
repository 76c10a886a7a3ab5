/** What a product is offered with is looked up from both sides (catalogue/queries/recommendations.ts), however many offers there are. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index combinations_indicado on combinations (indicado_id)`.execute(db);
  await sql`create index list_items_product on list_items (product_id, list_id)`.execute(db);
}
