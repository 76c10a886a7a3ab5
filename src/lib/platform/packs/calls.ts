import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import type { PackDeps } from './pack-deps.ts';
import { panelPackEndpoints } from './panel/packs.ts';

export function packsCalls(deps: PackDeps): readonly Endpoint[] {
  return panelPackEndpoints(deps);
}
