/** The payment of an order as its page shows it, and choosing another way to pay. */
import type { Api } from '#lib/api/client.ts';
import { choosePayment, getPayment } from '#lib/api/payment.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { orderPath } from '#lib/paths.ts';

/** @throws ApiError when the platform failed. */
export function paymentOf(api: Api, numero: number): Promise<PagamentoPedido<Centavos>> {
  return getPayment(api, numero);
}

/** @returns Where it leads; undefined where nothing was chosen. @throws ApiError, 400 and 409 with words for the visitor. */
export async function changePayment(
  api: Api,
  numero: number,
  posted: FormData,
): Promise<{ readonly path: string } | undefined> {
  const pagamento = METHODS.find((method) => method === line(posted, 'pagamento'));
  if (!pagamento) return undefined;
  const { cobranca } = await choosePayment(api, numero, { pagamento });
  const aviso = cobranca?.situacao === 'conferencia' ? 'trocando' : 'forma';
  return { path: `${orderPath(numero)}?aviso=${aviso}#pagamento` };
}
