/** Who of the shop's own people asks, and the records that are served by their declaration alone; the other calls of `/painel` stand in the rooms of what they change. */

import type { RecordKind } from '#lib/domain/panel/record.ts';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';
import { PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { recordEndpoints } from './record-calls.ts';
import { panelEndpoint } from './staff.ts';

export function panelCalls(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const kinds = (RECORD_KINDS as readonly RecordKind[]).filter(({ ownCalls }) => !ownCalls);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/me',
        summary: "Which of the shop's own people asks",
        roles: PANEL_ROLES,
        answer: 'Equipe',
      },
      async ({ staff }) => staff,
    ),
    ...kinds.flatMap((kind) => recordEndpoints(deps, kind)),
  ];
}
