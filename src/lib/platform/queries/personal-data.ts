/** What is kept about somebody beside their account and addresses. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export async function readTraces(db: Kysely<Schema>, user: number, email: string) {
  const own = sql<boolean>`lower(email) = ${email}`;
  const [favourites, cart, reviews, questions, messages, news] = await Promise.all([
    db
      .selectFrom('wishlist as w')
      .innerJoin('products as p', 'p.id', 'w.product_id')
      .select(['p.nome', 'w.created_at'])
      .where('w.user_id', '=', user)
      .orderBy('w.created_at')
      .orderBy('p.id')
      .execute(),
    db
      .selectFrom('cart_items as c')
      .leftJoin('products as p', (join) =>
        join.onRef('p.id', '=', 'c.id_produto').on('c.tipo', '=', 'produto'),
      )
      .leftJoin('lists as l', (join) => join.onRef('l.id', '=', 'c.id_produto').on('c.tipo', '=', 'lista'))
      .select((eb) => ['c.quantidade', eb.fn.coalesce('p.nome', 'l.nome', sql<string>`''`).as('nome')])
      .where('c.user_id', '=', user)
      .orderBy('c.id')
      .execute(),
    db
      .selectFrom('reviews')
      .select(['nome', 'nota', 'comentario', 'created_at'])
      .where(own)
      .orderBy('id')
      .execute(),
    db.selectFrom('questions').select(['nome', 'pergunta', 'created_at']).where(own).orderBy('id').execute(),
    db.selectFrom('leads').select(['tipo', 'mensagem', 'created_at']).where(own).orderBy('id').execute(),
    db.selectFrom('newsletter').select('created_at').where('email', '=', email).executeTakeFirst(),
  ]);
  return { favourites, cart, reviews, questions, messages, news };
}
