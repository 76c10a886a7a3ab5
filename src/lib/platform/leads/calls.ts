/** Calls about messages to the shop. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { formEndpoints } from './calls/form.ts';
import { productRequestEndpoints } from './calls/product-requests.ts';
import { panelMessageEndpoints } from './panel/messages.ts';

export function leadsCalls(deps: Deps): readonly Endpoint[] {
  return [...formEndpoints(deps), ...productRequestEndpoints(deps), ...panelMessageEndpoints(deps)];
}
