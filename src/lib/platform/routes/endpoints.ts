/** Every call of the front API. Each segment of the address after `/api/v2/front/` has its file beside this one. */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { structEndpoints } from './struct.ts';

export function createEndpoints(deps: Deps): readonly Endpoint[] {
  return [...structEndpoints(deps)];
}
