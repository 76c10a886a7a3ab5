/** To the buyer: the nota fiscal of an order is there. By the id of the nota. */
import { formatAccessKey, readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import type { Writer } from '#lib/platform/mail/mail.ts';
import { greeting } from '#lib/platform/orders/mails/greeting.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { findInvoice } from '../queries/invoices.ts';

export const invoiceLetter: Writer = async ({ deps, shop }, id) => {
  const row = await findInvoice(deps.db, id);
  const order = row && !row.cancelled_at ? await findOrder(deps.db, row.numero) : undefined;
  const key = row && readAccessKey(row.chave);
  if (!order || !key || typeof key === 'string' || order.comprador.email === '') return undefined;
  const { site } = shop.configuracoes.sistema.geral;
  return {
    to: order.comprador.email,
    subject: `Pedido ${order.numero}: nota fiscal na ${site.nome}`,
    text: `${greeting(order)}

A nota fiscal do seu pedido ${order.numero} foi emitida: número ${key.numero}, série ${key.serie}.

Chave de acesso:
${formatAccessKey(key.chave)}

Abra o pedido para ver e baixar a nota:
${shop.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}

Dúvidas? Responda este e-mail${site.telefone === '' ? '' : ` ou ligue para ${site.telefone}`}.

${site.nome}
`,
  };
};
