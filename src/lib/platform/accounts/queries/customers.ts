/** Customers, for the shop: all accounts, with what they ordered, asked and agreed to. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RevendaCliente } from '#lib/domain/accounts/customer.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import { pattern } from '#lib/platform/panel/queries/moderation.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
/** Of each kind. */
const SHOWN = 50;
/** Fewer digits are in most numbers. */
const LEAST_DIGITS = 3;

const reseller = sql<RevendaCliente>`case when u.revendedor then 'aprovada'
  when u.revendedor_requested_at is not null then 'esperando' else 'nao' end`;
/** The id of its group, 0 for none. */
const grupo = sql<number>`coalesce((select m.grupo_id from group_members m where m.user_id = u.id), 0)`;
const SUMMARY = [
  'u.id',
  'u.nome_razao as nome',
  'u.email',
  'u.cpf_cnpj',
  sql<string>`coalesce(nullif(u.celular, ''), u.telefone)`.as('telefone'),
  reseller.as('revenda'),
  sql<number>`(select count(*)::int from orders o where o.user_id = u.id)`.as('pedidos'),
  'u.created_at',
  grupo.as('grupo'),
] as const;

export type CustomerChoice = {
  readonly busca: string;
  readonly revenda: RevendaCliente | undefined;
  /** In this group alone. */
  readonly grupo: number | undefined;
  readonly offset: number;
  readonly limit: number;
};

/** By name; `busca` is part of a name or an address, or of the digits of a document or a telephone. */
export async function listCustomers(
  db: Db,
  { busca, revenda, grupo: inGroup, offset, limit }: CustomerChoice,
) {
  const like = pattern(busca);
  const plain = busca.replaceAll(/[\s()./+-]/g, '').toUpperCase();
  const digits = plain.replaceAll(/\D/g, '');
  const code = digits.length >= LEAST_DIGITS ? pattern(plain) : null;
  const found = db.selectFrom('users as u').where(
    sql<boolean>`(u.nome_razao ilike ${like} or u.nome_fantasia ilike ${like} or u.email ilike ${like}
      or u.cpf_cnpj like ${code} or regexp_replace(u.celular, '[^0-9]', '', 'g') like ${code}
      or regexp_replace(u.telefone, '[^0-9]', '', 'g') like ${code})
      and (${revenda ?? ''} = '' or ${reseller} = ${revenda ?? ''})
      and (${inGroup ?? 0}::integer = 0 or ${grupo} = ${inGroup ?? 0}::integer)`,
  );
  const rows = await found
    .select(SUMMARY)
    .orderBy('u.nome_razao')
    .orderBy('u.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('users as u')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where(reseller, '=', 'esperando')
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function findCustomer(db: Db, id: number) {
  return db
    .selectFrom('users as u')
    .select([
      ...SUMMARY,
      'u.pessoa',
      'u.nome_fantasia',
      'u.inscricao_estadual',
      'u.ativo',
      'u.optin',
      'u.sms_optin',
      'u.revendedor_requested_at',
      sql<number>`case when u.revendedor then u.desconto_revenda else 0 end`.as('desconto'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** What is kept about a customer, the newest first. `email` is that of the account: messages and news have no other name. */
export async function readDealings(db: Db, id: number, email: string) {
  const [orders, quotes, messages, news] = await Promise.all([
    db
      .selectFrom('orders')
      .select([
        'numero',
        'created_at',
        'status',
        'retirada',
        'cobrado',
        sql<OrderPayment>`situacao_pagamento`.as('situacao_pagamento'),
      ])
      .where('user_id', '=', id)
      .orderBy('numero', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('quotes')
      .select(['id', 'created_at', sql<number>`(conteudo ->> 'valor')::int`.as('valor')])
      .where('user_id', '=', id)
      .where('empresa_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('leads')
      .select(['id', 'created_at', 'assunto', 'mensagem', 'status'])
      .where(sql`lower(email)`, '=', email)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('newsletter')
      .select(['created_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .executeTakeFirst(),
  ]);
  return { orders, quotes, messages, news };
}

/** Per cent that it pays less, 0 for none; undefined where there is no account. */
export async function lockCustomer(
  trx: Transaction<Schema>,
  id: number,
): Promise<
  | {
      readonly desconto: number;
      readonly revenda: RevendaCliente;
      readonly email: string;
      /** Id of its group, 0 for none. */
      readonly grupo: number;
    }
  | undefined
> {
  const row = await trx
    .selectFrom('users as u')
    .select(['u.email', 'u.revendedor', 'u.desconto_revenda', reseller.as('revenda'), grupo.as('grupo')])
    .where('u.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, revenda, revendedor, desconto_revenda: percent } = row;
  return { email, revenda, desconto: revendedor ? percent : 0, grupo: row.grupo };
}
