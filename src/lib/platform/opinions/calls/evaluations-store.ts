/** Opinions on the shop: who bought is given a key, good for one answer. */
import { z } from 'zod';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, paging, requiredFlag, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { buyerOfKey, insertStoreReview, isKeyUnused, listStoreReviews, useKey } from '../queries/opinions.ts';

const PAGE = 10;
const ANSWER = z.object({
  experiencia: wholeNumber(1, 10),
  atendimento: wholeNumber(1, 10),
  satisfacao: requiredFlag,
  autorizacao: flag.describe('Whether it may be shown.'),
  mensagem: text(5000),
});

export function storeEvaluations({ db, now }: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/evaluations/store',
        summary: 'Approved opinions on the shop',
        query: z.object(paging),
        answer: 'AvaliacoesLoja',
      },
      async ({ query: { offset = 0, limit = PAGE } }) => {
        const { rows, media, quantidade } = await listStoreReviews(db, { offset, limit });
        return {
          media,
          quantidade,
          avaliacoes: rows.map(({ created_at, ...row }) => ({ ...row, data: created_at.toISOString() })),
          info: { offset, limit, exibindo: rows.length, total: quantidade },
        };
      },
    ),
    endpoint(
      {
        method: 'get',
        path: '/evaluations/store/add/:key',
        summary: 'Whether a key is good for an opinion on the shop',
        answer: 'Sucesso',
      },
      async ({ param }) => ({ sucesso: (await isKeyUnused(db, param('key'))) === true }),
    ),
    endpoint(
      {
        method: 'post',
        path: '/evaluations/store/add/:key',
        summary: 'Sends an opinion on the shop, which waits for approval and uses up its key',
        body: ANSWER,
        answer: 'Sucesso',
      },
      async ({ param, body }) => {
        const chave = param('key');
        if ((await isKeyUnused(db, chave)) === undefined) throw notFound(message.unknownReviewKey);
        await inTransaction(db, async (trx) => {
          if (!(await useKey(trx, chave, now()))) throw new HttpError(409, message.usedReviewKey);
          const nome = firstName((await buyerOfKey(trx, chave)) ?? '');
          await insertStoreReview(trx, { ...body, chave, nome, aprovado: false, created_at: now() });
        });
        return { sucesso: true };
      },
    ),
  ];
}

/** All that is shown of who bought. */
function firstName(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? '';
}
