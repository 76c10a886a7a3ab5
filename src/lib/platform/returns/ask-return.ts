/** Asking for a return: one for each form, and never for more units than the buyer has. */
import { firstState, type ReturnKind } from '#lib/domain/returns/return.ts';
import { type ReturnRules, returnRights } from '#lib/domain/returns/rights.ts';
import { type Units, unitsLeft } from '#lib/domain/returns/units.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { bodyDigest, refuseOtherBody } from '#lib/platform/kernel/http/body-digest.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { beginReturn, moveReturn } from './move-return.ts';
import { deliveredAt, readReturns, returnedUnits } from './order-returns.ts';
import { insertReturn, lockReturn, returnsOf } from './queries/returns.ts';

export type ReturnForm = {
  readonly chave: string;
  readonly tipo: ReturnKind;
  readonly desejo: 'dinheiro' | 'troca';
  readonly motivo: string;
  /** Empty: all that is left. */
  readonly itens: readonly Units[];
};

/**
 * @returns Its id; that of the first one for a form that comes again.
 * @throws HttpError 400 without a reason where there has to be one, 409 when it is too late or too early for it, or somebody asked
 *   for the same units: nothing is written then.
 */
export async function askReturn(
  trx: Trx,
  numero: number,
  { chave, ...form }: ReturnForm,
  { rules, now }: { readonly rules: ReturnRules; readonly now: Date },
): Promise<number> {
  if (!(await lockOrder(trx, numero))) throw notFound(message.unknownOrder);
  const digest = bodyDigest([form.tipo, form.desejo, form.motivo, form.itens]);
  const before = (await returnsOf(trx, numero)).find((row) => row.chave === chave);
  if (before) {
    refuseOtherBody(before.body_digest, digest, message.otherForm);
    return before.id;
  }
  const all = await readReturns(trx, numero);
  if (!all) throw notFound(message.unknownOrder);
  const { order } = all;
  if (order.status === 'recebido' || order.status === 'confirmado')
    throw new HttpError(409, message.returnNotSent);
  const rights = returnRights({ status: order.status, entregue: deliveredAt(order), rules, now });
  if (!rights.some(({ tipo }) => tipo === form.tipo)) throw new HttpError(409, message.returnLate);
  if (form.tipo !== 'desistencia' && form.motivo === '') throw new HttpError(400, message.returnReason);
  const items = wantedUnits(unitsLeft(order.linhas, returnedUnits(all)), form.itens);
  if (!items) throw new HttpError(409, message.returnTaken);
  const row = await insertReturn(
    trx,
    {
      numero,
      chave,
      body_digest: digest,
      tipo: form.tipo,
      desejo: wishOf(form),
      motivo: form.motivo,
      status: firstState(form.tipo),
      created_at: now,
    },
    items,
  );
  await beginReturn(trx, row, now);
  return row.id;
}

function wishOf({ tipo, desejo }: Pick<ReturnForm, 'tipo' | 'desejo'>): 'dinheiro' | 'troca' {
  if (tipo === 'desistencia') return 'dinheiro';
  return tipo === 'troca' ? 'troca' : desejo;
}

/** Undefined where something of it is not the buyer's to send back, or nothing is left. */
function wantedUnits(left: readonly Units[], asked: readonly Units[]): readonly Units[] | undefined {
  const wanted = asked.length === 0 ? left.filter(({ quantidade }) => quantidade > 0) : asked;
  const once = new Set(wanted.map(({ linha }) => linha)).size === wanted.length;
  const there = wanted.every(({ linha, quantidade }) => quantidade <= (left[linha]?.quantidade ?? 0));
  return once && there && wanted.length > 0 ? wanted : undefined;
}

/** Its buyer takes it back. @throws HttpError 404, 409 once the goods are in the shop. */
export async function cancelReturn(trx: Trx, numero: number, id: number, now: Date): Promise<void> {
  await lockOrder(trx, numero);
  const row = await lockReturn(trx, id);
  if (row?.numero !== numero) throw notFound(message.unknownReturn);
  // Pressed twice.
  if (row.status === 'cancelada') return;
  await moveReturn(trx, row, { to: 'cancelada', by: 'comprador', author: '', now });
}
