/** The code that shows all of an order, to its buyer. */
import { code, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Writer } from '#lib/platform/mail/mail.ts';
import { orderCode } from '../order-code.ts';
import { findOrder } from '../queries/orders.ts';
import { greeting } from './greeting.ts';

export const codeWriter: Writer = async (desk, numero) => {
  const { deps } = desk;
  const order = await findOrder(deps.db, numero);
  if (!order || order.comprador.email === '') return undefined;
  const typed = orderCode(deps, order, deps.now());
  return compose(desk, 'pedido-codigo', {
    to: order.comprador.email,
    greeting: greeting(order),
    marks: { pedido: String(numero) },
    middle: [
      code('', `${typed.slice(0, 4)} ${typed.slice(4)}`),
      text(
        'Ele vale por 15 minutos. Se não foi você que pediu, não faça nada e não passe o código a ninguém: a loja nunca pergunta por ele.',
      ),
    ],
  });
};
