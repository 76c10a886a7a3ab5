/** `panel/messages*`: what visitors wrote to the shop, and who waits for what. */
import { z } from 'zod';
import type { MensagemPainel } from '#lib/contract/panel-messages.ts';
import { SITUACOES_MENSAGEM, TIPOS_MENSAGEM, type TipoMensagem } from '#lib/domain/opinions/moderation.ts';
import { SERVICE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { id as anyId, readId, text } from '#lib/platform/kernel/http/request.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { LeadsTable } from '#lib/platform/schema/messages.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import {
  changeMessage,
  countMessages,
  listMessages,
  lockMessage,
  type MessageRow,
  waitingPeople,
} from '../queries/all-messages.ts';

const LEADS: Readonly<Record<TipoMensagem, LeadsTable['tipo']>> = {
  contato: 'contact',
  orcamento: 'budget',
  aviseme: 'solicitation',
};

export function panelMessageEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/messages',
        summary: 'Messages, requests for a quote and requests to be told of stock',
        roles: SERVICE,
        query: z.object({
          ...CHOICE,
          tipo: z.enum(TIPOS_MENSAGEM).default('contato').catch('contato'),
          situacao: z.enum(SITUACOES_MENSAGEM).default('novo').catch('novo'),
        }),
        answer: 'MensagensPainel',
      },
      async ({ query: { tipo, situacao, busca, offset = 0, limit = PAGE } }) => {
        const shop = await readShop(deps);
        const choice = { status: situacao, busca, offset, limit };
        const { rows, total } = await listMessages(db, LEADS[tipo], choice);
        return {
          mensagens: rows.map((row) => present(shop, row)),
          totais: await countMessages(db, LEADS[tipo]),
          info: { offset, limit, total },
        };
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/messages/waiting',
        summary: 'How many wait to be told of each product',
        roles: SERVICE,
        answer: 'EsperasPainel',
      },
      async () => {
        const shop = await readShop(deps);
        const rows = await waitingPeople(db);
        return {
          esperas: rows.map(({ slug, desde, ...row }) => ({
            ...row,
            rota: productRota(shop, slug).path,
            desde: desde.toISOString(),
          })),
        };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/messages/:id',
        summary: 'Says what became of a message, with a note for the shop alone',
        roles: SERVICE,
        body: z.object({ situacao: z.enum(SITUACOES_MENSAGEM), nota: text(2000), revisao: anyId }),
        answer: 'Sucesso',
      },
      async ({ param, body: { situacao, nota, revisao }, write }) => {
        const id = readId(param('id'), message.unknownMessage);
        return write(
          {
            lock: (trx) => lockMessage(trx, id),
            unknown: message.unknownMessage,
            seen: { was: revisao, is: (saved) => saved },
            async write(trx, saved, { staff, now }) {
              const by = { status_at: now, status_by: staff.nome };
              await changeMessage(trx, id, { status: situacao, nota, revisao: saved + 1, ...by });
              return { result: undefined, history: { keptIn: 'leads' } };
            },
          },
          () => ({ sucesso: true }),
        );
      },
    ),
  ];
}

function present(shop: Shop, row: MessageRow): MensagemPainel {
  const { status, status_at, status_by, created_at, produto, slug, valor, ...rest } = row;
  return {
    ...rest,
    situacao: status,
    situacaoEm: status_at?.toISOString() ?? '',
    situacaoPor: status_by,
    data: created_at.toISOString(),
    produto: { nome: produto, rota: slug === '' ? '' : productRota(shop, slug).path, valor },
  };
}
