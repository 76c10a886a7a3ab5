/** A hosted platform that refuses what a page asks it: its token, its contract, how often it asks, or how. */
import type { ApiError } from '#lib/api/error.ts';
import type { Config } from '../config.ts';

/** What an address that leads nowhere is answered: no refusal, but something to tell. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Whether the failure says nothing of the visitor, so that whatever it spoiled is away (503), and neither gone nor forbidden: to a
 * visitor or a crawler none of it would be true.
 */
export function refusesShop({ status }: ApiError, { platformUrl }: Pick<Config, 'platformUrl'>): boolean {
  return platformUrl !== undefined && status >= 400 && status < 500 && !GONE.has(status);
}
