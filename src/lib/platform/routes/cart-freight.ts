/** `cart/freight`, ours: what the delivery of the cart costs, and with which service it comes. */
import type { Context } from 'hono';
import { z } from 'zod';
import { convertFreteCarrinho, type FreteCarrinho } from '#lib/contract/cart-freight.ts';
import { toReais } from '#lib/domain/money.ts';
import { EMPTY_CART, readCart } from '../cart/cart.ts';
import { createCartFreight } from '../cart/freight.ts';
import { termsOf } from '../cart/terms.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { presentCartFreight } from '../present/cart-freight.ts';
import { keepFreightService, type SessionRow } from '../queries/sessions.ts';
import { readShopFor } from '../read-shop.ts';
import { type PlatformEnv, text } from '../request.ts';
import { HttpError } from '../response.ts';
import { markWritten, readSession, writeSession } from '../session.ts';
import { inTransaction } from '../transaction.ts';

export function cartFreightEndpoints(deps: Deps): readonly Endpoint[] {
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
  deps: Deps,
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
