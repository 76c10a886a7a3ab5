/** Calls about the shop's news. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { newsletterEndpoints } from './calls/newsletter.ts';
import { panelNewsletterEndpoints } from './panel/newsletter.ts';

export function newsletterCalls(deps: Deps): readonly Endpoint[] {
  return [...newsletterEndpoints(deps), ...panelNewsletterEndpoints(deps)];
}
