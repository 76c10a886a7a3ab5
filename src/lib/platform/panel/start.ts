/** `panel/start`: what waits for whoever asks, and whether mails go out. */
import { type PanelPath, sectionsFor } from '#lib/domain/panel/panel-sections.ts';
import { PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { countWaiting, type WaitingCounts } from './queries/waiting.ts';
import { panelEndpoint } from './staff.ts';

/** Where each is seen to. */
const SECTIONS: readonly (readonly [PanelPath, keyof WaitingCounts])[] = [
  ['/pedidos', 'pedidos'],
  ['/pagamentos', 'casos'],
  ['/devolucoes', 'devolucoes'],
  ['/mensagens', 'mensagens'],
  ['/perguntas', 'perguntas'],
  ['/avaliacoes', 'avaliacoes'],
  ['/clientes', 'clientes'],
  ['/produtos', 'semEstoque'],
];

export function startEndpoint(deps: Deps): Endpoint {
  return panelEndpoint(deps)(
    {
      method: 'get',
      path: '/panel/start',
      summary: 'What waits for who asks, and whether mails go out',
      roles: PANEL_ROLES,
      answer: 'InicioPainel',
    },
    async ({ staff }) => {
      const counts = await countWaiting(deps.db);
      const own = new Set<string>(sectionsFor(staff.papeis).map(({ path }) => path));
      return {
        esperando: SECTIONS.filter(([secao, what]) => own.has(secao) && counts[what] > 0).map(
          ([secao, what]) => ({ secao, quantos: counts[what] }),
        ),
        emails: { servidor: deps.hasMailServer, falhas: counts.falhas },
      };
    },
  );
}
