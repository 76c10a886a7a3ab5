/** Mails waiting to be sent: safe with several processes, kept until a mail server has accepted them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { OutboxTable } from '#lib/platform/schema/messages.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Waiting = { readonly id: number } & Pick<OutboxTable, 'assunto' | 'sobre'>;

/** Written in the transaction of what the mails are about, so that none is lost when the process ends before it is sent. */
export async function queueMails(
  trx: Transaction<Schema>,
  letters: readonly Omit<Waiting, 'id'>[],
  now: Date,
): Promise<void> {
  if (letters.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(letters.map((letter) => ({ ...letter, next_at: now })))
    .execute();
}

/** Whether the same letter waits, or went out after `since`. */
export async function isToldSince(
  trx: Transaction<Schema>,
  { assunto, sobre }: Omit<Waiting, 'id'>,
  since: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('assunto', '=', assunto)
    .where('sobre', '=', sobre)
    .where((eb) => eb.or([eb('sent_at', '>', since), eb('next_at', '>', since)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back the letters about it that have not gone out. @returns Whether others of them had, or are going out now. */
export async function withdrawMails(
  trx: Transaction<Schema>,
  {
    letters,
    sobre,
    since,
  }: { readonly letters: readonly string[]; readonly sobre: number; readonly since: Date },
): Promise<boolean> {
  const those = trx
    .selectFrom('outbox')
    .select('id')
    .where('assunto', 'in', letters)
    .where('sobre', '=', sobre)
    .where((eb) => eb.or([eb('sent_at', '>=', since), eb('next_at', '>=', since)]))
    .where('tries', '=', 0)
    .forUpdate()
    .skipLocked();
  await trx.deleteFrom('outbox').where('id', 'in', those).execute();
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('assunto', 'in', letters)
    .where('sobre', '=', sobre)
    .where((eb) => eb.or([eb('sent_at', '>=', since), eb('next_at', '>=', since)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Seconds until the second try; each further one waits three times as long. */
export const PAUSE = 300;
/** The last is some four days after the first. */
export const MOST_TRIES = 8;

/** One that is due, for this caller alone: it is due again later unless it is marked as sent. */
export async function takeMail(db: Kysely<Schema>, now: Date): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update outbox o
    set tries = o.tries + 1,
      next_at = ${now}::timestamptz + make_interval(secs => ${PAUSE} * power(3, o.tries))
    from (
      select id from outbox
      where sent_at is null and next_at <= ${now} and tries < ${MOST_TRIES}
      order by next_at, id limit 1 for update skip locked
    ) due
    where o.id = due.id
    returning o.id, o.assunto, o.sobre`.execute(db);
  return rows[0];
}

export async function markSent(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now }).where('id', '=', id).execute();
}
