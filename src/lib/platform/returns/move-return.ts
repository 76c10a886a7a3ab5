/** The only function that moves a return: it asks the table of moves, writes the step and queues the letters. */

import type { Updateable } from 'kysely';
import { mayMove, type ReturnActor, type ReturnState } from '#lib/domain/returns/return.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { ReturnsTable } from '#lib/platform/schema/returns.ts';
import { noteStep, type ReturnRow, updateReturn } from './queries/returns.ts';

export type ReturnMove = {
  readonly to: ReturnState;
  readonly by: ReturnActor;
  /** Name of who works for the shop, '' for the buyer. */
  readonly author: string;
  readonly nota?: string;
  /** What else changes with it. */
  readonly change?: Updateable<ReturnsTable>;
  readonly now: Date;
};

/** Of a locked return. @throws HttpError 409 for a move that is not in the table. */
export async function moveReturn(trx: Trx, row: ReturnRow, move: ReturnMove): Promise<void> {
  const { to, by, change = {}, now } = move;
  if (!mayMove(row.tipo, row.status, to, by)) throw new HttpError(409, message.returnMoved);
  await updateReturn(trx, row, { ...change, status: to });
  await tell(trx, row, { ...move, from: row.status }, now);
}

/** Of a return that was just written. */
export async function beginReturn(trx: Trx, row: ReturnRow, now: Date): Promise<void> {
  if (!mayMove(row.tipo, '', row.status, 'comprador'))
    throw new Error(`a return cannot begin as ${row.tipo} ${row.status}`);
  await tell(trx, row, { from: '', to: row.status, by: 'comprador', author: '' }, now);
}

type Told = Pick<ReturnMove, 'to' | 'by' | 'author' | 'nota'> & { readonly from: ReturnState | '' };

async function tell(trx: Trx, row: ReturnRow, told: Told, now: Date): Promise<void> {
  const { from, to, by, author, nota = '' } = told;
  await noteStep(trx, { return_id: row.id, de: from, para: to, por: by, author, nota, created_at: now });
  await queueMails(
    trx,
    lettersOf(from, to).map((assunto) => ({ assunto, sobre: row.id })),
    now,
  );
}

/** Its buyer hears of every step, the shop of those of the buyer. */
function lettersOf(from: ReturnState | '', to: ReturnState): readonly string[] {
  if (from === '') return ['devolucao-pedida', 'devolucao-pedida-loja'];
  if (to === 'cancelada') return ['devolucao-cancelada', 'devolucao-cancelada-loja'];
  return [`devolucao-${to}`];
}
