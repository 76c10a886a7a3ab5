/** Calls about what a visitor looked at. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { browsingHistoryEndpoints } from './calls/browsing-history.ts';
import { trackingEndpoints } from './calls/tracking-parameters.ts';

export function visitsCalls(deps: Deps): readonly Endpoint[] {
  return [...browsingHistoryEndpoints(deps), ...trackingEndpoints(deps)];
}
