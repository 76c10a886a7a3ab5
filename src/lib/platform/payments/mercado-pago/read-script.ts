/** Reads a script of a provider as browsers do, to compare it with what it was. */
import { createConnection } from '#lib/platform/kernel/http/connection.ts';
import { Unanswered } from '../http/unanswered.ts';

/** Its text. @throws where there is no whole answer. */
export type ReadScript = (address: string) => Promise<string>;

/** Milliseconds. */
const PATIENCE = 10_000;

/** @param origin Asked instead of the provider's own host. */
export function createReadScript(origin?: string): ReadScript {
  const connection = createConnection({ identity: undefined, onlyPublic: false, patience: PATIENCE });
  return async (address) => {
    const own = new URL(address);
    const url = origin === undefined ? own : new URL(own.pathname, origin);
    const signal = AbortSignal.timeout(PATIENCE);
    const { status, text } = await connection({ method: 'GET', url, headers: { Accept: '*/*' }, signal });
    if (status !== 200 || text === '') throw new Unanswered(`GET: ${status}`);
    return text;
  };
}
