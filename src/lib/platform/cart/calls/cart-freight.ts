/** `cart/freight`, ours: what the delivery of the cart costs, and with which service it comes. */

import type { Context } from 'hono';
import { z } from 'zod';
import { convertFreteCarrinho, type FreteCarrinho } from '#lib/contract/cart-freight.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { type PlatformEnv, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { markWritten, readSession, writeSession } from '#lib/platform/kernel/http/session.ts';
import { keepFreightService, type SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { EMPTY_CART, readCart } from '../cart.ts';
import { createCartFreight } from '../freight.ts';
import { presentCartFreight } from '../wire/cart-freight.ts';

export function cartFreightEndpoints(deps: ShippingDeps): readonly Endpoint[] {
  const read = freightReader(deps);
  const path = '/cart/freight';
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path,
        summary: 'What the delivery of the cart costs, and what is paid with it',
        answer: 'FreteCarrinho',
      },
      async ({ context }) => read(context, await readSession(context, deps)),
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'put',
        path,
        summary: 'Chooses the service the cart is delivered with',
        body: z.object({ servico: text(100) }),
        answer: 'FreteCarrinho',
      },
      async ({ context, body: { servico } }) => {
        const session = await readSession(context, deps);
        const chosen = { ...(session ?? NOBODY), servico_frete: servico };
        const answer = await read(context, chosen);
        if (answer.servico !== servico) throw new HttpError(400, message.unknownFreight);
        const row = await inTransaction(deps.db, async (trx) => {
          const kept = await writeSession(trx, context, deps);
          await keepFreightService(trx, kept.id, servico);
          return kept;
        });
        markWritten(context, row);
        return answer;
      },
    ),
  ];
}

type Visit = Pick<SessionRow, 'id' | 'user_id' | 'cep' | 'servico_frete'>;
const NOBODY: Visit = { id: '', user_id: null, cep: '', servico_frete: '' };

function freightReader(
  deps: ShippingDeps,
): (context: Context<PlatformEnv>, session: Visit | undefined) => Promise<FreteCarrinho> {
  const freightOf = createCartFreight(deps);
  return async (context, session) => {
    const shop = await readShopFor(deps, context);
    const cart = session ? await readCart(deps.db, session, termsOf(shop)) : EMPTY_CART;
    const place = session ?? NOBODY;
    const freight = await freightOf(shop, cart, place);
    return convertFreteCarrinho(presentCartFreight(shop, cart, place.cep, freight), toReais);
  };
}
