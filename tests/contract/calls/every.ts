import { ACCOUNT_CALLS } from './account.ts';
import { BUYING_CALLS } from './buying.ts';
import type { Call } from './call.ts';
import { PAGE_CALLS, SUGGESTIONS } from './pages.ts';
import { WRITING_CALLS } from './writing.ts';

/**
 * Every call of platform contract 4, and what is ours. Left out is what the contract calls unneeded (`gifts-list`,
 * `categories/compatibility`, `representative/{hash}`) and what it contradicts (`checkout/shop`).
 */
export const EVERY_CALL: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...PAGE_CALLS,
  SUGGESTIONS,
  ...BUYING_CALLS,
  ...WRITING_CALLS,
];

/** Takes the token of a mail, so it has no valid request here. */
export const BY_MAIL = 'POST /checkout/password';
