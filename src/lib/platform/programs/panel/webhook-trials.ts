/** `panel/webhooks/:id`: its log, a test, and a delivery sent once more. */
import { randomBytes } from 'node:crypto';
import type { WebhookAberto } from '#lib/contract/panel-webhooks.ts';
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import { TEST_TYPE } from '#lib/domain/programs/web-hooks.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { sendNow } from '../hooks/deliveries.ts';
import type { ProgramDeps } from '../hooks/hook-deps.ts';
import { countDeliveries, hasDelivery, insertDelivery, lastDeliveries } from '../queries/hook-deliveries.ts';
import { findHook, lockHook } from '../queries/web-hooks.ts';
import { presentDelivery, presentHook } from '../wire/web-hooks.ts';

/** Deliveries shown of one. */
const SHOWN = 100;

export function webhookTrials(deps: ProgramDeps, roles: readonly PanelRole[]): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const { db, now } = deps;
  const idOf = (text: string) => readId(text, message.unknownWebhook);
  const open = async (id: number): Promise<WebhookAberto> => {
    const row = await findHook(db, id);
    if (!row) throw notFound(message.unknownWebhook);
    const counts = (await countDeliveries(db)).find(({ hook_id }) => hook_id === id);
    const entregas = (await lastDeliveries(db, id, SHOWN)).map(presentDelivery);
    return { webhook: presentHook(row, counts, now()), entregas };
  };
  return [
    panel(
      {
        method: 'get',
        path: '/panel/webhooks/:id',
        summary: 'A web hook with its last deliveries',
        roles,
        answer: 'WebhookAberto',
      },
      ({ param }) => open(idOf(param('id'))),
    ),
    panel(
      {
        method: 'post',
        path: '/panel/webhooks/:id/test',
        summary: 'Sends an event of the type teste at once, and answers with what became of it',
        roles,
        answer: 'WebhookAberto',
      },
      async ({ param, write }) => {
        const id = idOf(param('id'));
        return write(
          {
            lock: (trx) => lockHook(trx, id),
            unknown: message.unknownWebhook,
            seen: 'not asked',
            async write(trx, _, { now: time }) {
              const body = { type: TEST_TYPE, timestamp: time.toISOString(), sequence: 0, data: {} };
              const made = await insertDelivery(trx, {
                ...{ hook_id: id, evento: `teste_${randomBytes(6).toString('hex')}`, tipo: TEST_TYPE },
                ...{ corpo: JSON.stringify(body), resposta: null, created_at: time },
              });
              return { result: made.id, history: { keptIn: 'web_hook_deliveries' } };
            },
          },
          async (delivery) => {
            await sendNow(deps, id, delivery);
            return open(id);
          },
        );
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/webhooks/:id/deliveries/:entrega/resend',
        summary: 'Sends a delivery once more at once, with the same webhook-id and body',
        roles,
        answer: 'WebhookAberto',
      },
      async ({ param, write }) => {
        const id = idOf(param('id'));
        const delivery = readId(param('entrega'), message.unknownDelivery);
        return write(
          {
            lock: async (trx) => ((await hasDelivery(trx, id, delivery)) ? true : undefined),
            unknown: message.unknownDelivery,
            seen: 'not asked',
            write: async () => ({ result: undefined, history: { keptIn: 'web_hook_deliveries' } }),
          },
          async () => {
            await sendNow(deps, id, delivery);
            return open(id);
          },
        );
      },
    ),
  ];
}
