/** `cart/sku-list`, ours: a pasted list of codes and quantities. */
import { z } from 'zod';
import type { ListaSku } from '#lib/contract/cart-sku-list.ts';
import { readSkuList, SKU_LIST_LENGTH, SKU_LIST_LINES } from '#lib/domain/cart/sku-list.ts';
import { bodyDigest, refuseOtherBody } from '#lib/platform/kernel/http/body-digest.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import { lineOf } from '#lib/platform/offers/priced-items.ts';
import { findSkus } from '#lib/platform/offers/queries/skus.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { keepList, sentList } from '../queries/sku-lists.ts';
import { addingSkus } from '../sku-list.ts';
import { cartWriter } from './checkout-cart.ts';

export function cartSkuListEndpoints(deps: CountDeps): readonly Endpoint[] {
  const write = cartWriter(deps);
  const own = { base: 'vitrine', answer: 'ListaSku' } as const;
  return [
    endpoint(
      {
        ...own,
        method: 'post',
        path: '/cart/sku-list',
        summary: 'Puts a pasted list of codes into the cart; the same key again answers the same',
        body: z.object({ chave: requiredText(100), texto: requiredText(SKU_LIST_LENGTH) }),
      },
      async ({ context, body: { chave, texto } }) => {
        const list = readSkuList(texto);
        if (list.length === 0) throw new HttpError(400, message.skuListEmpty);
        if (list.length > SKU_LIST_LINES) {
          throw new HttpError(400, message.skuListLong(list.length, SKU_LIST_LINES));
        }
        const codes = [...new Set(list.map(({ sku }) => sku.toUpperCase()))];
        const found = new Map((await findSkus(deps.db, codes)).map((row) => [row.sku, row]));
        const keys = [...found.values()].map((row) => lineOf({ ...row, tipo: 'produto', quantidade: 1 }));
        const { change, outcome } = addingSkus(list, found);
        const digest = bodyDigest(texto);
        let resposta: ListaSku | undefined;
        try {
          await write(context, keys, change, async (trx, { id }, { messages }) => {
            resposta = { ...outcome(), mensagens: messages };
            const list = { chave, body_digest: digest, resposta, now: deps.now() };
            if (!(await keepList(trx, id, list))) throw new SentBefore();
          });
        } catch (error) {
          if (!(error instanceof SentBefore)) throw error;
          const session = await readSession(context, deps);
          const sent = session && (await sentList(deps.db, session.id, chave));
          if (sent) refuseOtherBody(sent.body_digest, digest, message.otherForm);
          resposta = sent?.resposta;
        }
        if (!resposta) throw notFound(message.unknownList);
        return resposta;
      },
    ),
    endpoint(
      {
        ...own,
        method: 'get',
        path: '/cart/sku-list/:chave',
        summary: 'What became of a list the visitor pasted',
      },
      async ({ context, param }) => {
        const session = await readSession(context, deps);
        const sent = session && (await sentList(deps.db, session.id, param('chave')));
        if (!sent) throw notFound(message.unknownList);
        return sent.resposta;
      },
    ),
  ];
}

/** Ends the transaction of a form that was sent before: nothing of it is added again. */
class SentBefore extends Error {}
