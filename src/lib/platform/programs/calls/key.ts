/** `program/key`: what a program's key is, to try it out. */
import type { ProgramaChave } from '#lib/contract/program.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import type { ProgramEndpoint } from '../program.ts';

const EXAMPLE: ProgramaChave = {
  nome: 'Meu ERP',
  escopos: ['pedidos:ler', 'estoque:escrever'],
  validaAte: '2027-11-23T12:00:00.000Z',
  porMinuto: 300,
};

export function keyCalls(program: ProgramEndpoint): readonly Endpoint[] {
  return [
    program(
      {
        method: 'get',
        path: '/program/key',
        scope: 'any',
        summary: 'What the key that asks may do, and until when',
        answer: 'ProgramaChave',
        example: { answer: EXAMPLE },
      },
      async ({ program: { nome, escopos, expires_at, por_minuto } }) => ({
        ...{ nome, escopos, validaAte: expires_at?.toISOString() ?? '', porMinuto: por_minuto },
      }),
    ),
  ];
}
