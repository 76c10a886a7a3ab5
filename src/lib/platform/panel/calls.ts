/** Who of the shop's own people asks; the other calls of `/painel` stand in the rooms of what they change. */
import { PANEL_ROLES } from '#lib/domain/panel/panel-sections.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelEndpoint } from './staff.ts';

export function panelCalls(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
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
  ];
}
