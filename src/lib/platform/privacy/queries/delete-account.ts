import { sql, type Transaction } from 'kysely';
import { deleteInvitations, STAFF_SECTION } from '#lib/platform/accounts/queries/staff.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { forgetBuyers } from './forgotten-buyers.ts';

/**
 * Everything somebody left under their address loses it; the account goes with all that belongs to it. What stands under an
 * address that was never proven is somebody else's.
 */
export async function deleteAccount(trx: Transaction<Schema>, user: number, now: Date): Promise<void> {
  const { email, email_confirmed_at } = await trx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('store_reviews')
    .set({ nome: NOBODY.nome })
    .where('chave', 'in', ownKeys(trx, user))
    .execute();
  if (email_confirmed_at !== null) await forgetAddress(trx, email);
  await deleteInvitations(trx, email);
  await trx
    .updateTable('panel_changes')
    .set({ alvo: '' })
    .where('secao', '=', STAFF_SECTION)
    .where('alvo', '=', email)
    .execute();
  // What notes about them said before they were changed.
  await sql`delete from panel_changes where secao = 'clientes' and alvo = ${String(user)}
    and campos @> '[{"campo":"nota"}]'`.execute(trx);
  // The order of a company stays; who asked for it is its own affair.
  await trx.updateTable('orders').set({ solicitante: '' }).where('solicitante_id', '=', user).execute();
  await trx.deleteFrom('users').where('id', '=', user).execute();
  await forgetBuyers(trx, now);
}

const NOBODY = { nome: 'Cliente', email: '' };

async function forgetAddress(trx: Transaction<Schema>, email: string): Promise<void> {
  const isOwn = sql<boolean>`lower(email) = ${email}`;
  // What others read stays, without its writer.
  await trx.updateTable('reviews').set(NOBODY).where(isOwn).execute();
  const unreachable = { ...NOBODY, contato: '' };
  await trx.updateTable('questions').set(unreachable).where(isOwn).execute();
  await trx.updateTable('answers').set(unreachable).where(isOwn).execute();
  await trx.deleteFrom('leads').where(isOwn).execute();
  await trx.deleteFrom('newsletter_associates').where(isOwn).execute();
  await trx.deleteFrom('newsletter').where('email', '=', email).execute();
  await trx.deleteFrom('sign_ups').where('email', '=', email).execute();
  await trx.deleteFrom('company_invitations').where('email', '=', email).execute();
  // What was bought with the address and without the account.
  await trx
    .updateTable('orders')
    .set({ convidado: false })
    .where('convidado', '=', true)
    .where(sql`lower(comprador ->> 'email')`, '=', email)
    .execute();
}

/** Keys under which the buyer of an order rates the shop. */
function ownKeys(trx: Transaction<Schema>, user: number) {
  return trx
    .selectFrom('store_review_keys as k')
    .innerJoin('orders as o', (join) => join.on(sql<boolean>`k.pedido = o.numero::text`))
    .select('k.chave')
    .where('o.user_id', '=', user);
}
