/** `panel/closing`: the money of a day, or of some. */

import { z } from 'zod';
import { convertFechamento, type LinhaFechamento } from '#lib/contract/panel-statements.ts';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { type Centavos, centavos, toReais } from '#lib/domain/kernel/money.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { type ClosingSum, closingLines, sumOf } from '#lib/domain/payments/closing.ts';
import { identificationOf } from '#lib/domain/payments/identification.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { type Counted, entriesBetween, openMoney } from '../queries/closing.ts';
import { day } from './fields.ts';

/** Days of one answer. */
const LONGEST = 92;

export function panelClosingEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/closing',
        summary: 'The money of one day or of up to 92, by way to pay, and what is open now',
        roles: OWNERS,
        query: z.object({
          de: day.describe('Left out: today.'),
          ate: day.describe('Left out: the same day.'),
        }),
        answer: 'Fechamento',
      },
      async ({ query }) => {
        const de = query.de || shopDay(now());
        const ate = query.ate || de;
        if (ate < de || ate > plusDays(de, LONGEST - 1))
          throw new HttpError(400, message.invalidParameter('ate'));
        const entries = await entriesBetween(db, endOfDay(plusDays(de, -1)), endOfDay(ate));
        const movements = entries.map(({ forma, provider, kind, valor }) => ({
          ...{ forma, valor },
          provedor: provider,
          tipo: kind,
        }));
        const { pedidos, devolucoes, casos } = await openMoney(db);
        const closing = {
          ...{ de, ate },
          formas: closingLines(movements).map(({ forma, provedor, ...sums }) => ({
            forma,
            provedor,
            ...money(sums),
          })),
          total: money(sumOf(movements)),
          aberto: { pedidos: worth(pedidos), devolucoes: worth(devolucoes), casos: worth(casos) },
          lancamentos: entries.map((entry) => ({
            pedido: entry.pedido,
            forma: entry.forma,
            provedor: entry.provider,
            tipo: entry.kind,
            valor: centavos(entry.valor),
            identificacao: identificationOf(entry.provider_ref),
            em: entry.happened_at.toISOString(),
            notadoEm: entry.recorded_at.toISOString(),
            autor: entry.author,
          })),
        };
        return convertFechamento(closing, toReais);
      },
    ),
  ];
}

function money(sums: ClosingSum): Omit<LinhaFechamento<Centavos>, 'forma' | 'provedor'> {
  const { quantidade, recebido, devolvido, contestado, liquido } = sums;
  return {
    quantidade,
    recebido: centavos(recebido),
    devolvido: centavos(devolvido),
    contestado: centavos(contestado),
    liquido: centavos(liquido),
  };
}

function worth({ quantidade, valor }: Counted) {
  return { quantidade, valor: centavos(valor) };
}
