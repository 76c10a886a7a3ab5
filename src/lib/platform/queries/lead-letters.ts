/** Messages of visitors that wait to be mailed to the shop: right over several processes, kept until a mail server took them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LeadsTable, Schema } from '../schema.ts';
import { MOST_TRIES, PAUSE } from './order-letters.ts';

export type LeadLetter = { readonly id: number } & Readonly<
  Record<'nome' | 'email' | 'contato' | 'assunto' | 'mensagem', string>
> & { readonly tipo: LeadsTable['tipo']; readonly created_at: Date };

export async function insertLeadLetter(trx: Transaction<Schema>, lead: number, now: Date): Promise<void> {
  await trx.insertInto('lead_letters').values({ lead_id: lead, next_at: now }).execute();
}

/** One that is due, for this caller alone: it is due again later unless it is marked as sent. */
export async function takeLeadLetter(db: Kysely<Schema>, now: Date): Promise<LeadLetter | undefined> {
  const { rows } = await sql<LeadLetter>`
    update lead_letters l
    set tries = l.tries + 1,
      next_at = ${now}::timestamptz + make_interval(secs => ${PAUSE} * power(3, l.tries))
    from leads, (
      select lead_id from lead_letters
      where sent_at is null and next_at <= ${now} and tries < ${MOST_TRIES}
      order by next_at, lead_id limit 1 for update skip locked
    ) due
    where l.lead_id = due.lead_id and leads.id = due.lead_id
    returning leads.id, leads.tipo, leads.nome, leads.email, leads.contato, leads.assunto, leads.mensagem,
      leads.created_at`.execute(db);
  return rows[0];
}

export async function markLeadSent(db: Kysely<Schema>, lead: number, now: Date): Promise<void> {
  await db.updateTable('lead_letters').set({ sent_at: now }).where('lead_id', '=', lead).execute();
}
