/** What was ordered lately, by day of the shop, and what of it most. Cancelled orders are left out. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type DaySales = { readonly dia: string; readonly pedidos: number; readonly valor: number };
type Seller = { readonly nome: string; readonly rota: string; readonly unidades: number };

/** Days with orders alone, `valor` in centavos. @param since Midnight of the first day. */
export async function salesByDay(db: Kysely<Schema>, since: Date): Promise<readonly DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as dia, count(*)::int as pedidos,
      sum(case when cobrado > 0 then cobrado else valor end)::float8 as valor
    from orders where created_at >= ${since.toISOString()}::timestamptz and status <> 'cancelado'
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function bestSellers(
  db: Kysely<Schema>,
  since: Date,
  limit: number,
): Promise<readonly Seller[]> {
  const { rows } = await sql<Seller>`
    select max(l.nome) as nome, l.rota, sum(l.quantidade)::int as unidades
    from order_lines l join orders o on o.numero = l.numero
    where o.created_at >= ${since.toISOString()}::timestamptz and o.status <> 'cancelado' and l.tipo = 'produto'
    group by l.id_produto, l.rota order by unidades desc, l.id_produto limit ${limit}`.execute(db);
  return rows;
}
