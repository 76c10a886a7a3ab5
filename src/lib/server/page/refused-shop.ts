/** A hosted platform that refuses the shop itself: its token, its contract, or how often it asks. */
import type { ApiError } from '#lib/api/error.ts';
import type { Config } from '../config.ts';

/** What a page may be asked for again after; to a visitor or a crawler none of these would be true. */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 407, 429]);

/** Whether the failure says nothing of the visitor, so that whatever it spoiled is away (503), and neither gone nor forbidden. */
export function refusesShop({ status }: ApiError, { platformUrl }: Pick<Config, 'platformUrl'>): boolean {
  return platformUrl !== undefined && REFUSALS.has(status);
}
