/** `/painel/pedidos/…`: the steps of an order. */
import type { Api } from '#lib/api/client.ts';
import { correctTracking, stepPanelOrder } from '#lib/api/panel-orders.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { STATUS_PEDIDO } from '#lib/contract/panel-orders.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { TRACKING_LENGTH } from '#lib/domain/orders/order.ts';
import { panelOrderText } from '#lib/text/panel-orders.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedStep = { readonly rastreio: string };

export async function answerOrder(
  api: Api,
  path: string,
  numero: string,
  posted: FormData,
): Promise<FormOutcome<TypedStep>> {
  const typed = { rastreio: line(posted, 'rastreio') };
  if (typed.rastreio.length > TRACKING_LENGTH) {
    return refuse(typed, { rastreio: panelOrderText.trackingLong(TRACKING_LENGTH) });
  }
  if (posted.get('acao') === 'rastreio')
    return correct(api, path, numero, { ...typed, visto: line(posted, 'visto') });
  const situacao = STATUS_PEDIDO.find((one) => one === posted.get('acao'));
  const vista = STATUS_PEDIDO.find((one) => one === posted.get('vista')) ?? 'recebido';
  if (!situacao || situacao === 'recebido') return refuse(typed, {});
  if (situacao === 'cancelado' && posted.get('confirmo') !== 'sim') {
    return refuse(typed, { confirmo: panelOrderText.cancelMissing });
  }
  return attempt(typed, { 409: 'form' }, async () => {
    await stepPanelOrder(api, readId(numero), { situacao, vista, ...typed });
    return `${path}?${new URLSearchParams({ aviso: situacao })}`;
  });
}

function correct(
  api: Api,
  path: string,
  numero: string,
  { rastreio, visto }: TypedStep & { readonly visto: string },
): Promise<FormOutcome<TypedStep>> | FormOutcome<TypedStep> {
  const typed = { rastreio };
  if (rastreio === '') return refuse(typed, { rastreio: panelOrderText.trackingMissing });
  return attempt(typed, { 409: 'form' }, async () => {
    await correctTracking(api, readId(numero), { rastreio, visto });
    return `${path}?${new URLSearchParams({ aviso: 'rastreio' })}`;
  });
}
