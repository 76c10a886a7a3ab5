/** `/checkout/pedido/…/cartao` and `…/confirmacao`: a card that is typed on the shop's page, and what its bank asks. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { getCard, getPayment, payByCard } from '#lib/api/payment.ts';
import type { CartaoPedido, PagamentoPedido } from '#lib/contract/payment.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { Refusal } from '#lib/domain/payments/refusals.ts';
import { challengePathAt, orderCardPath, orderPath } from '#lib/paths.ts';
import { orderCardText } from '#lib/text/order-card.ts';
import { loginFor } from '../account/login-for.ts';
import { unlessMissing } from '../page/unless-missing.ts';

type CardPage = {
  readonly card: CartaoPedido<Centavos>;
  /** Why the card before was refused, '' for none. */
  readonly refused: Refusal | '';
};
type CardOutcome =
  | { readonly path: string }
  | {
      /** Undefined when nobody here has such an order. */
      readonly page: CardPage | undefined;
      readonly problem?: string;
      readonly status?: number;
    };

/** Where no card may be typed, its visitor gets to the order, which says how it stands. */
export function openCard(api: Api, numero: number): Promise<CardOutcome> {
  return loginFor(orderCardPath(numero), async () => {
    const payment = await unlessMissing(getPayment(api, numero));
    if (!payment) return { page: undefined };
    const card = payment.cartaoNaLoja ? await unlessMissing(getCard(api, numero)) : undefined;
    if (!card) return { path: waiting(payment) };
    const { cobranca } = payment;
    return { page: { card, refused: cobranca?.forma === 'cartao' ? cobranca.recusa : '' } };
  });
}

/** Reloading what it leads to sends nothing again. */
export function answerCard(api: Api, numero: number, posted: FormData): Promise<CardOutcome> {
  return loginFor(orderCardPath(numero), async () => {
    const [token, bandeira] = [line(posted, 'token'), line(posted, 'bandeira')];
    const parcelas = readId(line(posted, 'parcelas'));
    try {
      const payment = await payByCard(api, numero, { token, bandeira, parcelas });
      const refused = payment.cobranca?.situacao === 'recusada' && payment.cartaoNaLoja;
      return { path: refused ? orderCardPath(numero) : waiting(payment) };
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409, 429].includes(error.status)) throw error;
      const problem = error.serverText || orderCardText.unavailable;
      return { ...(await openCard(api, numero)), problem, status: error.status };
    }
  });
}

type ChallengeOutcome =
  | { readonly path: string }
  | { readonly payment: PagamentoPedido<Centavos> | undefined };

/** Once its bank has answered, its visitor gets to the order. */
export function openChallenge(api: Api, numero: number): Promise<ChallengeOutcome> {
  return loginFor(challengePathAt(orderPath(numero)), async () => {
    const payment = await unlessMissing(getPayment(api, numero));
    return payment && !payment.cobranca?.desafio ? { path: waiting(payment) } : { payment };
  });
}

function waiting({ numero, cobranca }: PagamentoPedido<Centavos>): string {
  return cobranca?.desafio ? challengePathAt(orderPath(numero)) : `${orderPath(numero)}#pagamento`;
}
