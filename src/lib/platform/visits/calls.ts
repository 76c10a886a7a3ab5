/** Calls about what visitors looked at. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { browsingHistoryEndpoints } from './calls/browsing-history.ts';
import { trackingEndpoints } from './calls/tracking-parameters.ts';
import { panelVisitsEndpoint, type VisitsDeps } from './panel/visits.ts';

export function visitsCalls(deps: VisitsDeps): readonly Endpoint[] {
  return [...browsingHistoryEndpoints(deps), ...trackingEndpoints(deps), panelVisitsEndpoint(deps)];
}
