/** What is kept about somebody beside their account and addresses. */
import { type Kysely, sql } from 'kysely';
import { ownPercent } from '#lib/platform/kernel/queries/own-percent.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What was left under the address without the account is only shown to who has proven it. */
export async function readTraces(db: Kysely<Schema>, user: number) {
  const proven = db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .where('email_confirmed_at', 'is not', null);
  const own = sql<boolean>`lower(email) = ${proven}`;
  const [
    favourites,
    cart,
    saved,
    quotes,
    reviews,
    questions,
    messages,
    news,
    notes,
    price,
    consents,
    reminders,
    company,
  ] = await Promise.all([
    db
      .selectFrom('wishlist as w')
      .innerJoin('products as p', 'p.id', 'w.product_id')
      .select(['p.nome', 'w.created_at'])
      .where('w.user_id', '=', user)
      .orderBy('w.created_at')
      .orderBy('p.id')
      .execute(),
    readLines(db, 'cart_items', user),
    readLines(db, 'saved_items', user),
    db
      .selectFrom('quotes')
      .select(['id', 'conteudo', 'created_at'])
      .where('user_id', '=', user)
      .where('empresa_id', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('reviews')
      .select(['nome', 'nota', 'comentario', 'created_at'])
      .where(own)
      .orderBy('id')
      .execute(),
    db.selectFrom('questions').select(['nome', 'pergunta', 'created_at']).where(own).orderBy('id').execute(),
    db.selectFrom('leads').select(['tipo', 'mensagem', 'created_at']).where(own).orderBy('id').execute(),
    db
      .selectFrom('newsletter')
      .select('created_at')
      .where('email', '=', proven)
      .where('unsubscribed_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('customer_notes')
      .select(['texto', 'created_at'])
      .where('user_id', '=', user)
      .unionAll(
        db
          .selectFrom('order_notes as n')
          .innerJoin('orders as o', 'o.numero', 'n.numero')
          .select(['n.texto', 'n.created_at'])
          .where('o.user_id', '=', user),
      )
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('users as u')
      .leftJoin('group_members as m', 'm.user_id', 'u.id')
      .leftJoin('customer_groups as g', 'g.id', 'm.grupo_id')
      .select([ownPercent.as('percent'), 'g.nome'])
      .where('u.id', '=', user)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('cart_reminder_consents')
      .select(['agreed', 'palavras', 'onde', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
    db.selectFrom('cart_reminders').select('created_at').where('user_id', '=', user).orderBy('id').execute(),
    readCompany(db, user),
  ]);
  return {
    ...{ favourites, cart, saved, quotes, reviews, questions, messages, news, notes },
    ...{ price, consents, reminders, company },
  };
}

/** For which company somebody buys, who buys for theirs, and what they asked for. */
async function readCompany(db: Kysely<Schema>, user: number) {
  const memberships = db.selectFrom('company_buyers as b').orderBy('b.buyer_id');
  const [own, buyers, orders, approvals] = await Promise.all([
    memberships
      .innerJoin('users as c', 'c.id', 'b.company_id')
      .select(['c.nome_razao as nome', 'b.created_at'])
      .where('b.buyer_id', '=', user)
      .executeTakeFirst(),
    memberships
      .innerJoin('users as u', 'u.id', 'b.buyer_id')
      .select(['u.nome_razao as nome', 'u.email', 'b.created_at'])
      .where('b.company_id', '=', user)
      .execute(),
    db
      .selectFrom('orders')
      .select(['numero', 'created_at'])
      .where('solicitante_id', '=', user)
      .orderBy('numero')
      .execute(),
    db
      .selectFrom('quotes')
      .select(['id as numero', 'created_at'])
      .where('user_id', '=', user)
      .where('empresa_id', 'is not', null)
      .orderBy('id')
      .execute(),
  ]);
  return { own, buyers, orders, approvals };
}

/** Goods by their names, '' for what the shop has not any more. */
async function readLines(db: Kysely<Schema>, table: 'cart_items' | 'saved_items', user: number) {
  const { rows } = await sql<{ quantidade: number; nome: string }>`
    select c.quantidade, coalesce(p.nome, l.nome, '') as nome from ${sql.table(table)} c
    left join products p on p.id = c.id_produto and c.tipo = 'produto'
    left join lists l on l.id = c.id_produto and c.tipo = 'lista'
    where c.user_id = ${user} order by c.id`.execute(db);
  return rows;
}
