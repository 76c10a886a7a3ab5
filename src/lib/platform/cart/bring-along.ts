import type { BringAlong } from '#lib/platform/accounts/login.ts';
import { mergedLines } from './merge.ts';
import { cartLines, putLines } from './queries/carts.ts';
import { moveSaved } from './queries/saved-items.ts';

/** The cart of a session and what it saved for later join those of the account that logs in. */
export const bringCartAlong: BringAlong = async (trx, former, owner, now) => {
  if (former?.user_id !== null) return;
  const brought = await cartLines(trx, former);
  await putLines(trx, owner, mergedLines(await cartLines(trx, owner), brought), now);
  await moveSaved(trx, former.id, owner.user_id);
};
