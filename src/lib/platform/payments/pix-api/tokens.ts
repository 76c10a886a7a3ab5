/** Tokens of OAuth 2 (client credentials), one for each account: kept until a minute before their end, asked for once at a time. */
import { z } from 'zod';
import { PIX_SCOPES } from '#lib/domain/payments/pix-banks.ts';
import type { Connection, Sent } from '#lib/platform/kernel/http/connection.ts';
import { parseJson } from '../http/json.ts';
import { Unanswered } from '../http/unanswered.ts';
import type { PixAccount } from './account.ts';
import { problemLine, readProblem } from './failure.ts';

export type Tokens = {
  /** @throws Unanswered with what the bank said, TypeError and others of the network. */
  readonly get: (account: PixAccount, connection: Connection, signal: AbortSignal) => Promise<string>;
  /** It was refused: another one is asked for. */
  readonly drop: (account: PixAccount, token: string) => void;
};

type Kept = { readonly token: string; readonly until: number };

const answer = z.object({
  access_token: z.string().min(1).max(8192),
  expires_in: z.coerce.number().optional(),
});
const EARLY = 60_000;
/** Seconds that one is believed good for where the bank does not say, or says more than a day. */
const USUAL = 300;
const LONGEST = 86_400;
/** Tokens kept: each change of an account leaves one behind. */
const MOST = 20;

export function createTokens(now: () => Date): Tokens {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Promise<string>>();
  return {
    async get(account, connection, signal) {
      const { version } = account;
      const found = kept.get(version);
      if (found && found.until > now().getTime()) return found.token;
      const flight = flights.get(version) ?? ask(account, connection, signal);
      flights.set(version, flight);
      try {
        return await flight;
      } finally {
        if (flights.get(version) === flight) flights.delete(version);
      }
    },
    drop({ version }, token) {
      if (kept.get(version)?.token === token) kept.delete(version);
    },
  };

  async function ask(account: PixAccount, connection: Connection, signal: AbortSignal): Promise<string> {
    const { status, text } = await connection({ ...tokenRequest(account), signal });
    const json = parseJson(text);
    const read = answer.safeParse(json);
    if (status >= 300 || !read.success) {
      const problem = readProblem(status, json);
      throw new Unanswered(`no token: ${problem ? problemLine(problem) : status}`);
    }
    const seconds = Math.min(read.data.expires_in ?? USUAL, LONGEST);
    // A short one is good for half its time at least.
    const until = now().getTime() + Math.max(seconds * 1000 - EARLY, seconds * 500);
    if (kept.size >= MOST) kept.clear();
    kept.set(account.version, { token: read.data.access_token, until });
    return read.data.access_token;
  }
}

function tokenRequest({ bank, token, clientId, clientSecret }: PixAccount): Omit<Sent, 'signal'> {
  const { tokenAuth, tokenBody, scoped } = bank;
  const fields = {
    grant_type: 'client_credentials',
    ...(tokenAuth !== 'basic' && { client_id: clientId }),
    ...(tokenAuth === 'body' && { client_secret: clientSecret }),
    ...(scoped && { scope: PIX_SCOPES }),
  };
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return {
    method: 'POST',
    url: new URL(token),
    headers: {
      Accept: 'application/json',
      'Content-Type': tokenBody === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(tokenAuth === 'basic' && { Authorization: `Basic ${basic}` }),
    },
    body: tokenBody === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
  };
}
