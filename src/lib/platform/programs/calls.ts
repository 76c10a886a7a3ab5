/** Calls of programs with keys, and of who makes the keys. */
import { Hono } from 'hono';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, serveEndpoints } from '#lib/platform/kernel/http/endpoint.ts';
import { ownWritesTold } from '#lib/platform/kernel/http/own-writes.ts';
import { neverStored, type PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { eventCalls } from './calls/events.ts';
import { keyCalls } from './calls/key.ts';
import { orderCalls } from './calls/orders.ts';
import { productCalls } from './calls/products.ts';
import { stockCalls } from './calls/stock.ts';
import type { ProgramDeps } from './hooks/hook-deps.ts';
import { panelProgramEndpoints } from './panel/programs.ts';
import { panelWebhookEndpoints } from './panel/webhooks.ts';
import { createProgramEndpoint } from './program.ts';

export function programsCalls(deps: ProgramDeps): readonly Endpoint[] {
  const program = createProgramEndpoint(deps);
  return [
    ...panelProgramEndpoints(deps),
    ...panelWebhookEndpoints(deps),
    ...keyCalls(program),
    ...eventCalls(deps, program),
    ...orderCalls(deps, program),
    ...productCalls(deps, program),
    ...stockCalls(deps, program),
  ];
}

/** Those that a key opens: without the shop's token, and without a session. */
export function programRoutes(
  endpoints: readonly Endpoint[],
  { changes }: Pick<Deps, 'changes'>,
): Hono<PlatformEnv> {
  const routes = new Hono<PlatformEnv>({ strict: false });
  routes.use('/program/*', ownWritesTold(changes), neverStored);
  const keyed = endpoints.filter(({ scope }) => scope !== undefined);
  serveEndpoints(routes, keyed, 'vitrine');
  return routes;
}
