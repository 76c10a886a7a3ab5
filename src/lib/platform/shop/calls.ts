/** Calls about the shop itself. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { pingEndpoints } from './calls/ping.ts';
import { salesChannelEndpoints } from './calls/sales-channel.ts';
import { settingsEndpoints } from './calls/settings.ts';
import { panelSettingsEndpoints } from './panel/settings.ts';

export function shopCalls(deps: Deps): readonly Endpoint[] {
  return [
    ...pingEndpoints(deps),
    ...salesChannelEndpoints(deps),
    ...settingsEndpoints(deps),
    ...panelSettingsEndpoints(deps),
  ];
}
