/** Whether a product was ever ordered is asked before it is deleted (sheets/queries/product-ties.ts), however many orders there are. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_lines_product on order_lines (id_produto) where tipo = 'produto'`.execute(db);
  await sql`create index order_stock_product on order_stock (product_id)`.execute(db);
}
