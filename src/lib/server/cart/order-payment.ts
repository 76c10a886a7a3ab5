/** Choosing another way to pay an order, from its page. */
import type { Api } from '#lib/api/client.ts';
import { choosePayment } from '#lib/api/payment.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { orderPath } from '#lib/paths.ts';

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
