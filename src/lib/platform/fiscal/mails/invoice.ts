/** To the buyer: the nota fiscal of an order is there. By the id of the nota. */
import { formatAccessKey, readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import { code, link } from '#lib/domain/mail/blocks.ts';
import { compose, type Writer } from '#lib/platform/mail/mail.ts';
import { greeting } from '#lib/platform/orders/mails/greeting.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { findInvoice } from '../queries/invoices.ts';

export const invoiceLetter: Writer = async (desk, id) => {
  const { deps, shop } = desk;
  const row = await findInvoice(deps.db, id);
  const order = row && !row.cancelled_at ? await findOrder(deps.db, row.numero) : undefined;
  const key = row && readAccessKey(row.chave);
  if (!order || !key || typeof key === 'string' || order.comprador.email === '') return undefined;
  return compose(desk, 'nota-fiscal', {
    to: order.comprador.email,
    greeting: greeting(order),
    marks: { pedido: String(order.numero), nota: `número ${key.numero}, série ${key.serie}` },
    middle: [
      code('Chave de acesso:', formatAccessKey(key.chave)),
      link(
        'Abra o pedido para ver e baixar a nota:',
        'Ver a nota no pedido',
        `${shop.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}`,
      ),
    ],
  });
};
