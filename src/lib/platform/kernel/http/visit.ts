/** Writing something about a visit: the session gets its row, as with a cart. */
import type { Context } from 'hono';
import { inTransaction, type Trx } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import type { PlatformEnv } from './request.ts';
import { markWritten, readSession, writeSession } from './session.ts';

export async function writeVisit(
  context: Context<PlatformEnv>,
  deps: Deps,
  write: (trx: Trx, session: string) => Promise<void>,
): Promise<void> {
  await readSession(context, deps);
  const session = await inTransaction(deps.db, async (trx) => {
    const row = await writeSession(trx, context, deps);
    await write(trx, row.id);
    return row;
  });
  markWritten(context, session);
}
