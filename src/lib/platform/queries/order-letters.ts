/** Letters about orders that wait to be sent: right over several processes, kept until a mail server took them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrderLettersTable, Schema } from '../schema.ts';

export type Letter = Pick<OrderLettersTable, 'numero' | 'leitor' | 'assunto'>;

export async function insertLetters(
  trx: Transaction<Schema>,
  numero: number,
  assunto: Letter['assunto'],
  now: Date,
): Promise<void> {
  const letters = (['comprador', 'loja'] as const).map((leitor) => ({
    numero,
    leitor,
    assunto,
    next_at: now,
  }));
  await trx.insertInto('order_letters').values(letters).execute();
}

/** Seconds until the second try; each further one waits three times as long. */
export const PAUSE = 300;
/** The last is some four days after the first. */
export const MOST_TRIES = 8;

/** One that is due, for this caller alone: it is due again later unless it is marked as sent. */
export async function takeLetter(db: Kysely<Schema>, now: Date): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`
    update order_letters l
    set tries = l.tries + 1,
      next_at = ${now}::timestamptz + make_interval(secs => ${PAUSE} * power(3, l.tries))
    from (
      select numero, leitor, assunto from order_letters
      where sent_at is null and next_at <= ${now} and tries < ${MOST_TRIES}
      order by next_at, numero, leitor limit 1 for update skip locked
    ) due
    where l.numero = due.numero and l.leitor = due.leitor and l.assunto = due.assunto
    returning l.numero, l.leitor, l.assunto`.execute(db);
  return rows[0];
}

export async function markSent(db: Kysely<Schema>, letter: Letter, now: Date): Promise<void> {
  const { numero, leitor, assunto } = letter;
  await db
    .updateTable('order_letters')
    .set({ sent_at: now })
    .where('numero', '=', numero)
    .where('leitor', '=', leitor)
    .where('assunto', '=', assunto)
    .execute();
}
