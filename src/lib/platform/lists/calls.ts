/** Calls about ready-made lists. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { giftsListEndpoints } from './calls/gifts-list.ts';
import { listEndpoints } from './calls/list.ts';
import { urlListsEndpoints } from './calls/url-lists.ts';
import { panelKitsEndpoints } from './panel/kits.ts';

export function listsCalls(deps: Deps): readonly Endpoint[] {
  return [
    ...giftsListEndpoints(deps),
    ...listEndpoints(deps),
    ...urlListsEndpoints(deps),
    ...panelKitsEndpoints(deps),
  ];
}
