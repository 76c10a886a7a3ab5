import type { BringAlong } from '#lib/platform/accounts/login.ts';
import { claimOrders, moveOrders } from './queries/guest-orders.ts';

/** What was ordered without an account joins the one that logs in, and stays with the browser that sent it. */
export const bringOrdersAlong: BringAlong = async (trx, former, owner) => {
  if (former) await moveOrders(trx, former.id, owner.id);
  await claimOrders(trx, owner.user_id);
};
