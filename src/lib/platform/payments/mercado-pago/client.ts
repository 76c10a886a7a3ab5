/**
 * Calls of Mercado Pago's Orders API. Its SDK is not used: it loses why a payment was refused, and hands the key of one call on to
 * the next (docs/payments.md).
 */
import { type Answered, createConnection } from '#lib/platform/kernel/http/connection.ts';
import { parseJson } from '../http/json.ts';
import { createAskPatiently, type Patience } from '../http/retry.ts';
import { Unanswered } from '../http/unanswered.ts';
import type { MpAccount } from './account.ts';
import { mpRefusal } from './wire.ts';

export type MpCall = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
} & (
  | { readonly method: 'GET' }
  /** `key`: the same call has the same one, however often it is asked. */
  | {
      readonly method: 'POST';
      readonly key: string;
      readonly body: object;
      /** A bank is asked behind it, which takes its time. */
      readonly slow?: boolean;
    }
);

export type MpProblem = {
  readonly status: number;
  /** `order_not_found`; '' where nothing is said. */
  readonly code: string;
  /** Mercado Pago's words, for the shop's people alone. */
  readonly detail: string;
  /** The order, where a payment of it was refused. */
  readonly data: unknown;
};

export type MpAnswer =
  | { readonly done: true; readonly json: unknown; readonly at: Date }
  | { readonly done: false; readonly problem: MpProblem };

/** @throws Unanswered, or what the network throws, where nobody knows whether it was done. */
export type MpClient = (account: MpAccount, call: MpCall, signal: AbortSignal) => Promise<MpAnswer>;

type Options = Patience & {
  /** Milliseconds that one answer may take. */
  readonly patience?: number | undefined;
};

/** Said about the caller or the moment, not about what was asked. */
const NOT_NOW = [401, 408, 423];
const LONGEST = 200;
/** Milliseconds for an answer that a card's bank stands behind. */
const SLOW = 15_000;

export function createMpClient({ patience, ...options }: Options): MpClient {
  const ask = createAskPatiently(options);
  const fixed = { identity: undefined, onlyPublic: false };
  const connection = createConnection({ ...fixed, ...(patience && { patience }) });
  const slowly = createConnection({ ...fixed, patience: patience ?? SLOW });
  return async (account, call, signal) => {
    const url = new URL(account.origin + call.path);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const posted = call.method === 'POST' ? call : undefined;
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${account.token}`,
      ...(posted && { 'Content-Type': 'application/json', 'X-Idempotency-Key': posted.key }),
    };
    const body = posted && JSON.stringify(posted.body);
    const send = () =>
      (posted?.slow ? slowly : connection)({ method: call.method, url, headers, body, signal });
    const read = call.method === 'GET';
    return answerOf(await ask({ key: account.version, read, signal, send }), call.method, options.now());
  };
}

/** @throws Unanswered for what says nothing of the call. */
function answerOf({ status, headers, text }: Answered, method: string, now: Date): MpAnswer {
  const json = parseJson(text);
  if (status >= 200 && status < 300) {
    if (json === undefined) throw new Unanswered(`${method}: no JSON`);
    const date = new Date(headers.date ?? '');
    return { done: true, json, at: Number.isNaN(date.getTime()) ? now : date };
  }
  const read = mpRefusal.safeParse(json);
  const refused = status >= 400 && status < 500 && !NOT_NOW.includes(status);
  const { errors = [], error, message, data } = read.success ? read.data : {};
  const code = errors[0]?.code ?? error ?? '';
  if (!read.success || !refused) throw new Unanswered(`${method}: ${status}${code && ` ${code}`}`);
  const detail = (errors[0]?.message ?? message ?? '').slice(0, LONGEST);
  return { done: false, problem: { status, code, detail, data } };
}

/** What logs may say of it. */
export function mpProblemLine({ status, code }: MpProblem): string {
  return `${status}${code && ` ${code.slice(0, 60)}`}`;
}

/** What the history of a charge says. */
export function mpProblemReason({ status, code, detail }: MpProblem): string {
  return `${code || status}${detail && `: ${detail}`}`.slice(0, LONGEST);
}
