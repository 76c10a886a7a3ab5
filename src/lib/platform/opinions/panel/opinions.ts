/** `panel/reviews*`: opinions on products, lists and the shop. */
import { z } from 'zod';
import type { AvaliacaoPainel } from '#lib/contract/panel-opinions.ts';
import { SITUACOES, TIPOS_AVALIACAO } from '#lib/domain/opinions/moderation.ts';
import { SERVICE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { CHOICE, isTipo, PAGE } from '#lib/platform/panel/list-choice.ts';
import { decision } from '#lib/platform/panel/moderate.ts';
import { countSituations } from '#lib/platform/panel/queries/moderation.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { listRota, productRota } from '#lib/platform/shop/wire/rota.ts';
import { listOpinions, type ModeratedRow, type OpinionRow } from '../queries/all-reviews.ts';

export function panelOpinionEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/reviews',
        summary: 'Opinions, by how the shop decided about them',
        roles: SERVICE,
        query: z.object({
          ...CHOICE,
          tipo: z.enum(TIPOS_AVALIACAO).default('produto').catch('produto'),
          situacao: z.enum(SITUACOES).default('esperando').catch('esperando'),
        }),
        answer: 'AvaliacoesPainel',
      },
      async ({ query: { tipo, situacao, busca, offset = 0, limit = PAGE } }) => {
        const shop = await readShop(deps);
        const { rows, total } = await listOpinions(db, tipo, { situacao, busca, offset, limit });
        return {
          avaliacoes: rows.map((row) => present(shop, row)),
          totais: await countSituations(db, tipo === 'loja' ? 'store_reviews' : 'reviews'),
          info: { offset, limit, total },
        };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/reviews/:tipo/:id',
        summary: 'Publishes an opinion, or takes it from sight',
        roles: SERVICE,
        body: DECISION,
        answer: 'Sucesso',
      },
      async ({ param, body, write }) => {
        const tipo = param('tipo');
        if (!isTipo(tipo)) throw notFound(message.unknownOpinion);
        const id = readId(param('id'), message.unknownOpinion);
        const table = tipo === 'loja' ? 'store_reviews' : 'reviews';
        const decided = decision({ table, id, ...body, unknown: message.unknownOpinion });
        return write(decided, () => ({ sucesso: true }));
      },
    ),
  ];
}

export const DECISION = z.object({
  situacao: z.enum(['publicada', 'recusada']),
  vista: z.enum(SITUACOES).describe('How it stood for who decided.'),
});

export function presentModerated({ decided_by, decided_at, created_at, ...row }: ModeratedRow) {
  return {
    id: row.id,
    situacao: row.situacao,
    decididaPor: decided_by,
    decididaEm: decided_at?.toISOString() ?? '',
    data: created_at.toISOString(),
    nome: row.nome,
    email: row.email,
    texto: row.texto,
  };
}

function present(shop: Shop, row: OpinionRow): AvaliacaoPainel {
  const { alvo, slug, lista, nota, experiencia, atendimento, recomenda, autorizacao } = row;
  const rota = slug === '' ? '' : (lista ? listRota(shop, slug) : productRota(shop, slug)).path;
  return {
    ...presentModerated(row),
    alvo: { nome: alvo, rota },
    nota,
    experiencia,
    atendimento,
    recomenda,
    autorizacao,
  };
}
