/**
 * Calls of one bank's API Pix: with a token and the shop's certificate, once more after 401, later after 429, and reads once more
 * where nothing came back.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PixAccount } from './account.ts';
import { type Answered, type Connection, createConnection, type Sent } from './connection.ts';
import { type PixProblem, PixUnanswered, problemLine, readProblem } from './failure.ts';
import { createTokens } from './tokens.ts';

export type PixCall = {
  readonly method: 'GET' | 'PUT' | 'PATCH';
  /** Below the bank's address: `/cob/…`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

export type PixAnswer =
  /** `at`: what the bank's clock said. */
  | { readonly done: true; readonly json: unknown; readonly at: Date }
  | { readonly done: false; readonly problem: PixProblem };

/** @throws PixUnanswered, or what the network throws, where nobody knows whether it was done. */
export type PixClient = (account: PixAccount, call: PixCall, signal: AbortSignal) => Promise<PixAnswer>;

export type ClientOptions = {
  readonly now: () => Date;
  /** From 0 to 1, another each time. */
  readonly chance: () => number;
  /** PEM of authorities that are believed instead of those of Node. */
  readonly authorities?: string | undefined;
  /** Milliseconds that one answer may take. */
  readonly patience?: number | undefined;
};

/** Milliseconds before a read is asked once more, and how long a bank's "too many" is waited for in place. */
const AGAIN = 250;
const SHORT = 2000;
/** Bounds of a bank's "too many" (ms), and what counts where it does not say. */
const LEAST = 1000;
const MOST = 300_000;
const USUAL = 30_000;
/** Connections kept: each change of an account leaves one behind. */
const CONNECTIONS = 20;

export function createPixClient({ now, chance, authorities, patience }: ClientOptions): PixClient {
  const tokens = createTokens(now);
  const connections = new Map<string, Connection>();
  const restUntil = new Map<string, number>();

  const connectionOf = ({ version, identity, typed }: PixAccount): Connection => {
    const found = connections.get(version);
    if (found) return found;
    if (connections.size >= CONNECTIONS) connections.clear();
    const made = createConnection({
      identity,
      authorities,
      onlyPublic: typed,
      ...(patience && { patience }),
    });
    connections.set(version, made);
    return made;
  };

  return async (account, call, signal) => {
    const connection = connectionOf(account);
    if ((restUntil.get(account.version) ?? 0) > now().getTime())
      throw new PixUnanswered('the bank asked for a pause');
    let left = 1;
    for (;;) {
      const answered = await withToken(account, connection, call, signal).catch((error: unknown) => {
        if (call.method !== 'GET' || left === 0 || signal.aborted) throw error;
        return undefined;
      });
      if (answered?.status === 429) {
        const pause = pauseOf(answered, now());
        if (left === 0 || pause > SHORT) {
          restUntil.set(account.version, now().getTime() + pause);
          throw new PixUnanswered('429, the bank asked for a pause');
        }
        left -= 1;
        await wait(pause * (1 + chance() / 5), undefined, { signal });
        continue;
      }
      if (answered && (answered.status < 500 || call.method !== 'GET' || left === 0))
        return answerOf(answered, call, now());
      left -= 1;
      await wait(AGAIN * (1 + chance()), undefined, { signal });
    }
  };

  async function withToken(
    account: PixAccount,
    connection: Connection,
    call: PixCall,
    signal: AbortSignal,
  ): Promise<Answered> {
    const token = await tokens.get(account, connection, signal);
    const first = await connection(requestOf(account, call, token, signal));
    if (first.status !== 401) return first;
    tokens.drop(account, token);
    const another = await tokens.get(account, connection, signal);
    return connection(requestOf(account, call, another, signal));
  }
}

function requestOf(account: PixAccount, call: PixCall, token: string, signal: AbortSignal): Sent {
  const { appKey: place, requestId } = account.bank;
  const url = new URL(account.api + call.path);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  if (place?.at === 'query') url.searchParams.set(place.name, account.appKey);
  return {
    method: call.method,
    url,
    signal,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...(call.body && { 'Content-Type': 'application/json' }),
      ...(place?.at === 'header' && { [place.name]: account.appKey }),
      ...(requestId !== undefined && { [requestId]: randomUUID() }),
      ...call.headers,
    },
    body: call.body && JSON.stringify(call.body),
  };
}

/** @throws PixUnanswered for what says nothing of the call. */
function answerOf({ status, headers, text }: Answered, { method }: PixCall, now: Date): PixAnswer {
  const json = parse(text);
  if (status >= 200 && status < 300) {
    if (json === undefined && text.trim() !== '') throw new PixUnanswered(`${method}: no JSON`);
    const date = new Date(headers.date ?? '');
    return { done: true, json, at: Number.isNaN(date.getTime()) ? now : date };
  }
  const problem = readProblem(status, json);
  const refused = status >= 400 && status < 500 && status !== 401 && status !== 408;
  if (!problem || !refused) throw new PixUnanswered(`${method}: ${problem ? problemLine(problem) : status}`);
  return { done: false, problem };
}

/** Seconds, or a moment by the bank's clock. */
function pauseOf({ headers }: Answered, now: Date): number {
  const said = headers['retry-after'] ?? '';
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) * 1000 : undefined;
  const clock = Date.parse(headers.date ?? '') || now.getTime();
  const until = Date.parse(said) - clock;
  const pause = seconds ?? (Number.isNaN(until) ? USUAL : until);
  return Math.min(MOST, Math.max(LEAST, pause));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
