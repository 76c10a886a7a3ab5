/**
 * `order/…/payment/card`, ours: a card that is typed on the shop's page, into fields of Mercado Pago. Only what stands for it comes
 * here, and is kept nowhere.
 */
import { z } from 'zod';
import { convertCartao, convertPagamento } from '#lib/contract/payment.ts';
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { isPrivateVisit } from '#lib/platform/kernel/http/private-visit.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import { type Orderer, ordererOf } from '#lib/platform/orders/orderer.ts';
import type { OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { readSettings } from '#lib/platform/shop/queries/settings.ts';
import { storedSettings } from '#lib/platform/shop/wire/settings.ts';
import { cardFieldsKey } from '../card/card-fields.ts';
import { payByCard } from '../card/pay-by-card.ts';
import { readPayment } from '../order-payment.ts';
import type { CallDeps } from '../payment-deps.ts';
import { choosingOf, ownOrderOf } from './own-order.ts';

/** Parts that Mercado Pago knows at most. */
const MOST_PARTS = 36;

const body = z.object({
  token: z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .describe('What stands for the card, made by the script of Mercado Pago.'),
  bandeira: z
    .string()
    .regex(/^[a-z_]{2,30}$/)
    .describe('Kind of card, as Mercado Pago calls it: `visa`.'),
  parcelas: z.int().min(1).max(MOST_PARTS),
});

export function orderCardEndpoints(deps: CallDeps): readonly Endpoint[] {
  const throttle = createThrottle(deps);
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownOrder);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/:numero/payment/card',
        summary: 'What the page needs on which a card is typed for an order; 404 where none may be',
        answer: 'CartaoPedido',
      },
      async ({ context, param }) => {
        const order = await ownOrderOf(deps, numeroOf(param), await ordererOf(context, deps));
        const choosing = choosingOf(order, isPrivateVisit(context, deps.siteUrl));
        const { cartaoNaLoja } = await readPayment(deps, order, choosing);
        const chave = await cardFieldsKey(deps.db, deps.now());
        if (!cartaoNaLoja || chave === undefined) throw notFound(message.unknownPaymentMethod);
        const { numero } = order;
        const valor = centavos(order.valor);
        return convertCartao({ numero, valor, chave, parcelas: await mostParts(deps, order) }, toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order/:numero/payment/card',
        summary: 'Pays an order by a card that was typed on its page: what was begun before ends first',
        body,
        answer: 'PagamentoPedido',
      },
      async ({ context, param, body: { token, bandeira: kind, parcelas: installments } }) => {
        const orderer = await ordererOf(context, deps);
        const numero = numeroOf(param);
        const order = await ownOrderOf(deps, numero, orderer);
        if (installments > (await mostParts(deps, order))) throw new HttpError(400, message.unknownParts);
        const choosing = choosingOf(order, isPrivateVisit(context, deps.siteUrl));
        const forgive = await throttle.byCard(context, visitorsOf(orderer));
        const card = { token, kind, installments };
        const { status } = await payByCard(deps, numero, { ...choosing, card }).catch(async (error) => {
          // It was not tried.
          if (error instanceof HttpError) await forgive();
          throw error;
        });
        if (status !== 'recusada') await forgive();
        deps.later(deps.sendOutbox);
        const now = await ownOrderOf(deps, numero, orderer);
        return convertPagamento(await readPayment(deps, now, choosing), toReais);
      },
    ),
  ];
}

function visitorsOf({ id, user }: Orderer): readonly string[] {
  return [`session ${id}`, ...(user === undefined ? [] : [`account ${user}`])];
}

async function mostParts({ db }: CallDeps, { valor }: OrderRow): Promise<number> {
  const { parcelamento } = storedSettings(await readSettings(db)).sistema.produto;
  const rules = { ...parcelamento, parcelaMinima: toCentavos(parcelamento.parcelaMinima) };
  return Math.min(MOST_PARTS, installmentPlans(centavos(valor), rules).length);
}
