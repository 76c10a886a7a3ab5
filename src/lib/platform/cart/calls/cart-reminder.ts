/** `cart/reminder`, ours: whether an account wants to be reminded of a cart it left; and the way out in each reminder. */
import { z } from 'zod';
import type { LembreteCarrinho } from '#lib/contract/cart-reminder.ts';
import { DEFAULT_CART_REMINDER } from '#lib/domain/cart/reminder.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredFlag } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSession, requireLogin } from '#lib/platform/kernel/http/session.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { findReminder, hasAgreed, isMailProven, noteConsent } from '../queries/reminders.ts';
import { readReminderKey } from '../reminder-key.ts';

export function cartReminderEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now, sessionSecret } = deps;
  const own = { base: 'vitrine', path: '/cart/reminder' } as const;
  const link = { base: 'vitrine', path: '/cart/reminder/:chave' } as const;

  async function present(user: number | undefined): Promise<LembreteCarrinho> {
    const { configuracoes } = await readShop(deps);
    const { ativo } = configuracoes.lembreteCarrinho ?? DEFAULT_CART_REMINDER;
    const quer = user !== undefined && (await hasAgreed(db, user));
    const oferecido = ativo && user !== undefined && (await isMailProven(db, user));
    return { oferecido, quer, palavras: message.reminderWords };
  }
  /** @throws HttpError 404 for a key that is not one of ours, and one whose account is gone. */
  async function reminderOf(param: (name: string) => string) {
    const id = readReminderKey(sessionSecret, param('chave'), 'sair');
    const found = id === undefined ? undefined : await findReminder(db, id);
    if (!found) throw notFound(message.unknownReminder);
    return found;
  }
  return [
    endpoint(
      {
        ...own,
        method: 'get',
        summary: 'Whether the account is reminded by mail of a cart that it leaves',
        answer: 'LembreteCarrinho',
      },
      async ({ context }) => {
        await readSession(context, deps);
        return present(context.var.session.user);
      },
    ),
    endpoint(
      {
        ...own,
        method: 'put',
        summary: 'Agrees to reminders, or ends them; kept with the words that were shown',
        body: z.object({
          quer: requiredFlag,
          onde: z.enum(['carrinho', 'conta']).describe('Where it was said: on the cart, or on the account.'),
        }),
        answer: 'LembreteCarrinho',
      },
      async ({ context, body: { quer, onde } }) => {
        const { user } = await requireLogin(context, deps);
        const said = { user_id: user, agreed: quer, palavras: quer ? message.reminderWords : '', onde };
        await inTransaction(db, (trx) => noteConsent(trx, { ...said, created_at: now() }));
        return present(user);
      },
    ),
    endpoint(
      {
        ...link,
        method: 'get',
        summary: 'How the reminders stand of who got the link of one',
        answer: 'InscricaoLembrete',
      },
      async ({ param }) => {
        const { user_id } = await reminderOf(param);
        return { situacao: (await hasAgreed(db, user_id)) ? 'ativa' : 'cancelada' };
      },
    ),
    endpoint(
      {
        ...link,
        path: '/cart/reminder/:chave/leave',
        method: 'post',
        summary: 'Ends the reminders, by the link of any that was ever sent',
        answer: 'Sucesso',
      },
      async ({ param }) => {
        const { user_id } = await reminderOf(param);
        const said = { user_id, agreed: false, palavras: '', onde: 'e-mail' } as const;
        await inTransaction(db, (trx) => noteConsent(trx, { ...said, created_at: now() }));
        return { sucesso: true };
      },
    ),
  ];
}
