import type { BringAlong } from '#lib/platform/accounts/login.ts';
import { claimOrders, moveOrders } from './queries/guest-orders.ts';

/** What was ordered without an account joins the one that logs in, and stays with the browser that sent it, but never goes from one account to another. */
export const bringOrdersAlong: BringAlong = async (trx, former, owner) => {
  const isStranger = former && former.user_id !== null && former.user_id !== owner.user_id;
  if (former && !isStranger) await moveOrders(trx, former.id, owner.id);
  await claimOrders(trx, owner.user_id);
};
