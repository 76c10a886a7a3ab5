/** What hangs on a product: as long as there is any of it, the product can be archived but not deleted. */
import { type Kysely, sql } from 'kysely';
import type { LigacoesProduto } from '#lib/contract/panel-products.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export async function productTies(db: Kysely<Schema>, id: number): Promise<LigacoesProduto> {
  const { rows } = await sql<LigacoesProduto>`
    select
      (select count(distinct o.numero)::int from (
        select numero from order_stock where product_id = ${id}
        union all select numero from order_lines where tipo = 'produto' and id_produto = ${id}) o) as pedidos,
      (select count(*)::int from quotes where conteudo->'linhas' @> ${JSON.stringify([{ tipo: 'produto', id_produto: id }])}::jsonb)
        as orcamentos,
      (select count(distinct list_id)::int from list_items where product_id = ${id}) as listas,
      (select count(*)::int from products o where o.lider_id = ${id} and o.id <> ${id}) as familia,
      (select count(*)::int from combinations where indicado_id = ${id}) as pares,
      (select count(*)::int from showcase_products where product_id = ${id}) as vitrines,
      (select count(*)::int from reviews where product_id = ${id}) as avaliacoes,
      (select count(*)::int from questions where nivel = 'produto' and nivel_id = ${id}) as perguntas`.execute(
    db,
  );
  return rows[0] ?? NONE;
}

const NONE: LigacoesProduto = {
  ...{ pedidos: 0, orcamentos: 0, listas: 0, familia: 0 },
  ...{ pares: 0, vitrines: 0, avaliacoes: 0, perguntas: 0 },
};

/** It and all that is of it alone. */
export async function removeProduct(db: Kysely<Schema>, id: number): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute();
}
