/**
 * The first products of a category, of a showcase's order and of an offer are found without reading the others
 * (catalogue/queries/recommendations.ts, content/queries/showcases.ts).
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`create index products_category_popular on products (categoria_id, popularidade desc, id) where ativo`,
  sql`create index products_best_sellers on products (vendas desc, popularidade desc, id) where ativo`,
  sql`drop index products_vendas`,
  sql`create index products_discount on products
    (((preco_de - preco_por)::float8 / greatest(preco_de, 1)) desc, id) where ativo and preco_de > preco_por`,
  sql`create index combinations_offered_with on combinations (indicado_id, ordem, product_id)`,
  sql`drop index combinations_indicado`,
];
