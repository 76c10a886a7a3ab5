/** `panel/cart-reminders`: what came of the reminders of carts. Whether they are sent is a group of the settings. */
import { convertLembretes } from '#lib/contract/cart-reminder.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';
import { SITE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { countReminders } from '../queries/reminders.ts';

/** Milliseconds of reminders that are counted. */
const COUNTED = 90 * 86_400_000;

export function panelReminderEndpoint(deps: Deps): Endpoint {
  return panelEndpoint(deps)(
    {
      method: 'get',
      path: '/panel/cart-reminders',
      summary: 'Reminders of carts in the last 90 days, and what came of them',
      roles: SITE,
      answer: 'LembretesPainel',
    },
    async () => {
      const since = new Date(deps.now().getTime() - COUNTED);
      const { agreed, sent, opened, orders, charged } = await countReminders(deps.db, since);
      const counts = { querem: agreed, enviados: sent, abertos: opened, pedidos: orders };
      return convertLembretes({ ...counts, valor: centavos(charged) }, toReais);
    },
  );
}
