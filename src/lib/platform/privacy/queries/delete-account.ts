import { sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { forgetBuyers } from './forgotten-buyers.ts';

/** Everything somebody left under their address loses it; the account goes with all that belongs to it. */
export async function deleteAccount(trx: Transaction<Schema>, user: number, now: Date): Promise<void> {
  const { email, email_confirmed_at } = await trx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  // What others read stays, without its writer.
  const nobody = { nome: 'Cliente', email: '' };
  await trx.updateTable('reviews').set(nobody).where(sql`lower(email)`, '=', email).execute();
  await trx
    .updateTable('questions')
    .set({ ...nobody, contato: '' })
    .where(sql`lower(email)`, '=', email)
    .execute();
  await trx
    .updateTable('answers')
    .set({ ...nobody, contato: '' })
    .where(sql`lower(email)`, '=', email)
    .execute();
  await trx
    .updateTable('store_reviews')
    .set({ nome: nobody.nome })
    .where('chave', 'in', ownKeys(trx, user))
    .execute();
  await trx.deleteFrom('leads').where(sql`lower(email)`, '=', email).execute();
  await trx.deleteFrom('newsletter_associates').where(sql`lower(email)`, '=', email).execute();
  await trx.deleteFrom('newsletter').where('email', '=', email).execute();
  await trx.deleteFrom('sign_ups').where('email', '=', email).execute();
  // What was bought with the address and without the account; of an address that was never proven it is somebody else's.
  if (email_confirmed_at !== null) {
    await trx
      .updateTable('orders')
      .set({ convidado: false })
      .where('convidado', '=', true)
      .where(sql`lower(comprador ->> 'email')`, '=', email)
      .execute();
  }
  await trx.deleteFrom('users').where('id', '=', user).execute();
  await forgetBuyers(trx, now);
}

/** Keys under which the buyer of an order rates the shop. */
function ownKeys(trx: Transaction<Schema>, user: number) {
  return trx
    .selectFrom('store_review_keys as k')
    .innerJoin('orders as o', (join) => join.on(sql<boolean>`k.pedido = o.numero::text`))
    .select('k.chave')
    .where('o.user_id', '=', user);
}
