/** The logged-in member of staff, and the records served by their declaration alone; other calls of `/painel` are in the rooms of what they change. */

import { DECLARED_KINDS } from '#lib/domain/panel/records.ts';
import { PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { auditEndpoints } from './audit.ts';
import { recordEndpoints } from './record-calls.ts';
import { panelEndpoint } from './staff.ts';
import { startEndpoint } from './start.ts';

export function panelCalls(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/me',
        summary: "Which of the shop's own people asks",
        roles: PANEL_ROLES,
        answer: 'EquipePresente',
        beforeFactor: true,
      },
      async ({ staff, falta }) => ({ ...staff, falta }),
    ),
    startEndpoint(deps),
    ...auditEndpoints(deps),
    ...DECLARED_KINDS.flatMap((kind) => recordEndpoints(deps, kind)),
  ];
}
