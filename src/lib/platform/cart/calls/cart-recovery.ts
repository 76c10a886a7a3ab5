/** `cart/recovery`, ours: what another front gathered in a session of its own goes on here (`/checkout/recuperacao?sessao=`). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSessionId } from '#lib/platform/kernel/http/session-id.ts';
import { cartLines } from '../queries/carts.ts';
import { recovering } from '../recover.ts';
import { cartWriter } from './checkout-cart.ts';

export function cartRecoveryEndpoints(deps: Deps): readonly Endpoint[] {
  const write = cartWriter(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/cart/recovery',
        summary: 'Brings the cart of another session along, and nothing else of it: no login, no account',
        body: z.object({ sessao: requiredText(200) }),
        answer: 'Carrinho',
      },
      async ({ context, body: { sessao } }) => {
        const id = readSessionId(sessao, deps.sessionSecret);
        const brought = id === undefined ? [] : await cartLines(deps.db, { id, user_id: null });
        if (brought.length === 0) throw notFound(message.unknownCart);
        return write(context, brought, recovering(brought));
      },
    ),
  ];
}
