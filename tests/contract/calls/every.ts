import { ACCOUNT_CALLS } from './account.ts';
import { BUYING_CALLS } from './buying.ts';
import { type Call, nameOf } from './call.ts';
import { ORDER_CALLS } from './orders.ts';
import { OUR_CALLS } from './ours.ts';
import { OWN_ACCOUNT_CALLS } from './own-account.ts';
import { PAGE_CALLS } from './pages.ts';
import { WRITING_CALLS } from './writing.ts';

/**
 * Every call of platform contract 4. Left out is what it contradicts (`checkout/shop`).
 */
const CONTRACT_CALLS: readonly Call[] = [...ACCOUNT_CALLS, ...PAGE_CALLS, ...BUYING_CALLS, ...WRITING_CALLS];

/** What of it no route answers. A call that is answered has to leave this list, or a test fails. */
const UNSERVED_NAMES: ReadonlySet<string> = new Set<string>([]);

export const UNSERVED_CALLS = CONTRACT_CALLS.filter((call) => UNSERVED_NAMES.has(nameOf(call)));

/** What is served: the contract's, and ours. */
export const EVERY_CALL: readonly Call[] = [
  ...CONTRACT_CALLS.filter((call) => !UNSERVED_NAMES.has(nameOf(call))),
  ...OUR_CALLS,
  ...OWN_ACCOUNT_CALLS,
  ...ORDER_CALLS,
];
