/** Opinions on products and on lists. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import {
  email,
  flag,
  id,
  numberParameter,
  paging,
  requiredText,
  wholeNumber,
} from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { createWriting } from '#lib/platform/kernel/limits/writing.ts';
import { insertReview, isShown, listReviews } from '../queries/opinions.ts';

const PAGE = 10;
const MOST = 2_147_483_647;

/** Any other order is the newest first. */
const QUERY = z.object({
  ...paging,
  order: z
    .enum(['ASC', 'DESC'])
    .optional()
    .catch(undefined)
    .describe('By date; the newest first unless ASC.'),
  idProduto: numberParameter(1, MOST),
  idCategoria: numberParameter(1, MOST),
  nota: numberParameter(1, 5),
});

const OPINION = {
  nome: requiredText(200),
  email,
  nota: wholeNumber(1, 5),
  comentario: requiredText(5000),
  recomenda: flag,
};
const PRODUCT_OPINION = z.object({
  ...OPINION,
  idProduto: id,
  anexos: z
    .array(requiredText(500))
    .max(10)
    .nullish()
    .describe('Addresses of pictures, answered with the opinion once it is approved.'),
});
const LIST_OPINION = z.object({ ...OPINION, idListaCompra: id });

export function goodsEvaluations(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const write = createWriting(deps);
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/evaluations/product',
        summary: 'Approved opinions on products',
        query: QUERY,
        answer: 'AvaliacoesProduto',
      },
      async ({ query }) => {
        const { offset = 0, limit = PAGE, order, idProduto, idCategoria, nota } = query;
        const direction = order === 'ASC' ? 'asc' : 'desc';
        const choice = { offset, limit, idProduto, idCategoria, nota, order: direction } as const;
        const { rows, media, quantidade, notas } = await listReviews(db, choice, now());
        return {
          media,
          quantidade,
          notas,
          avaliacoes: rows.map(({ product_id, produto, created_at, ...review }) => ({
            ...review,
            email: '',
            data: created_at.toISOString(),
            produto: { id: product_id, nome: produto },
          })),
          info: { offset, limit, exibindo: rows.length, total: quantidade },
        };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/evaluations/product',
        summary: 'Sends an opinion on a product, which waits for approval',
        body: PRODUCT_OPINION,
        answer: 'Sucesso',
      },
      async ({ context, body: { idProduto, anexos, ...opinion } }) => {
        if (!(await isShown(db, 'produto', idProduto, now()))) throw notFound(message.unknownProduct);
        await write(context, ['product review', idProduto, opinion, anexos], (trx) =>
          insertReview(trx, {
            ...opinion,
            product_id: idProduto,
            list_id: null,
            anexos: JSON.stringify(anexos ?? []),
            aprovado: false,
            created_at: now(),
          }),
        );
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/evaluations/list',
        summary: 'Sends an opinion on a list, which waits for approval',
        body: LIST_OPINION,
        answer: 'Sucesso',
      },
      async ({ context, body: { idListaCompra, ...opinion } }) => {
        if (!(await isShown(db, 'lista', idListaCompra, now()))) throw notFound(message.unknownList);
        await write(context, ['list review', idListaCompra, opinion], (trx) =>
          insertReview(trx, {
            ...opinion,
            product_id: null,
            list_id: idListaCompra,
            aprovado: false,
            created_at: now(),
          }),
        );
        return { sucesso: true };
      },
    ),
  ];
}
