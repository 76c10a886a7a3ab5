/** Addresses for the shop's news, and whose they are. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { NewsletterAssociatesTable, NewsletterTable } from '#lib/platform/schema/messages.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type Put = Omit<
  Insertable<NewsletterTable>,
  'confirmed_at' | 'unsubscribed_at' | 'mailed_at' | 'rodada'
>;

/**
 * An address that is there already keeps its date; what is new about it is taken over. One that had left begins again.
 * @param confirmed Its owner has shown already that it is theirs.
 */
export async function putSubscriber(
  db: Db,
  subscriber: Put,
  confirmed: Date | null,
): Promise<{ readonly id: number; readonly confirmed_at: Date | null; readonly mailed_at: Date | null }> {
  const given = (column: 'nome' | 'segmento') =>
    sql<string>`coalesce(nullif(${sql.ref(`excluded.${column}`)}, ''), ${sql.ref(`newsletter.${column}`)})`;
  return db
    .insertInto('newsletter')
    .values({ ...subscriber, confirmed_at: confirmed })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        nome: given('nome'),
        segmento: given('segmento'),
        informacoes_adicionais: sql<string>`coalesce(nullif(excluded.informacoes_adicionais, '{}'), newsletter.informacoes_adicionais)`,
        confirmed_at: sql<Date>`coalesce(newsletter.confirmed_at, excluded.confirmed_at)`,
        rodada: sql<number>`newsletter.rodada + (newsletter.unsubscribed_at is not null)::int`,
        unsubscribed_at: null,
      }),
    )
    .returning(['id', 'confirmed_at', 'mailed_at'])
    .executeTakeFirstOrThrow();
}

export async function markMailed(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('newsletter').set({ mailed_at: now }).where('id', '=', id).execute();
}

export async function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom('newsletter')
    .select(['id', 'rodada', 'email', 'confirmed_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns False for one that has left, and for a link of before it began again. */
export async function confirmSubscriber(
  db: Db,
  { id, rodada }: { readonly id: number; readonly rodada: number },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('newsletter')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
    .where('id', '=', id)
    .where('rodada', '=', rodada)
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps of it that this address wants no news, also of an account that has it. */
export async function leaveNews(trx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  const row = await trx
    .updateTable('newsletter')
    .set({
      confirmed_at: null,
      mailed_at: null,
      unsubscribed_at: now,
      nome: '',
      segmento: '',
      informacoes_adicionais: '{}',
    })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!row) return;
  await trx.deleteFrom('newsletter_associates').where('email', '=', row.email).execute();
  await trx.updateTable('users').set({ optin: false }).where('email', '=', row.email).execute();
}

/** Addresses that were asked before a time and never confirmed. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletter')
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where('mailed_at', '<', before)
    .execute();
}

/** The people that belong to an address, in the place of those of the same names. */
export async function putAssociates(
  db: Db,
  email: string,
  associates: readonly Insertable<NewsletterAssociatesTable>[],
): Promise<void> {
  const names = associates.map(({ nome }) => nome);
  await db
    .deleteFrom('newsletter_associates')
    .where('email', '=', email)
    .where('nome', 'in', names)
    .execute();
  await db.insertInto('newsletter_associates').values(associates).execute();
}
