import type { BringAlong } from '#lib/platform/accounts/login.ts';
import { mergedLines } from './merge.ts';
import { cartLines, putLines } from './queries/carts.ts';
import { moveSaved } from './queries/saved-items.ts';

/** The cart of a session and what it saved for later join those of the account that logs in. */
export const bringCartAlong: BringAlong = async (trx, formerSession, owner, now) => {
  const brought = await cartLines(trx, { id: formerSession, user_id: null });
  await putLines(trx, owner, mergedLines(await cartLines(trx, owner), brought), now);
  await moveSaved(trx, formerSession, owner.user_id);
};
