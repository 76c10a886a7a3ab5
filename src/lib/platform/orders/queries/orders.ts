import {
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { amountOf } from '#lib/domain/payments/methods.ts';
import { trackingLink } from '#lib/domain/shipping/tracking-link.ts';
import type { OrderLineRow } from '#lib/platform/cart/wire/written-line.ts';
import type { OrderLinesTable, OrderStepsTable, OrdersTable } from '#lib/platform/schema/orders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { ORDER_COLUMNS } from './order-columns.ts';
import { orderedLines } from './ordered-lines.ts';
import { parcelStates } from './parcel-states.ts';
import { ownCarriers } from './tracking-carriers.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
type OrderedLine = OrderLineRow & Pick<OrderLinesTable, 'numero' | 'tipo'>;

export async function insertOrder(
  trx: Trx,
  order: Omit<Insertable<OrdersTable>, 'cobrado'>,
  lines: readonly Omit<OrderLinesTable, 'numero' | 'ordem'>[],
): Promise<number> {
  const { numero } = await trx
    .insertInto('orders')
    .values({ ...order, cobrado: amountOf(order.pagamento, order) })
    .returning('numero')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_lines')
    .values(lines.map((line, ordem) => ({ ...line, numero, ordem })))
    .execute();
  return numero;
}

/** The buyer who asked for it, as long as they buy for its company. */
const ASKER_ID = sql<number | null>`(select b.buyer_id from company_buyers b
  where b.buyer_id = orders.solicitante_id and b.company_id = orders.user_id)`;
const ASKER = ASKER_ID.as('asker_id');

/** Under whose name a form was sent, and the session that has its order since. */
export type Sender = { readonly owner: string; readonly id: string };
export type SentOrder = {
  readonly numero: number;
  readonly body_digest: string;
  /** The session of a guest who sent it; null where somebody has logged in to it since, or it is gone. */
  readonly session_id: string | null;
};

/** The order that a form has sent already. */
export async function sentOrder(
  db: Db,
  { owner, id }: Sender,
  chave: string,
): Promise<SentOrder | undefined> {
  return db
    .selectFrom('orders as o')
    .leftJoin('sessions as s', (join) => join.onRef('s.id', '=', 'o.session_id').on('s.user_id', 'is', null))
    .select(['o.numero', 'o.body_digest', 's.id as session_id'])
    .where('o.chave', '=', chave)
    .where((eb) => eb.or([eb('o.owner', '=', owner), eb('o.session_id', '=', id)]))
    .executeTakeFirst();
}

/** Whosever it is. */
export async function findOrder(db: Db, numero: number) {
  const [order] = await findOrders(db, [numero]);
  return order;
}

/** Those there are, whosever they are, in no order; five statements, however many. */
export async function findOrders(db: Db, numeros: readonly number[]) {
  const orders = await db
    .selectFrom('orders')
    .select([
      ...ORDER_COLUMNS,
      'user_id',
      'session_id',
      'vendedor_id',
      ASKER,
      'convidado',
      'link_version',
      'cancel_asked_at',
    ])
    .where('numero', 'in', numeros)
    .execute();
  if (orders.length === 0) return [];
  const lines: readonly OrderedLine[] = await orderedLines(db, numeros);
  const steps = await db
    .selectFrom('order_steps')
    .select(['numero', 'status', 'author', 'created_at'])
    .where('numero', 'in', numeros)
    .orderBy('id')
    .execute();
  const parcels = await parcelStates(db, numeros);
  const carriers = orders.some(({ rastreio }) => rastreio !== '') ? await ownCarriers(db) : [];
  const linesOf = Map.groupBy(lines, ({ numero }) => numero);
  const stepsOf = Map.groupBy(steps, ({ numero }) => numero);
  const parcelsOf = Map.groupBy(parcels, ({ numero }) => numero);
  return orders.map((order) => ({
    ...order,
    linhas: linesOf.get(order.numero) ?? [],
    passos: stepsOf.get(order.numero) ?? [],
    ocorrencias: parcelsOf.get(order.numero) ?? [],
    linkRastreio: trackingLink(order.rastreio, order.transportadora, carriers) ?? '',
  }));
}

/** Of all orders of an account, the oldest first. */
export async function orderNumbers(db: Db, user: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('numero')
    .where('user_id', '=', user)
    .orderBy('numero')
    .execute();
  return rows.map(({ numero }) => numero);
}

/** Those of an account, or of a guest's session, the newest first; with how many there are. */
export async function listOrders(
  db: Db,
  { id, user }: { readonly id: string; readonly user: number | undefined },
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const isTheirs = (eb: ExpressionBuilder<Schema, 'orders'>) =>
    user === undefined
      ? eb('session_id', '=', id)
      : eb.or([eb('user_id', '=', user), eb(ASKER_ID, '=', user)]);
  const pedidos = await db
    .selectFrom('orders')
    .select((eb) => [
      'numero',
      'status',
      'created_at',
      'retirada',
      'cobrado',
      eb
        .selectFrom('order_lines as l')
        .select(sql<number>`sum(l.quantidade)::int`.as('quantidade'))
        .whereRef('l.numero', '=', 'orders.numero')
        .as('quantidade'),
      eb
        .selectFrom('order_lines as l')
        .select(sql<number>`count(*)::int`.as('produtos'))
        .whereRef('l.numero', '=', 'orders.numero')
        .as('produtos'),
      eb
        .selectFrom('order_lines as l')
        .select('l.nome')
        .whereRef('l.numero', '=', 'orders.numero')
        .where('l.ordem', '=', 0)
        .as('nome'),
    ])
    .where(isTheirs)
    .orderBy('numero', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isTheirs)
    .executeTakeFirstOrThrow();
  return { pedidos, total };
}

export type Step = OrderStepsTable['status'];
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** An order for this transaction alone. */
export async function lockOrder(trx: Trx, numero: number) {
  return trx
    .selectFrom('orders')
    .select([
      'numero',
      'status',
      'user_id',
      'session_id',
      'vendedor_id',
      ASKER,
      'cupom_id',
      'cupom_devolvido',
      'rastreio',
      'transportadora',
      'retirada',
      'valor',
      'vista',
      'pagamento',
      'cobrado',
      'tentativas',
      'frete_servico',
      'situacao_pagamento',
      'pay_until',
      'expired_at',
      'cancel_asked_at',
      'created_at',
    ])
    .where('numero', '=', numero)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a locked order. A tracking code and a carrier that are there stay where none is given. */
export async function moveOrder(
  trx: Trx,
  numero: number,
  {
    step,
    author,
    rastreio,
    transportadora,
    now,
  }: Readonly<Record<'author' | 'rastreio' | 'transportadora', string>> & {
    readonly step: Step;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      status: step,
      cancelled_at: step === 'cancelado' ? now : null,
      ...(rastreio === '' ? {} : { rastreio }),
      ...(transportadora === '' ? {} : { transportadora }),
    })
    .where('numero', '=', numero)
    .execute();
  await trx.insertInto('order_steps').values({ numero, status: step, author, created_at: now }).execute();
}

/** Of a locked order. */
export async function setTracking(
  trx: Trx,
  numero: number,
  code: { readonly rastreio: string; readonly transportadora: string },
): Promise<void> {
  await trx.updateTable('orders').set(code).where('numero', '=', numero).execute();
}

/** Links that were mailed are void from here on. */
export async function renewLink(db: Db, numero: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ link_version: sql<number>`link_version + 1` })
    .where('numero', '=', numero)
    .execute();
}

/** What its payment says of an order. Of a locked one. */
export async function updateOrderPayment(
  trx: Trx,
  numero: number,
  change: Pick<
    Updateable<OrdersTable>,
    | 'pagamento'
    | 'fatura_dias'
    | 'cobrado'
    | 'tentativas'
    | 'situacao_pagamento'
    | 'pay_until'
    | 'expired_at'
    | 'cancel_asked_at'
  >,
): Promise<void> {
  await trx.updateTable('orders').set(change).where('numero', '=', numero).execute();
}
