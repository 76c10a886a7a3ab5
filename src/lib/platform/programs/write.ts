/** How a program writes: as the panel does, with lock and history, and once for each key of its own. */
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { refuseOtherBody } from '#lib/platform/kernel/http/body-digest.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { type Change, makeChange } from '#lib/platform/panel/write.ts';
import { claimWrite, keepAnswer } from './queries/calls.ts';
import type { KeyRow } from './queries/keys.ts';

/**
 * Makes the change, and the answer to it in the same transaction; sent again under the same key, the first answer comes back.
 * @throws HttpError 409 for the same key with another call, and what the change throws: nothing is kept then.
 */
export type ProgramWrite = <Saved, Result, Answer extends object>(
  change: Change<Saved, Result>,
  answer: (trx: Trx, result: Result) => Promise<Answer>,
) => Promise<Answer>;

export function programWrite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, nome }: Pick<KeyRow, 'id' | 'nome'>,
  { chave, digest }: { readonly chave: string; readonly digest: string },
): ProgramWrite {
  return <Saved, Result, Answer extends object>(
    change: Change<Saved, Result>,
    answer: (trx: Trx, result: Result) => Promise<Answer>,
  ) =>
    inTransaction(db, async (trx) => {
      const time = now();
      const before = await claimWrite(trx, { key_id: id, chave, body_digest: digest }, time);
      if (before) {
        refuseOtherBody(before.body_digest, digest, message.otherWrite);
        return before.answer as Answer;
      }
      const staff = { id: 0, nome: `${nome} (programa)`, papeis: [] };
      const answered = await answer(trx, await makeChange(trx, change, { staff, now: time }));
      await keepAnswer(trx, { key_id: id, chave }, answered);
      return answered;
    });
}
