/** What visitors write to the shop: kept once, however often a form is sent, and not without end from one address. */
import type { Context } from 'hono';
import { inTransaction, type Trx } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { bodyDigest, refuseOtherBody } from '../http/body-digest.ts';
import { message } from '../http/messages.ts';
import { deleteOldWrites, writtenBefore } from '../queries/recent-writes.ts';
import { createCaptcha } from './captcha.ts';
import { createThrottle } from './throttle.ts';

/** The same words again within this time are a form sent twice (ms). */
const SAME = 60_000;

/**
 * Runs `write` unless the same `words` were written just now; says nothing about which it was.
 * @throws From the function it returns, HttpError 429 for an address that writes too often, 403 for what no person sent.
 */
export function createWriting(
  deps: Deps,
): (context: Context, words: readonly unknown[], write: (trx: Trx) => Promise<void>) => Promise<void> {
  const throttle = createThrottle(deps);
  const provePerson = createCaptcha(deps);
  return async (context, words, write) => {
    await throttle.byAddress('writing', context);
    await provePerson(context);
    await inTransaction(deps.db, async (trx) => {
      if (await isNew(trx, words, deps.now())) await write(trx);
    });
  };
}

/** Whether these words were not written just now; of two at once one is. */
export async function isNew(trx: Trx, words: readonly unknown[], now: Date): Promise<boolean> {
  return isNewKey(trx, { words, body_digest: '', within: SAME }, now);
}

/**
 * The same of a key that the caller made, `within` so many milliseconds.
 * @throws HttpError 409 when it came with another body then.
 */
export async function isNewKey(
  trx: Trx,
  {
    words,
    body_digest,
    within,
  }: { readonly words: readonly unknown[]; readonly body_digest: string; readonly within: number },
  now: Date,
): Promise<boolean> {
  const before = await writtenBefore(trx, { key: bodyDigest(words), body_digest }, now, within);
  if (before !== undefined) {
    refuseOtherBody(before, body_digest, message.otherForm);
    return false;
  }
  await deleteOldWrites(trx, new Date(now.getTime() - SAME));
  return true;
}
