/** "Finalizar compra": what is typed and ticked then is the order's, and a total that its buyer has not read is shown first. */
import { askApproval } from '#lib/api/approval.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { sendOrder } from '#lib/api/order.ts';
import type { RevisaoPedido } from '#lib/contract/order.ts';
import type { OrderPage } from '#lib/contract/order-page.ts';
import type { SendOrder } from '#lib/contract/send-order.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import {
  checkoutFaults,
  isComplete,
  isWithoutAddress,
  type TypedCheckout,
} from '#lib/domain/orders/checkout-form.ts';
import { changesSince } from '#lib/domain/orders/seen-order.ts';
import { isSeen } from '#lib/domain/orders/version.ts';
import { FREE, METHODS } from '#lib/domain/payments/methods.ts';
import { readSlot, writeSlot } from '#lib/domain/shipping/delivery-turns.ts';
import { approvalPath, orderPath, paymentPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { LOGIN_ENDED, loginPath } from '../account/login-for.ts';
import { tellChanges } from './changes-told.ts';
import { type OrderOutcome, pageOf } from './order-review.ts';
import { payable } from './payable.ts';

export type SentForm = {
  readonly typed: TypedCheckout;
  readonly chave: string;
  /** Of what the page showed. */
  readonly versao: string;
  /** It comes from a buyer of a company, which may have to be asked. */
  readonly empresa?: boolean;
};

/** What the platform says no to in words for the visitor. */
export const REFUSALS: readonly number[] = [400, 404, 409, 429];

/** @throws ApiError when the platform failed. */
export async function sendOrderForm(
  api: Api,
  { typed, chave, versao, empresa = false }: SentForm,
): Promise<OrderOutcome> {
  const faults = checkoutFaults(typed);
  if (!isComplete(faults)) {
    const page = await pageOf(api, { typed, chave, faults });
    const open = { ...faults, agenda: isDayMissing(page.review, typed) };
    return { page: { ...withChanges(page, { typed, versao }, ''), faults: open } };
  }
  const pagamento = METHODS.find((method) => method === typed.pagamento);
  if (pagamento === undefined) {
    const page = await pageOf(api, { typed, chave });
    return { page: { ...page, problem: reviewOrderText.methodMissing } };
  }
  try {
    return await sent(api, { ...bodyOf(typed), pagamento, chave, versao }, empresa ? typed : undefined);
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
    const { status } = error;
    // A form that came too soon was not looked at: the same one may be sent later.
    const again = await pageOf(api, { typed, chave: status === 429 ? chave : '' });
    // The form of an account, from nobody who is logged in.
    if (!typed.convidado && again.review.comprador === null)
      return { path: loginPath(paymentPath, LOGIN_ENDED) };
    // Another delivery was ticked, and the order costs something again.
    const isUnpaid = typed.pagamento === FREE && !again.review.formasPagamento.includes(FREE);
    const refusal = isUnpaid ? reviewOrderText.methodMissing : error.serverText || reviewOrderText.failed;
    const open = { ...again.faults, agenda: isDayMissing(again.review, typed) };
    return {
      page: { ...withChanges(again, { typed, versao }, refusal), faults: open },
      status: status === 409 || status === 429 ? status : 422,
    };
  }
}

/** Ordered or, of a buyer whose company has to be asked for what is ticked, sent for approval. */
async function sent(api: Api, body: SendOrder, asking: TypedCheckout | undefined): Promise<OrderOutcome> {
  if (asking && (await pageOf(api, { typed: asking, chave: body.chave })).review.aprovacao?.precisa) {
    const { numero } = await askApproval(api, body);
    return { path: `${approvalPath(numero)}?aviso=pedida` };
  }
  const { numero } = await sendOrder(api, body);
  return { path: `${orderPath(numero)}?aviso=enviado` };
}

/** The delivery is scheduled, and what was chosen is none of its days and turns. */
function isDayMissing({ entregas }: RevisaoPedido<Centavos>, { agenda, servico }: TypedCheckout): boolean {
  const slots = entregas.find((one) => one.servico === servico)?.agenda ?? [];
  return slots.length > 0 && !slots.some((slot) => writeSlot(slot) === agenda);
}

function bodyOf(typed: TypedCheckout): Omit<SendOrder, 'chave' | 'pagamento' | 'versao'> {
  const { agenda, convidado, guest, idEndereco, endereco, servico, observacao, pedidoCompra } = typed;
  const bare = isWithoutAddress(typed);
  const { nome: _nome, ...place } = endereco;
  const agendamento = readSlot(agenda);
  return {
    servico,
    observacao,
    pedidoCompra,
    endereco: idEndereco > 0 ? { idEndereco } : bare ? { cep: place.cep } : place,
    ...(agendamento && { agendamento }),
    ...(convidado && { comprador: guest }),
  };
}

/** The page with what is not as it was read, behind the refusal; with the refusal alone where everything is. */
function withChanges(
  page: OrderPage,
  { typed, versao }: Pick<SentForm, 'typed' | 'versao'>,
  refusal: string,
): OrderPage {
  const { review } = page;
  const { servico, cotacao, entregas, carrinho } = review;
  const { label, prazo = '' } = cotacao.fretes.find(({ id }) => id === servico) ?? {};
  const asTicked = typed.servico === '' || servico === typed.servico;
  if ((isSeen(versao, review.versao) && asTicked) || label === undefined)
    return { ...page, problem: refusal || undefined };
  const now = formatBRL(payable(review, typed.pagamento));
  // Nothing but what was ticked is otherwise.
  const isChoice = servico === typed.servico && entregas.some((one) => isSeen(versao, one.versao));
  if (isChoice) return { ...page, problem: reviewOrderText.otherDelivery(label, now) };
  const changes = changesSince(typed.visto, typed.servico, review);
  const { sentences, left } = tellChanges(changes, carrinho.mensagens, refusal);
  return {
    ...page,
    problem: [refusal, ...sentences, reviewOrderText.totalNow(label, now, prazo)].join(' ').trim(),
    review: { ...review, carrinho: { ...carrinho, mensagens: left } },
  };
}
