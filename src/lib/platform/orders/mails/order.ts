/** Mails about orders, to their buyers and to the shop. */
import { formatDate } from '#lib/domain/kernel/dates.ts';
import { link, text } from '#lib/domain/mail/blocks.ts';
import { dueDay } from '#lib/domain/payments/deadlines.ts';
import {
  compose,
  type Desk,
  type Letter,
  oneLine,
  shopAddress,
  type Writer,
} from '#lib/platform/mail/mail.ts';
import { orderToken } from '../order-link.ts';
import { findOrder, type OrderRow } from '../queries/orders.ts';
import { presentOrder } from '../wire/order.ts';
import { greeting } from './greeting.ts';
import { buyerBlock, orderBlocks, type ToldOrder } from './order-blocks.ts';
import { letterOf, type News, newsBlocks } from './order-news.ts';

export function orderWriter(news: News, reader: 'comprador' | 'loja'): Writer {
  return async (desk, numero) => {
    const { deps, shop } = desk;
    const row = await findOrder(deps.db, numero);
    if (!row) return undefined;
    const order = { ...presentOrder(shop, row), due: dueOf(row) };
    if (reader === 'loja') return toShop(desk, order, news);
    const byShop = row.passos.some(({ status, author }) => status === 'cancelado' && author !== '');
    return toBuyer(desk, order, { news, byShop, token: orderToken(deps, row) });
  };
}

function dueOf({
  created_at,
  fatura_dias,
  status,
}: Pick<OrderRow, 'created_at' | 'fatura_dias' | 'status'>): string {
  return fatura_dias === null || status === 'cancelado'
    ? ''
    : formatDate(`${dueDay(created_at, fatura_dias)}T12:00:00Z`);
}

function toShop({ shop }: Desk, order: ToldOrder, news: News): Letter {
  const { numero, comprador } = order;
  const cancelled = news === 'cancelado';
  return {
    to: shopAddress(shop),
    subject: `Pedido ${numero} ${cancelled ? 'cancelado' : 'recebido'}: ${oneLine(comprador.nome)}`,
    body: [
      text(
        cancelled
          ? `O comprador cancelou o pedido ${numero}. O estoque já voltou.`
          : `Chegou o pedido ${numero}.`,
      ),
      buyerBlock(order),
      ...orderBlocks(order),
      link('Veja e atualize o pedido em:', 'Abrir o pedido', `${shop.siteUrl}/painel/pedidos/${numero}`),
    ],
  };
}

type ToBuyer = { readonly news: News; readonly byShop: boolean; readonly token: string };

/** Without the note and the purchase order of a guest, who may have typed the address of anybody. */
function toBuyer(desk: Desk, order: ToldOrder, { news, byShop, token }: ToBuyer): Letter {
  return compose(desk, letterOf(news, order), {
    to: order.comprador.email,
    greeting: greeting(order),
    marks: { pedido: String(order.numero), transporte: order.frete.label },
    middle: [
      ...newsBlocks(news, order, byShop),
      ...orderBlocks(order.convidado ? { ...order, observacao: '', pedidoCompra: '' } : order),
      link(
        'Acompanhe o pedido a qualquer momento em:',
        'Ver o pedido',
        `${desk.shop.siteUrl}/checkout/acompanhar/${token}`,
      ),
      text(news === 'cancelado' ? '' : WITHDRAWAL),
    ],
  });
}

/** Código de Defesa do Consumidor, art. 49. */
const WITHDRAWAL =
  'Você pode desistir da compra em até 7 dias depois de receber os produtos, sem dar motivo.';
