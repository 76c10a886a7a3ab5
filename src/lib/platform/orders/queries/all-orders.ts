/** Orders and quotes of all accounts, for the shop. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import { QUOTE_COLUMNS, type QuoteRow } from '#lib/platform/cart/queries/quotes.ts';
import { pattern } from '#lib/platform/panel/queries/moderation.ts';
import type { OrdersTable } from '#lib/platform/schema/orders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type StatusPedido = Selectable<OrdersTable>['status'];
/** Fewer digits are in most documents and telephones. */
const LEAST_DIGITS = 4;
type Page = { readonly busca: string; readonly offset: number; readonly limit: number };

export type OrderSummaryRow = {
  readonly numero: number;
  readonly status: StatusPedido;
  readonly created_at: Date;
  readonly retirada: boolean;
  readonly nome: string;
  readonly email: string;
  readonly quantidade: number;
  readonly cobrado: number;
  readonly situacao_pagamento: OrderPayment;
};

/**
 * Of one state and one state of payment, or of all; the one with the number that is looked for, then the newest first. `busca` is
 * a number, part of the buyer's name, address, document or telephone however they are written, of a product's name or code, of a
 * purchase order, or of a tracking code.
 */
export async function listAllOrders(
  db: Kysely<Schema>,
  {
    status,
    payment,
    busca,
    offset,
    limit,
  }: Page & { readonly status: StatusPedido | undefined; readonly payment?: OrderPayment | undefined },
): Promise<{ readonly rows: readonly OrderSummaryRow[]; readonly total: number }> {
  const like = pattern(busca);
  const plain = busca.replaceAll(/[\s()./+-]/g, '').toUpperCase();
  const code = plain.replaceAll(/\D/g, '').length >= LEAST_DIGITS ? pattern(plain) : null;
  const chosen = sql`from orders o where (${status ?? ''} = '' or o.status = ${status ?? ''})
    and (${payment ?? ''} = '' or o.situacao_pagamento = ${payment ?? ''})
    and (o.numero::text = ${busca} or o.comprador ->> 'nome' ilike ${like} or o.comprador ->> 'email' ilike ${like}
      or o.comprador ->> 'documento' like ${code} or o.comprador ->> 'telefone' like ${code}
      or (o.pedido_compra <> '' and o.pedido_compra ilike ${like})
      or (o.rastreio <> '' and upper(o.rastreio) like ${pattern(busca.toUpperCase())})
      or exists (select 1 from order_lines l where l.numero = o.numero and (l.nome ilike ${like} or l.sku ilike ${like})))`;
  const { rows } = await sql<OrderSummaryRow>`
    select o.numero, o.status, o.created_at, o.retirada, o.comprador ->> 'nome' as nome, o.comprador ->> 'email' as email,
      coalesce((select sum(l.quantidade)::int from order_lines l where l.numero = o.numero), 0) as quantidade, o.cobrado,
      o.situacao_pagamento
    ${chosen} order by (o.numero::text = ${busca}) desc, o.numero desc offset ${offset} limit ${limit}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many orders there are in each state; a state without any is left out. */
export async function countOrders(db: Kysely<Schema>): Promise<ReadonlyMap<StatusPedido, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('orders')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, orders }) => [status, orders]));
}

/** Without those that wait for a company; the newest first. */
export async function listAllQuotes(
  db: Kysely<Schema>,
  { busca, offset, limit }: Page,
): Promise<{ readonly rows: readonly QuoteRow[]; readonly total: number }> {
  const like = pattern(busca);
  const found = db
    .selectFrom('quotes')
    .where('empresa_id', 'is', null)
    .where(
      sql<boolean>`(id::text = ${busca} or conteudo -> 'comprador' ->> 'nome' ilike ${like}
      or conteudo -> 'comprador' ->> 'email' ilike ${like})`,
    );
  const rows = await found.select(QUOTE_COLUMNS).orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Whosever it is. */
export async function findAnyQuote(db: Kysely<Schema>, id: number): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .select(QUOTE_COLUMNS)
    .where('id', '=', id)
    .where('empresa_id', 'is', null)
    .executeTakeFirst();
}
