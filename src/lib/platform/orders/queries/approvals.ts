/** Orders that wait for the approval of a company: quotes, with what the form said that asked. Their number is that of the quote. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { OrderApprovalsTable } from '#lib/platform/schema/companies.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** Whosever it is. */
export async function findApproval(db: Db, numero: number) {
  return approvals(db).where('q.id', '=', numero).executeTakeFirst();
}

/** The same for this transaction alone. */
export async function lockApproval(trx: Trx, numero: number): Promise<ApprovalRow | undefined> {
  return approvals(trx).where('q.id', '=', numero).forUpdate('q').executeTakeFirst();
}

/** Those of a company, and those of a buyer as long as they buy for it: what waits first, then the newest. */
export async function listApprovals(
  db: Db,
  user: number,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly ApprovalRow[]> {
  return approvals(db)
    .where((eb) => eb.or([eb('q.empresa_id', '=', user), eb(ASKER_ID, '=', user)]))
    .orderBy(sql`(q.pedido is null and q.refused_at is null and q.valid_until > ${now}) desc`)
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute();
}

/** The buyer, as long as they buy for the company. */
const ASKER_ID = sql<number | null>`(select b.buyer_id from company_buyers b
  where b.buyer_id = a.buyer_id and b.company_id = q.empresa_id)`;

function approvals(db: Db) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('order_approvals as a', 'a.quote_id', 'q.id')
    .innerJoin('users as u', 'u.id', 'a.buyer_id')
    .innerJoin('users as c', 'c.id', 'q.empresa_id')
    .select([
      'q.id',
      'q.conteudo',
      'q.created_at',
      'q.valid_until',
      'q.pedido',
      'q.revisao',
      'q.refused_at',
      'q.recado',
      'c.id as company',
      'c.nome_razao as empresa',
      'c.email as email_empresa',
      'a.buyer_id',
      'u.nome_razao as solicitante',
      'u.email as email_solicitante',
      ASKER_ID.as('asker_id'),
      'a.chave',
      'a.body_digest',
      'a.endereco',
      'a.retirada',
      'a.agenda',
      'a.pagamento',
      'a.observacao',
      'a.pedido_compra',
      'a.cupom_id',
      'a.cupom',
      'a.valor',
      'a.vista',
    ]);
}

export async function insertApproval(trx: Trx, row: Insertable<OrderApprovalsTable>): Promise<void> {
  await trx.insertInto('order_approvals').values(row).execute();
}

/** What a form has asked already. */
export async function sentApproval(
  db: Db,
  buyer: number,
  chave: string,
): Promise<{ readonly numero: number; readonly body_digest: string } | undefined> {
  return db
    .selectFrom('order_approvals')
    .select(['quote_id as numero', 'body_digest'])
    .where('buyer_id', '=', buyer)
    .where('chave', '=', chave)
    .executeTakeFirst();
}

/** How many of a buyer wait. */
export async function countWaiting(db: Db, buyer: number, now: Date): Promise<number> {
  const { waiting } = await db
    .selectFrom('quotes')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('user_id', '=', buyer)
    .where('empresa_id', 'is not', null)
    .where('pedido', 'is', null)
    .where('refused_at', 'is', null)
    .where('valid_until', '>', now)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Of a locked one. */
export async function refuseLocked(
  trx: Trx,
  numero: number,
  { recado, now }: { readonly recado: string; readonly now: Date },
): Promise<void> {
  await trx.updateTable('quotes').set({ refused_at: now, recado }).where('id', '=', numero).execute();
}
