/** Reminds of a cart that was left. Nothing goes out once it is ordered or emptied, or its account wants no reminder any more. */
import { DEFAULT_CART_REMINDER } from '#lib/domain/cart/reminder.ts';
import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, oneLine, type Writer } from '#lib/platform/mail/mail.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { readCart } from '../cart.ts';
import { findReminder, hasAgreed, hasOrderedSince } from '../queries/reminders.ts';
import { reminderKey } from '../reminder-key.ts';

export const reminderLetter: Writer = async (desk, id) => {
  const { deps, shop } = desk;
  const { db, sessionSecret } = deps;
  const { ativo } = shop.configuracoes.lembreteCarrinho ?? DEFAULT_CART_REMINDER;
  const found = ativo ? await findReminder(db, id) : undefined;
  if (!found || !(await hasAgreed(db, found.user_id)) || (await hasOrderedSince(db, found))) return undefined;
  // What is gone leaves, what is short is less; prices are those of the day on which the cart is opened.
  const { lines } = await readCart(db, { id: '', user_id: found.user_id }, termsOf(shop));
  if (lines.length === 0) return undefined;
  const addressOf = (path: string, name: string, use: 'carrinho' | 'sair') =>
    `${shop.siteUrl}${path}?${name}=${reminderKey(sessionSecret, id, use)}`;
  return compose(desk, 'carrinho-lembrete', {
    to: found.email,
    greeting: `Olá, ${oneLine(found.nome_razao)}!`,
    middle: [
      {
        kind: 'rows',
        rows: lines.map(({ line, offer }) => ({
          name: `${line.quantidade} x ${oneLine(offer.nome)}`,
          note: offer.sku === '' ? '' : `cód. ${offer.sku}`,
          value: '',
        })),
      },
      link(
        'Para continuar a compra, abra o carrinho:',
        'Abrir o carrinho',
        addressOf('/checkout/recuperacao', 'sessao', 'carrinho'),
      ),
      text('Os produtos não estão reservados, e os preços são os do dia. É o único lembrete deste carrinho.'),
    ],
    leave: {
      label: 'Não quero mais lembretes de carrinho',
      href: addressOf('/carrinho-lembrete/sair', 'chave', 'sair'),
    },
  });
};
