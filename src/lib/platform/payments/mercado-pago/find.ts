/** Finds the order of a charge at Mercado Pago: by its id, or by the reference that the shop gave it. */

import { parseAnswer } from '../http/parse-answer.ts';
import { Unanswered } from '../http/unanswered.ts';
import type { ChargeOrder } from '../providers/provider.ts';
import type { MpAccount } from './account.ts';
import { type MpClient, mpProblemLine } from './client.ts';
import { type MpOrder, mpOrder, mpOrders } from './wire.ts';

const DAY = 86_400_000;
const LINES = 50;
const PAGES = 40;
/** Nothing of them can be paid. */
const OVER = ['canceled', 'cancelled', 'expired', 'failed'];

export type Found = { readonly order: MpOrder; readonly at: Date };

/** @returns Undefined where there is none, as far as its list says: that lags. @throws Unanswered */
export async function findMpOrder(
  client: MpClient,
  account: MpAccount,
  { providerId, ref, createdAt }: ChargeOrder,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<Found | undefined> {
  const id = providerId ?? (await idOf());
  if (id === undefined) return undefined;
  const answer = await client(account, { method: 'GET', path: `/v1/orders/${id}` }, signal);
  if (answer.done) return { order: parseAnswer(mpOrder, answer.json), at: answer.at };
  // What has an id was there: that it is gone says nothing about money.
  throw new Unanswered(mpProblemLine(answer.problem));

  async function idOf(): Promise<string | undefined> {
    const span = { from: createdAt.getTime() - DAY, to: now.getTime() };
    const listed = await listMpOrders(
      client,
      account,
      { ...span, query: { external_reference: ref } },
      signal,
    );
    const own = listed.filter((one) => one.external_reference?.toUpperCase() === ref.toUpperCase());
    const open = own.filter(({ status }) => !OVER.includes(status));
    if (open.length > 1) throw new Unanswered('several orders have one reference');
    return (open[0] ?? own[0])?.id;
  }
}

export type Listing = {
  readonly from: number;
  readonly to: number;
  readonly query?: Readonly<Record<string, string>>;
};

/** By the time they were made. @throws Unanswered where not all of it is told. */
export async function listMpOrders(
  client: MpClient,
  account: MpAccount,
  { from, to, query }: Listing,
  signal: AbortSignal,
): Promise<readonly MpOrder[]> {
  const all: MpOrder[] = [];
  const span = { begin_date: new Date(from).toISOString(), end_date: new Date(to).toISOString() };
  for (let page = 1; page <= PAGES; page += 1) {
    const paging = { page: String(page), page_size: String(LINES) };
    const call = { method: 'GET', path: '/v1/orders', query: { ...span, ...query, ...paging } } as const;
    const answer = await client(account, call, signal);
    if (!answer.done && answer.problem.code === 'order_not_found') return all;
    if (!answer.done) throw new Unanswered(mpProblemLine(answer.problem));
    const { data, paging: told } = parseAnswer(mpOrders, answer.json);
    all.push(...data);
    if (page >= (told?.total_pages ?? (data.length < LINES ? page : page + 1))) return all;
  }
  throw new Unanswered('the list of orders is too long');
}
