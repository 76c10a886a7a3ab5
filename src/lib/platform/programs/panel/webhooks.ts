/** `panel/webhooks`: addresses that events are sent to, made, looked at, tried and taken out. */
import { z } from 'zod';
import type { WebhooksPainel } from '#lib/contract/panel-webhooks.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import {
  EVENT_TYPES,
  isHookAddress,
  LONGEST_ADDRESS,
  MOST_HOOKS,
  OVERLAP,
} from '#lib/domain/programs/web-hooks.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, readId, requiredText, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { ProgramDeps } from '../hooks/hook-deps.ts';
import { HOOK_SECRET } from '../hooks/send.ts';
import { newSecret } from '../hooks/sign.ts';
import { countDeliveries } from '../queries/hook-deliveries.ts';
import {
  countHooks,
  deleteHook,
  findHook,
  type HookRow,
  insertHook,
  listHooks,
  lockHook,
  updateHook,
} from '../queries/web-hooks.ts';
import { presentHook } from '../wire/web-hooks.ts';
import { webhookTrials } from './webhook-trials.ts';

export const HOOKS_SECTION = 'integracoes';
const ROLES = OWNERS;

const FIELDS = {
  nome: requiredText(60),
  url: requiredText(LONGEST_ADDRESS),
  tipos: z
    .array(z.enum(EVENT_TYPES))
    .transform((types) => EVENT_TYPES.filter((type) => types.includes(type)))
    .describe('Types of events that are sent; none for all.'),
};

export function panelWebhookEndpoints(deps: ProgramDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const { db, now, seal, hookHosts = [] } = deps;
  const idOf = (text: string) => readId(text, message.unknownWebhook);
  const list = async (): Promise<WebhooksPainel> => {
    const counts = new Map((await countDeliveries(db)).map((one) => [one.hook_id, one]));
    return {
      webhooks: (await listHooks(db)).map((row) => presentHook(row, counts.get(row.id), now())),
      alteracoes: await readChanges(db, HOOKS_SECTION),
    };
  };
  const withSecret = async (id: number, segredo: string) => {
    const row = await findHook(db, id);
    if (!row) throw notFound(message.unknownWebhook);
    return { webhook: presentHook(row, undefined, now()), segredo };
  };
  const requireAddress = (url: string) => {
    if (!isHookAddress(url, hookHosts)) throw new HttpError(400, message.webhookAddress);
  };
  return [
    panel(
      {
        method: 'get',
        path: '/panel/webhooks',
        summary: 'Web hooks, the newest first',
        roles: ROLES,
        answer: 'WebhooksPainel',
      },
      list,
    ),
    panel(
      {
        method: 'post',
        path: '/panel/webhooks',
        summary: 'Makes a web hook and shows its secret, this once; 400 for an address that is not public',
        roles: ROLES,
        body: z.object(FIELDS),
        answer: 'WebhookCriado',
      },
      async ({ body: { nome, url, tipos }, write }) => {
        requireAddress(url);
        const segredo = newSecret();
        return write(
          {
            async lock(trx) {
              if ((await countHooks(trx)) < MOST_HOOKS) return true;
              throw new HttpError(409, message.webhookLimit(MOST_HOOKS));
            },
            seen: 'not asked',
            async write(trx, _, { staff, now: time }) {
              const row = await insertHook(trx, {
                ...{ nome, url, tipos: JSON.stringify(tipos), author: staff.nome, created_at: time },
                segredo: seal.close(segredo, HOOK_SECRET),
              });
              const campos = differences({}, { url, tipos: tipos.join(', ') });
              return { result: row, history: { secao: HOOKS_SECTION, alvo: nome, acao: 'criou', campos } };
            },
          },
          (row) => withSecret(row.id, segredo),
        );
      },
    ),
    panel(
      {
        method: 'put',
        path: '/panel/webhooks/:id',
        summary: 'Changes a web hook, or switches it on or off; on, it goes on where it stopped',
        roles: ROLES,
        body: z.object({ ...FIELDS, ativo: flag, revisao: wholeNumber(0, 2 ** 31 - 1) }),
        answer: 'WebhooksPainel',
      },
      async ({ param, body: { nome, url, tipos, ativo, revisao }, write }) => {
        requireAddress(url);
        const id = idOf(param('id'));
        return write(
          {
            lock: (trx) => lockHook(trx, id),
            unknown: message.unknownWebhook,
            seen: { was: revisao, is: (row) => row.revisao },
            async write(trx, row) {
              const fresh = row.url !== url || (ativo && !row.ativo);
              await updateHook(trx, id, {
                ...{ nome, url, tipos: JSON.stringify(tipos), ativo, revisao: row.revisao + 1 },
                ...(ativo && { desligado_em: null }),
                // What was said of another address says nothing of this one.
                ...(fresh && { falhas: 0, falha_desde: null, pausa_ate: null }),
              });
              const campos = differences(fieldsOf(row), fieldsOf({ nome, url, tipos, ativo }));
              return {
                result: undefined,
                history: { secao: HOOKS_SECTION, alvo: nome, acao: 'mudou', campos },
              };
            },
          },
          list,
        );
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/webhooks/:id/secret',
        summary: 'Makes another secret and shows it, this once; the one before is good for a day beside it',
        roles: ROLES,
        answer: 'WebhookCriado',
      },
      async ({ param, write }) => {
        const id = idOf(param('id'));
        const segredo = newSecret();
        return write(
          {
            lock: (trx) => lockHook(trx, id),
            unknown: message.unknownWebhook,
            seen: 'not asked',
            async write(trx, row, { now: time }) {
              await updateHook(trx, id, {
                segredo: seal.close(segredo, HOOK_SECRET),
                segredo_anterior: row.segredo,
                anterior_ate: new Date(time.getTime() + OVERLAP),
                revisao: row.revisao + 1,
              });
              const campos = [{ campo: 'segredo', antes: '', depois: '•••' }];
              return {
                result: undefined,
                history: { secao: HOOKS_SECTION, alvo: row.nome, acao: 'mudou', campos },
              };
            },
          },
          () => withSecret(id, segredo),
        );
      },
    ),
    panel(
      {
        method: 'delete',
        path: '/panel/webhooks/:id',
        summary: 'Takes a web hook out, with its log',
        roles: ROLES,
        answer: 'WebhooksPainel',
      },
      async ({ param, write }) => {
        const id = idOf(param('id'));
        return write(
          {
            lock: (trx) => lockHook(trx, id),
            unknown: message.unknownWebhook,
            seen: 'not asked',
            async write(trx, { nome, url }) {
              await deleteHook(trx, id);
              const campos = differences({ url }, {});
              return {
                result: undefined,
                history: { secao: HOOKS_SECTION, alvo: nome, acao: 'removeu', campos },
              };
            },
          },
          list,
        );
      },
    ),
    ...webhookTrials(deps, ROLES),
  ];
}

function fieldsOf({ nome, url, tipos, ativo }: Pick<HookRow, 'nome' | 'url' | 'tipos' | 'ativo'>) {
  return { nome, url, tipos: tipos.join(', '), ativo };
}
