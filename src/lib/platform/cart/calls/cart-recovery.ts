/** `cart/recovery`, ours: what another front gathered in a session of its own goes on here (`/checkout/recuperacao?sessao=`). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readSessionId } from '#lib/platform/kernel/http/session-id.ts';
import type { CartLine } from '#lib/platform/offers/line.ts';
import type { Change } from '#lib/platform/offers/line-changes.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { cartLines } from '../queries/carts.ts';
import { findReminder, markOpened } from '../queries/reminders.ts';
import { changes, recovering } from '../recover.ts';
import { readReminderKey } from '../reminder-key.ts';
import { cartWriter } from './checkout-cart.ts';

export function cartRecoveryEndpoints(deps: CountDeps): readonly Endpoint[] {
  const write = cartWriter(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/cart/recovery',
        summary:
          'Brings the cart of another session along, or that of a reminder, and nothing else of it: no login, no account',
        body: z.object({
          sessao: requiredText(200),
          seVazio: flag.optional().describe('Only if it changes no cart that has lines; 409 otherwise.'),
        }),
        answer: 'Carrinho',
      },
      async ({ context, body: { sessao, seVazio = false } }) => {
        const brought = await broughtBy(deps, sessao);
        if (brought.lines.length === 0) throw notFound(message.unknownCart);
        const change = recovering(brought.lines);
        const cart = await write(context, brought.lines, seVazio ? unlessChanged(change) : change);
        if (brought.reminder !== undefined) await markOpened(deps.db, brought.reminder, deps.now());
        return cart;
      },
    ),
  ];
}

type Brought = { readonly lines: readonly CartLine[]; readonly reminder?: number };

/** The cart of a session that this shop signed, or of the account that got a reminder with this link. */
async function broughtBy({ db, sessionSecret }: Deps, sessao: string): Promise<Brought> {
  const id = readSessionId(sessao, sessionSecret);
  if (id !== undefined) return { lines: await cartLines(db, { id, user_id: null }) };
  const reminder = readReminderKey(sessionSecret, sessao, 'carrinho');
  const found = reminder === undefined ? undefined : await findReminder(db, reminder);
  if (!found) return { lines: [] };
  return { lines: await cartLines(db, { id: '', user_id: found.user_id }), reminder: found.id };
}

/** Decided where the cart is locked: nobody adds a line between the question and the answer. */
function unlessChanged(change: Change): Change {
  return (lines, ...rest) => {
    const after = change(lines, ...rest);
    if (changes(lines, after)) throw new HttpError(409, message.cartHasLines);
    return after;
  };
}
