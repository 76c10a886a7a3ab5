/** What came by a charge, from the charge itself and from the bank's list: a second payment may stand in one of them alone. */
import { Unanswered } from '../http/unanswered.ts';
import type { PixAccount } from './account.ts';
import type { PixClient } from './client.ts';
import { problemLine } from './failure.ts';
import { type Cobranca, type PixRecebido, pixRecebidos } from './wire.ts';

/** Milliseconds around a span that make up for what a bank rounds. */
const AROUND = 60_000;
const DAY = 86_400_000;
/** Days after a charge was made in which its list is asked for, lines of a page, and pages that are read at most. */
const LONG = 5;
const LINES = 100;
const PAGES = 20;

type Asked = { readonly cob: Cobranca; readonly txid: string; readonly until: Date };

export async function receivedOf(
  client: PixClient,
  account: PixAccount,
  { cob, txid, until }: Asked,
  signal: AbortSignal,
): Promise<readonly PixRecebido[]> {
  const from = cob.calendario.criacao.getTime() - AROUND;
  const to = Math.min(until.getTime() + AROUND, from + LONG * DAY);
  const listed = await listReceived(client, account, { from, to, query: { txid } }, signal).catch((error) => {
    // A bank that does not show its list has told of one payment at least.
    if (error instanceof ListRefused && cob.pix.length > 0) return [];
    throw error;
  });
  const own = listed.filter((pix) => pix.txid?.toUpperCase() === txid.toUpperCase());
  return merged([...cob.pix, ...own]);
}

/** Each payment once, with all that went back of it. */
function merged(received: readonly PixRecebido[]): readonly PixRecebido[] {
  const named = Map.groupBy(received, ({ endToEndId }) => endToEndId);
  return [...named.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const back = [first, ...others].flatMap(({ devolucoes }) => devolucoes);
    // What is done is known to be, wherever it says so.
    const sorted = back.toSorted(
      (a, b) => Number(a.status === 'DEVOLVIDO') - Number(b.status === 'DEVOLVIDO'),
    );
    return [{ ...first, devolucoes: [...new Map(sorted.map((one) => [one.id, one])).values()] }];
  });
}

class ListRefused extends Unanswered {}

export type Listing = {
  readonly from: number;
  readonly to: number;
  readonly query?: Readonly<Record<string, string>>;
};

/** In spans as long as the bank allows. @throws Unanswered where the bank does not tell all of it. */
export async function listReceived(
  client: PixClient,
  account: PixAccount,
  { from, to, query }: Listing,
  signal: AbortSignal,
): Promise<readonly PixRecebido[]> {
  const all: PixRecebido[] = [];
  const span = account.bank.listDays * DAY;
  for (let start = from; start < to; start += span) {
    const days = { inicio: iso(start), fim: iso(Math.min(start + span, to)) };
    for (let page = 0; ; page += 1) {
      if (page === PAGES) throw new Unanswered('the list of what came is too long');
      const paging = { 'paginacao.paginaAtual': String(page), 'paginacao.itensPorPagina': String(LINES) };
      const call = { method: 'GET', path: '/pix', query: { ...days, ...query, ...paging } } as const;
      const answer = await client(account, call, signal);
      if (!answer.done && answer.problem.status === 404) break;
      if (!answer.done) throw new ListRefused(problemLine(answer.problem));
      const read = pixRecebidos.safeParse(answer.json);
      if (!read.success) throw new Unanswered('the list of what came cannot be read');
      all.push(...read.data.pix);
      if (page + 1 >= (read.data.parametros.paginacao?.quantidadeDePaginas ?? 1)) break;
    }
  }
  return all;
}

/** Without milliseconds, as the standard's samples have it. */
function iso(time: number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
