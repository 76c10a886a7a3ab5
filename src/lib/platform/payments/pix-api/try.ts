/** Tries an account: a token, then reads that change nothing. Each step says by itself what came of it. */
import type { PixTested, PixTestStep } from '#lib/platform/schema/payment-accounts.ts';
import { faultWord } from '../http/fault-word.ts';
import type { PixAccount } from './account.ts';
import type { PixCall, PixClient } from './client.ts';
import { problemReason } from './failure.ts';
import { webhook } from './wire.ts';

/** Milliseconds that all of it may take. */
const WITHIN = 20_000;
const HOUR = 3_600_000;

/** Whose address the bank sends notices to; '' where it did not say. */
export type NoticesAt = '' | 'nossa' | 'outra' | 'nenhuma';

export type Tried = { readonly tested: readonly PixTested[]; readonly notices: NoticesAt };

/** @param own The address that this shop has for notices. Never throws for what the bank does. */
export async function tryAccount(
  client: PixClient,
  account: PixAccount,
  { now, own }: { readonly now: Date; readonly own: string },
): Promise<Tried> {
  const signal = AbortSignal.timeout(WITHIN);
  const days = {
    inicio: iso(now.getTime() - HOUR),
    fim: iso(now.getTime()),
    'paginacao.itensPorPagina': '1',
  };
  const steps: readonly (readonly [PixTestStep, PixCall])[] = [
    ['cobrancas', { method: 'GET', path: '/cob', query: days }],
    ['recebidos', { method: 'GET', path: '/pix', query: days }],
  ];
  const tested: PixTested[] = [];
  for (const [passo, call] of steps) {
    const step = await trial(client, account, call, signal);
    if ('lost' in step) {
      // Without a token nothing else is worth asking.
      const token = /^no token/.test(step.lost);
      tested.push({ passo: token ? 'token' : passo, ok: false, motivo: step.lost });
      return { tested, notices: '' };
    }
    if (tested.length === 0) tested.push({ passo: 'token', ok: true, motivo: '' });
    tested.push({ passo, ok: step.ok, motivo: step.motivo });
  }
  const { notices, step } = await noticesOf(client, account, own, signal);
  return { tested: [...tested, step], notices };
}

type Trial = {
  readonly ok: boolean;
  readonly motivo: string;
  readonly json?: unknown;
  readonly status: number;
};

async function trial(
  client: PixClient,
  account: PixAccount,
  call: PixCall,
  signal: AbortSignal,
): Promise<Trial | { readonly lost: string }> {
  try {
    const answer = await client(account, call, signal);
    if (answer.done) return { ok: true, motivo: '', json: answer.json, status: 200 };
    return { ok: false, motivo: problemReason(answer.problem), status: answer.problem.status };
  } catch (error) {
    return { lost: faultWord(error) };
  }
}

async function noticesOf(
  client: PixClient,
  account: PixAccount,
  own: string,
  signal: AbortSignal,
): Promise<{ readonly notices: NoticesAt; readonly step: PixTested }> {
  const found = await trial(client, account, { method: 'GET', path: webhookPath(account) }, signal);
  if ('lost' in found) return { notices: '', step: { passo: 'avisos', ok: false, motivo: found.lost } };
  if (found.status === 404) return { notices: 'nenhuma', step: { passo: 'avisos', ok: true, motivo: '' } };
  const read = webhook.safeParse(found.json);
  if (!found.ok || !read.success)
    return { notices: '', step: { passo: 'avisos', ok: false, motivo: found.motivo } };
  const notices = read.data.webhookUrl.startsWith(own) ? 'nossa' : 'outra';
  return { notices, step: { passo: 'avisos', ok: true, motivo: '' } };
}

/** Has the bank send its notices here, in place of wherever it sent them before. @returns Why it does not, '' where it does. */
export async function registerNotices(client: PixClient, account: PixAccount, own: string): Promise<string> {
  const call = {
    method: 'PUT',
    path: webhookPath(account),
    body: { webhookUrl: own },
    headers: account.bank.noticeHeaders,
  } as const;
  const done = await trial(client, account, call, AbortSignal.timeout(WITHIN));
  return 'lost' in done ? done.lost : done.motivo;
}

function webhookPath({ key }: PixAccount): string {
  return `/webhook/${encodeURIComponent(key)}`;
}

function iso(time: number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
