/**
 * Calls of one bank's API Pix: with a token and the shop's certificate, once more after 401, later after 429, and reads once more
 * where nothing came back.
 */
import { randomUUID } from 'node:crypto';
import {
  type Answered,
  type Connection,
  createConnection,
  type Sent,
} from '#lib/platform/kernel/http/connection.ts';
import { parseJson } from '../http/json.ts';
import { createAskPatiently } from '../http/retry.ts';
import { Unanswered } from '../http/unanswered.ts';
import type { PixAccount } from './account.ts';
import { type PixProblem, problemLine, readProblem } from './failure.ts';
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

/** @throws Unanswered, or what the network throws, where nobody knows whether it was done. */
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

/** Connections kept: each change of an account leaves one behind. */
const CONNECTIONS = 20;

export function createPixClient({ now, chance, authorities, patience }: ClientOptions): PixClient {
  const tokens = createTokens(now);
  const connections = new Map<string, Connection>();
  const ask = createAskPatiently({ now, chance });

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
    const send = () => withToken(account, connection, call, signal);
    const read = call.method === 'GET';
    return answerOf(await ask({ key: account.version, read, signal, send }), call, now());
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

/** @throws Unanswered for what says nothing of the call. */
function answerOf({ status, headers, text }: Answered, { method }: PixCall, now: Date): PixAnswer {
  const json = parseJson(text);
  if (status >= 200 && status < 300) {
    if (json === undefined && text.trim() !== '') throw new Unanswered(`${method}: no JSON`);
    const date = new Date(headers.date ?? '');
    return { done: true, json, at: Number.isNaN(date.getTime()) ? now : date };
  }
  const problem = readProblem(status, json);
  const refused = status >= 400 && status < 500 && status !== 401 && status !== 408;
  if (!problem || !refused) throw new Unanswered(`${method}: ${problem ? problemLine(problem) : status}`);
  return { done: false, problem };
}
