/** Asks the buyer of a delivered order what they think of the shop. */

import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Writer } from '#lib/platform/mail/mail.ts';
import { isKeyUnused } from '#lib/platform/opinions/queries/opinions.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import { findOrder } from '../queries/orders.ts';
import { greeting } from './greeting.ts';

export const reviewInvitation: Writer = async (desk, numero) => {
  const { deps, shop } = desk;
  const order = await findOrder(deps.db, numero);
  if (order?.status !== 'entregue') return undefined;
  const key = await reviewKeyOf(deps, String(numero));
  if (!(await isKeyUnused(deps.db, key))) return undefined;
  return compose(desk, 'avaliacao-loja', {
    to: order.comprador.email,
    greeting: greeting(order),
    marks: { pedido: String(numero) },
    middle: [
      link('', 'Avaliar a compra', `${shop.siteUrl}/pagina/avaliacao-da-loja?key=${key}`),
      text('O endereço é só seu e vale para uma resposta. Ela só aparece no site se você autorizar.'),
    ],
  });
};
