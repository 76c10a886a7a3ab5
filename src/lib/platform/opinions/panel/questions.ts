/** `panel/questions*` and `panel/answers*`: what visitors ask and answer, and what the shop answers. */
import { z } from 'zod';
import type { PerguntaPainel } from '#lib/contract/panel-opinions.ts';
import { FILTROS_PERGUNTA } from '#lib/domain/opinions/moderation.ts';
import { SERVICE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { isNew } from '#lib/platform/kernel/limits/writing.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { decision } from '#lib/platform/panel/moderate.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { type Change, unchanged } from '#lib/platform/panel/write.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import { countQuestions, listQuestions, type QuestionRow } from '../queries/all-questions.ts';
import { insertAnswer } from '../queries/opinions.ts';
import { DECISION, presentModerated } from './opinions.ts';

export function panelQuestionEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const unknown = message.unknownQuestion;
  const decide = (table: 'questions' | 'answers', summary: string) =>
    panel(
      {
        method: 'post',
        path: `/panel/${table}/:id`,
        summary,
        roles: SERVICE,
        body: DECISION,
        answer: 'Sucesso',
      },
      async ({ param, body, write }) => {
        const id = readId(param('id'), unknown);
        const decided = decision({ table, id, ...body, unknown });
        return write(decided, () => ({ sucesso: true }));
      },
    );
  return [
    panel(
      {
        method: 'get',
        path: '/panel/questions',
        summary: 'Questions with their answers, by what is to be done about them',
        roles: SERVICE,
        query: z.object({
          ...CHOICE,
          filtro: z.enum(FILTROS_PERGUNTA).default('esperando').catch('esperando'),
        }),
        answer: 'PerguntasPainel',
      },
      async ({ query: { filtro, busca, offset = 0, limit = PAGE } }) => {
        const shop = await readShop(deps);
        const { rows, total } = await listQuestions(db, { filtro, busca, offset, limit });
        return {
          perguntas: rows.map((row) => present(shop, row)),
          totais: await countQuestions(db),
          info: { offset, limit, total },
        };
      },
    ),
    decide('questions', 'Publishes a question, or takes it from sight'),
    decide('answers', 'Publishes an answer, or takes it from sight'),
    panel(
      {
        method: 'post',
        path: '/panel/questions/:id/answer',
        summary:
          'Answers a question as the shop, and publishes both; the same words again within a minute are one answer',
        roles: SERVICE,
        body: z.object({ resposta: requiredText(5000), vista: DECISION.shape.vista }),
        answer: 'Sucesso',
      },
      async ({ param, body: { resposta, vista }, write }) => {
        const id = readId(param('id'), unknown);
        const { site } = (await readShop(deps)).configuracoes.sistema.geral;
        const decided = decision(
          { table: 'questions', id, situacao: 'publicada', vista, unknown },
          async (trx, { staff, now }) => {
            await insertAnswer(trx, {
              question_id: id,
              nome: site.nome,
              email: site.email,
              contato: '',
              administrador: true,
              resposta,
              aprovado: true,
              decided_at: now,
              decided_by: staff.nome,
              created_at: now,
            });
          },
        );
        return write(once(['shop answer', id, resposta], decided), () => ({ sucesso: true }));
      },
    ),
  ];
}

/** Sent twice within a minute, it is one: the second time nothing is there to be decided. */
function once<Saved>(
  key: readonly (string | number)[],
  change: Change<Saved, undefined>,
): Change<Saved | 'done', undefined> {
  const { lock, seen, write } = change;
  return {
    ...change,
    lock: async (trx, now) => ((await isNew(trx, key, now)) ? lock(trx, now) : 'done'),
    seen:
      seen === 'not asked'
        ? seen
        : { ...seen, is: (saved) => (saved === 'done' ? seen.was : seen.is(saved)) },
    write: async (trx, saved, by) => (saved === 'done' ? unchanged(undefined) : write(trx, saved, by)),
  };
}

function present(shop: Shop, row: QuestionRow): PerguntaPainel {
  const { alvo, slug, respostas } = row;
  return {
    ...presentModerated(row),
    alvo: { nome: alvo, rota: slug === '' ? '' : productRota(shop, slug).path },
    respostas: respostas.map(({ administrador, created_at, decided_at, ...answer }) => ({
      ...presentModerated({
        ...answer,
        created_at: new Date(created_at),
        decided_at: decided_at === null ? null : new Date(decided_at),
      }),
      administrador,
    })),
  };
}
