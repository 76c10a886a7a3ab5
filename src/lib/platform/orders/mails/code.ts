/** The code that shows all of an order, to its buyer. */
import type { Writer } from '#lib/platform/mail/mail.ts';
import { orderCode } from '../order-code.ts';
import { findOrder } from '../queries/orders.ts';
import { greeting } from './greeting.ts';

export const codeWriter: Writer = async ({ deps, shop }, numero) => {
  const order = await findOrder(deps.db, numero);
  if (!order || order.comprador.email === '') return undefined;
  const { site } = shop.configuracoes.sistema.geral;
  const code = orderCode(deps, order, deps.now());
  return {
    to: order.comprador.email,
    subject: `Código do pedido ${numero} na ${site.nome}`,
    text: `${greeting(order)}

O código para ver o pedido ${numero} por inteiro, e poder cancelar ou devolver, é:

${code.slice(0, 4)} ${code.slice(4)}

Ele vale por 15 minutos. Se não foi você que pediu, não faça nada e não passe o código a ninguém: a loja nunca pergunta por ele.

${site.nome}
`,
  };
};
