/** `program/events`: what happened, from a cursor on. */
import { z } from 'zod';
import type { ProgramaEventos } from '#lib/contract/program.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import type { ProgramEndpoint } from '../program.ts';
import { eventsAfter, placeEvents } from '../queries/events.ts';

const MOST = 500;
const EXAMPLE: ProgramaEventos = {
  eventos: [
    { id: '71', tipo: 'pedido.criado', data: '2026-11-23T12:00:00.000Z', dados: { numero: 1042 } },
    {
      id: '72',
      tipo: 'estoque.alterado',
      data: '2026-11-23T12:00:00.000Z',
      dados: { codigo: 'CAMISA-P', estoque: 41 },
    },
  ],
  cursor: '72',
  mais: false,
};

export function eventCalls({ db }: Deps, program: ProgramEndpoint): readonly Endpoint[] {
  return [
    program(
      {
        method: 'get',
        path: '/program/events',
        scope: 'eventos:ler',
        summary: 'What happened, in an order in which none appears behind a cursor; kept for 30 days',
        query: z.object({
          desde: z
            .string()
            .regex(/^\d{0,18}$/)
            .default('')
            .describe('The `cursor` of the answer before; left out: from the oldest one on.'),
          limit: numberParameter(1, MOST).describe(`How many are answered at most; ${MOST} at most.`),
        }),
        answer: 'ProgramaEventos',
        example: { answer: EXAMPLE },
      },
      async ({ query: { desde, limit = MOST } }): Promise<ProgramaEventos> => {
        await placeEvents(db);
        const after = desde === '' ? '0' : desde;
        const rows = await eventsAfter(db, after, limit);
        const page = rows.slice(0, limit);
        return {
          eventos: page.map(({ id, tipo, created_at, dados }) => ({
            ...{ id, tipo, data: created_at.toISOString(), dados },
          })),
          cursor: page.at(-1)?.posicao ?? after,
          mais: rows.length > limit,
        };
      },
    ),
  ];
}
