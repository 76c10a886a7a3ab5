/** Calls about uploaded pictures and files. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelFilesEndpoints } from './panel/files.ts';
import { panelMediaEndpoints } from './panel/media.ts';

export function mediaCalls(deps: Deps): readonly Endpoint[] {
  return [...panelMediaEndpoints(deps), ...panelFilesEndpoints(deps)];
}
