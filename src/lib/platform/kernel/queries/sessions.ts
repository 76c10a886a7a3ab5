import { type Kysely, sql, type Transaction } from 'kysely';
import type { VendaInterna } from '#lib/contract/checkout.ts';
import type { Empty } from '#lib/contract/empty.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { ownPercent } from './own-percent.ts';

export type SessionRow = {
  readonly id: string;
  /** Whose cart this is. Whether they are logged in still depends on the times of the login. */
  readonly user_id: number | null;
  readonly cep: string;
  readonly cidade: string;
  readonly uf: string;
  /** Id of the freight service chosen for the cart, '' for none. */
  readonly servico_frete: string;
  readonly venda_interna: VendaInterna | Empty;
  readonly seen_at: Date;
  readonly login_at: Date | null;
  readonly login_seen_at: Date | null;
  /** The account may be used; null without one. */
  readonly user_ativo: boolean | null;
  /** Per cent that the account, its company, or the customer a seller buys for, pays less while somebody is logged in to it (`ownPercent`). */
  readonly desconto_revenda: number | null;
};

/** The company that the account of the session buys for; null of one that buys for itself, and where the shop has that switched off. */
const companyOf = sql`(select b.company_id from company_buyers b join users c on c.id = b.company_id and c.ativo and c.pessoa = 'j'
  where b.buyer_id = sessions.user_id
    and exists (select 1 from settings s where s.chave = 'compradoresEmpresa' and s.valor ->> 'ativo' = 'true'))`;

export const SESSION_COLUMNS = [
  'id',
  'user_id',
  'cep',
  'cidade',
  'uf',
  'servico_frete',
  'venda_interna',
  'seen_at',
  'login_at',
  'login_seen_at',
  sql<boolean | null>`(select u.ativo from users u where u.id = sessions.user_id)`.as('user_ativo'),
  sql<number | null>`(select ${ownPercent} from users u
    where u.id = case when sessions.venda_interna -> 'cliente' is null
      then coalesce(${companyOf}, sessions.user_id)
      else (sessions.venda_interna -> 'cliente' ->> 'id')::integer end)`.as('desconto_revenda'),
] as const;

export async function findSession(db: Kysely<Schema>, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').select(SESSION_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Makes the row of a session if it is not there, and holds it until the transaction ends: one writer a session. */
export async function keepSession(
  trx: Transaction<Schema>,
  id: string,
  now: Date,
  userAgent: string,
): Promise<SessionRow> {
  return trx
    .insertInto('sessions')
    .values({ id, user_agent: userAgent, created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .returning(SESSION_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** `login`: the login inside was used too. */
export async function touchSession(db: Kysely<Schema>, id: string, now: Date, login: boolean): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: now, ...(login ? { login_seen_at: now } : {}) })
    .where('id', '=', id)
    .execute();
}

/** `servico` is an id as answers of `shipment/*` name it, '' for none. */
export async function keepFreightService(
  trx: Transaction<Schema>,
  id: string,
  servico: string,
): Promise<void> {
  await trx.updateTable('sessions').set({ servico_frete: servico }).where('id', '=', id).execute();
}
