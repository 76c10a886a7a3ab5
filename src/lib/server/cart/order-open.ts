/** `/checkout/acompanhar/…`: a code by mail, and with it all of the order. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { mailOrderCode, openOrderByCode } from '#lib/api/order.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { followPath, orderPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';

type Outcome = { readonly path: string } | { readonly problem: string; readonly status: 422 | 429 };

/** A form about the code, and not about buying the same again. */
export function isCodeForm(posted: FormData): boolean {
  return ['codigo', 'abrir'].includes(line(posted, 'acao'));
}

/** @throws ApiError for what is no fault of who typed. */
export async function answerOpenOrder(api: Api, token: string, posted: FormData): Promise<Outcome> {
  try {
    if (line(posted, 'acao') === 'abrir') {
      const codigo = line(posted, 'codigo').slice(0, 20) || '0';
      const { numero } = await openOrderByCode(api, token, codigo);
      return { path: `${orderPath(numero)}#devolucoes` };
    }
    await mailOrderCode(api, token);
    return { path: `${followPath}/${token}?aviso=codigo#codigo` };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 429].includes(error.status)) throw error;
    const status = error.status === 429 ? 429 : 422;
    return { problem: error.serverText || reviewOrderText.failed, status };
  }
}
