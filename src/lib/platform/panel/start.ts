/** `panel/start`: what waits for whoever asks, whether mails go out, and how the shop sells. */
import { convertInicioPainel, type VendasRecentes } from '#lib/contract/panel-start.ts';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { type Centavos, centavos, toReais } from '#lib/domain/kernel/money.ts';
import { type PanelPath, sectionsFor } from '#lib/domain/panel/panel-sections.ts';
import { isAllowed, ORDERS, PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { bestSellers, salesByDay } from './queries/sales.ts';
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
      summary: 'What waits for who asks, whether mails go out, and what was ordered lately',
      roles: PANEL_ROLES,
      answer: 'InicioPainel',
    },
    async ({ staff }) => {
      const [counts, vendas] = await Promise.all([
        countWaiting(deps.db),
        isAllowed(ORDERS, staff.papeis) ? recentSales(deps) : null,
      ]);
      const own = new Set<string>(sectionsFor(staff.papeis).map(({ path }) => path));
      const inicio = {
        esperando: SECTIONS.filter(([secao, what]) => own.has(secao) && counts[what] > 0).map(
          ([secao, what]) => ({ secao, quantos: counts[what] }),
        ),
        emails: { servidor: deps.hasMailServer, falhas: counts.falhas },
        vendas,
      };
      return convertInicioPainel(inicio, toReais);
    },
  );
}

const DAYS = 14;
const BEST = 5;

async function recentSales({ db, now }: Deps): Promise<VendasRecentes<Centavos>> {
  const today = shopDay(now());
  const days = Array.from({ length: DAYS }, (_, place) => plusDays(today, place - DAYS + 1));
  const since = endOfDay(plusDays(today, -DAYS));
  const [sold, maisVendidos] = await Promise.all([salesByDay(db, since), bestSellers(db, since, BEST)]);
  const known = new Map(sold.map((day) => [day.dia, day]));
  const dias = days.map((dia) => {
    const { pedidos = 0, valor = 0 } = known.get(dia) ?? {};
    return { dia, pedidos, valor: centavos(valor) };
  });
  return { dias, maisVendidos };
}
