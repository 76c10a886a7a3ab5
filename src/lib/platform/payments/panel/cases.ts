/** `panel/cases*`: money that waits for a person. */

import { z } from 'zod';
import { type CasosPagamento, convertCasosPagamento } from '#lib/contract/panel-order-payments.ts';
import { centavos, formatBRL, toReais } from '#lib/domain/kernel/money.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging, readId } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { endCase } from '../close-case.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { closeDifference, lockDifference, openDifferences } from '../queries/differences.ts';
import { countCases, listCases, orderOfCase } from '../queries/panel-cases.ts';
import { presentCase, presentDifference } from '../wire/cases.ts';
import { orderAct } from './acting.ts';
import { bankReference, day, note, pastDay } from './fields.ts';
import { PAYMENTS_SECTION } from './settings.ts';

type PanelDeps = Deps & PaymentDeps;

export function panelCaseEndpoints(deps: PanelDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const all = { roles: OWNERS, answer: 'CasosPagamento' } as const;
  return [
    panel(
      {
        ...all,
        method: 'get',
        path: '/panel/cases',
        summary: 'Cases about money that wait for a person, or that somebody ended',
        query: z.object({
          situacao: z.enum(['abertos', 'encerrados']).default('abertos').catch('abertos'),
          ...paging,
        }),
      },
      async ({ query: { situacao, offset = 0, limit = PAGE } }) =>
        present(deps, { open: situacao === 'abertos', offset, limit }),
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/cases/:id',
        summary: 'Ends a case: its money went back, was taken for the order, or somebody looked at it',
        body: z.object({
          desfecho: z.enum(['devolvida', 'aceita', 'vista']),
          identificacao: bankReference.describe('With `devolvida`: what the bank calls the return.'),
          em: day.describe('With `devolvida`: the day on which it was made.'),
          nota: note,
        }),
      },
      async ({ param, body: { desfecho, identificacao, em, nota }, write }) => {
        const id = readId(param('id'), message.unknownCase);
        const numero = await orderOfCase(deps.db, id);
        if (numero === undefined) throw notFound(message.unknownCase);
        return write(
          orderAct(numero, undefined, async (trx, { cases }, { author, now }) => {
            const at = desfecho === 'devolvida' ? pastDay(em, now) : now;
            if (!at) throw new HttpError(400, message.returnDay);
            const ref = desfecho === 'devolvida' ? identificacao.trim() : '';
            await endCase(trx, deps, { numero, id }, { outcome: desfecho, ref, at, note: nota, author, now });
            const valor = cases.find((one) => one.id === id)?.valor ?? 0;
            return {
              ato: `caso-${desfecho}`,
              detalhe: [formatBRL(centavos(valor)), ref, nota].filter(Boolean).join(' · '),
            };
          }),
          () => {
            deps.later(deps.sendOutbox);
            return present(deps, { open: true, offset: 0, limit: PAGE });
          },
        );
      },
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/differences/:id',
        summary: 'Sets aside what a provider and the shop do not both have: somebody looked at it',
        body: z.object({}),
      },
      async ({ param, write }) => {
        const id = readId(param('id'), message.unknownDifference);
        return write(
          {
            lock: (trx) => lockDifference(trx, id),
            unknown: message.unknownDifference,
            seen: 'not asked',
            async write(trx, { kind, name, ref }, { staff, now }) {
              await closeDifference(trx, id, { closed_at: now, closed_by: staff.nome });
              const campos = [{ campo: `diferenca-${kind}`, antes: '', depois: `${ref} · ${name}` }];
              const history = { secao: PAYMENTS_SECTION, alvo: 'diferencas', acao: 'mudou', campos } as const;
              return { result: undefined, history };
            },
          },
          () => present(deps, { open: true, offset: 0, limit: PAGE }),
        );
      },
    ),
  ];
}

async function present(
  { db }: PanelDeps,
  choice: { readonly open: boolean; readonly offset: number; readonly limit: number },
): Promise<CasosPagamento> {
  const { rows, total } = await listCases(db, choice);
  const { offset, limit } = choice;
  const differences = choice.open ? await openDifferences(db) : [];
  const list = {
    diferencas: differences.map(presentDifference),
    casos: rows.map(presentCase),
    abertos: await countCases(db, true),
    info: { offset, limit, total },
  };
  return convertCasosPagamento(list, toReais);
}
