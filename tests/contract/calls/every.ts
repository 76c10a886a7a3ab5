/**
 * Every call of platform contract 4. Left out, because the contract says that they exist and are not needed:
 * `representative`, `gifts-list` and `categories/compatibility`; and `checkout/shop`, which it contradicts.
 */
import { ACCOUNT_CALLS } from './account.ts';
import { BUYING_CALLS } from './buying.ts';
import type { Call } from './call.ts';
import { PAGE_CALLS } from './pages.ts';
import { WRITING_CALLS } from './writing.ts';

export const EVERY_CALL: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...PAGE_CALLS,
  ...BUYING_CALLS,
  ...WRITING_CALLS,
];

/** Calls that only our platform has: the contract asks for a password by mail, and nothing in it takes the new one. */
export const OUR_CALLS: readonly string[] = ['POST /checkout/password'];
