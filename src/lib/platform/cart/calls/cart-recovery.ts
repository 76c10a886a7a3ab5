/** `cart/recovery`, ours: what another front gathered in a session of its own goes on here (`/checkout/recuperacao?sessao=`). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readSessionId } from '#lib/platform/kernel/http/session-id.ts';
import type { Change } from '#lib/platform/offers/line-changes.ts';
import { cartLines } from '../queries/carts.ts';
import { changes, recovering } from '../recover.ts';
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
        body: z.object({
          sessao: requiredText(200),
          seVazio: flag.optional().describe('Only if it changes no cart that has lines; 409 otherwise.'),
        }),
        answer: 'Carrinho',
      },
      async ({ context, body: { sessao, seVazio = false } }) => {
        const id = readSessionId(sessao, deps.sessionSecret);
        const brought = id === undefined ? [] : await cartLines(deps.db, { id, user_id: null });
        if (brought.length === 0) throw notFound(message.unknownCart);
        const change = recovering(brought);
        return write(context, brought, seVazio ? unlessChanged(change) : change);
      },
    ),
  ];
}

/** Decided where the cart is locked: nobody adds a line between the question and the answer. */
function unlessChanged(change: Change): Change {
  return (lines, ...rest) => {
    const after = change(lines, ...rest);
    if (changes(lines, after)) throw new HttpError(409, message.cartHasLines);
    return after;
  };
}
