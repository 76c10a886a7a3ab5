/** `/checkout/pedido/…`: an order for who sent it, and what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { cancelOrder, endOrderLink, getOrder, openOrderAccount } from '#lib/api/order.ts';
import { getPayment } from '#lib/api/payment.ts';
import type { Pedido } from '#lib/contract/order.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { orderPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { loginFor } from '../account/login-for.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import { takeAgain } from './order-again.ts';
import { changePayment } from './order-payment.ts';
import { takeReturnBack, withdraw } from './order-returns.ts';

export type OrderOutcome =
  | { readonly path: string }
  /** Undefined when nobody here has such an order. */
  | { readonly seen: SeenOrder | undefined; readonly problem?: string; readonly status?: 409 | 422 | 429 };

/** As its page shows it: both of one moment. */
export type SeenOrder = {
  readonly order: Pedido<Centavos>;
  readonly payment: PagamentoPedido<Centavos>;
};

/** Undefined of an order that is not this visitor's. */
export async function ownOrder(api: Api, numero: number): Promise<Pedido<Centavos> | undefined> {
  try {
    return await getOrder(api, String(numero));
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** @param path Where the visitor is, to come back after a log-in. */
export function openOrder(api: Api, path: string, numero: string): Promise<OrderOutcome> {
  return loginFor(path, async () => ({ seen: await seenOrder(api, numero) }));
}

/** Asked for its payment, the shop asks the bank, whose answer may move the order: so the order is read after it. */
async function seenOrder(api: Api, numero: string): Promise<SeenOrder | undefined> {
  const payment = await unlessMissing(getPayment(api, Number(numero)));
  const order = payment && (await unlessMissing(getOrder(api, numero)));
  return payment && order && { order, payment };
}

/** Takes the order back, puts it into the cart once more, chooses another way to pay, makes void the links that were mailed, or asks for an account of it; anything else changes nothing. */
export function answerOrder(api: Api, numero: string, posted: FormData): Promise<OrderOutcome> {
  return loginFor(orderPath(Number(numero)), async () => {
    const acao = line(posted, 'acao');
    const act = Object.hasOwn(ACTS, acao) ? ACTS[acao] : undefined;
    const again = async (status: 409 | 422 | 429, problem: string) => {
      return { seen: await seenOrder(api, numero), problem, status };
    };
    try {
      const path = await act?.(api, numero, posted);
      return path === undefined ? await again(422, reviewOrderText.failed) : { path };
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409, 429].includes(error.status)) throw error;
      return again(error.status === 429 ? 429 : 409, error.serverText || reviewOrderText.failed);
    }
  });
}

/** Each leads on, or to nothing where its form says too little. */
const ACTS: Readonly<
  Record<string, (api: Api, numero: string, posted: FormData) => Promise<string | undefined>>
> = {
  forma: async (api, numero, posted) => (await changePayment(api, Number(numero), posted))?.path,
  link: async (api, numero) => noticed(numero, await endLink(api, numero)),
  conta: async (api, numero) => noticed(numero, await openAccount(api, numero)),
  repetir: takeAgain,
  desistir: (api, numero, posted) => withdraw(api, Number(numero), posted),
  'cancelar-devolucao': (api, numero, posted) => takeReturnBack(api, Number(numero), posted),
  cancelar: async (api, numero) => noticed(numero, await cancel(api, numero)),
};

function noticed(numero: string, aviso: string): string {
  return `${orderPath(Number(numero))}?aviso=${aviso}`;
}

async function endLink(api: Api, numero: string): Promise<string> {
  await endOrderLink(api, numero);
  return 'link';
}

async function openAccount(api: Api, numero: string): Promise<string> {
  await openOrderAccount(api, numero);
  return 'conta';
}

/** What may still be paid ends first: then the order is cancelled a moment later, and its page says so. */
async function cancel(api: Api, numero: string): Promise<string> {
  const { status } = await cancelOrder(api, numero);
  return status === 'cancelado' ? 'cancelado' : 'cancelando';
}
