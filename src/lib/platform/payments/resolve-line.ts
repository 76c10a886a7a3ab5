/** Manual matching of unidentified statement lines: a line pays an order, or none. */
import { endOfDay, plusDays } from '#lib/domain/kernel/bank-days.ts';
import { isLive } from '#lib/domain/payments/charge.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { confirmCharge } from './confirm.ts';
import type { MoneyDeps } from './payment-deps.ts';
import { PIX_KEY } from './providers/pix-key.ts';
import { type ChargeRow, lockCharges } from './queries/charges.ts';
import { entriesOf } from './queries/ledger.ts';
import { dismissLine, freeLine, type LockedLine, lockLine } from './queries/panel-statements.ts';
import { attachLine, linesOf } from './queries/statements.ts';

type By = { readonly author: string; readonly now: Date };

/**
 * The credit is the payment of an order's code. One that somebody confirmed before the statement came is not counted again.
 * @throws HttpError 404 for no order, 409 for one without such a code, or a line that is settled.
 */
export async function giveLineTo(
  trx: Trx,
  deps: MoneyDeps,
  { ref, numero }: { readonly ref: string; readonly numero: number },
  { author, now }: By,
): Promise<number> {
  if (!(await lockOrder(trx, numero))) throw new HttpError(404, message.unknownOrder);
  const codes = (await lockCharges(trx, numero)).filter(({ provider }) => provider === PIX_KEY);
  const charge = codes.find(({ status }) => isLive(status)) ?? codes.at(-1);
  if (!charge) throw new HttpError(409, message.statementNoCode);
  const line = await lockLine(trx, ref);
  if (!line || !isLoose(line)) throw new HttpError(409, message.statementLineGone);
  const noted = await isNoted(trx, charge, line);
  await attachLine(trx, ref, charge.id);
  if (noted) return line.valor;
  const at = endOfDay(plusDays(line.dia, -1));
  const sighting = { valor: line.valor, entryRef: ref, at, author, cause: 'extrato', now } as const;
  await confirmCharge(trx, deps, charge, sighting);
  return line.valor;
}

/** More payments of this amount were noted for the charge than lines of it are there. */
async function isNoted(trx: Trx, charge: ChargeRow, { valor }: LockedLine): Promise<boolean> {
  const entries = await entriesOf(trx, charge.id);
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind && entry.valor === valor).length;
  const lines = (await linesOf(trx, charge.id)).filter((line) => line.valor === valor);
  return of('entrada') - of('desfeita') > lines.length;
}

/** Marks a credit as unrelated to any order, so that it holds none open, or reverts that. @throws HttpError 409 for one that is settled. */
export async function setAside(trx: Trx, ref: string, aside: boolean, by: By): Promise<number> {
  const line = await lockLine(trx, ref);
  const may = line && line.charge_id === null && line.valor > 0 && (line.dismissed_at === null) === aside;
  if (!may) throw new HttpError(409, message.statementLineGone);
  await dismissLine(trx, ref, aside ? by : undefined);
  return line.valor;
}

/** Unmatches a line that was matched to the wrong order; what it booked there stays until it is undone. */
export async function takeLineBack(trx: Trx, ref: string, numero: number): Promise<number> {
  await lockOrder(trx, numero);
  const line = await lockLine(trx, ref);
  if (!line || line.charge_id === null) throw new HttpError(409, message.statementLineGone);
  await freeLine(trx, ref);
  return line.valor;
}

function isLoose({ charge_id, dismissed_at, valor }: LockedLine): boolean {
  return charge_id === null && dismissed_at === null && valor > 0;
}
