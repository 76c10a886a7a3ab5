/** Until when the shop may answer disputes: Mercado Pago tells it of the bank's case, and not of the order. */
import type { MpAccount } from './account.ts';
import type { MpClient } from './client.ts';
import { type MpOrder, mpChargeback } from './wire.ts';

/** By the ids of the payments. What cannot be read is left out: a dispute is told of without its day, too. */
export async function disputeDeadlines(
  client: MpClient,
  account: MpAccount,
  { status, status_detail, transactions }: MpOrder,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Date>> {
  const deadlines = new Map<string, Date>();
  if (status !== 'charged_back' || status_detail !== 'in_process') return deadlines;
  for (const { transaction_id, case_id } of transactions?.chargebacks ?? []) {
    if (!transaction_id || !case_id) continue;
    const path = `/v1/chargebacks/${encodeURIComponent(case_id)}`;
    const answer = await client(account, { method: 'GET', path }, signal).catch(() => undefined);
    const told = answer?.done ? mpChargeback.safeParse(answer.json) : undefined;
    const until = told?.data?.date_documentation_deadline;
    if (until) deadlines.set(transaction_id, until);
  }
  return deadlines;
}
