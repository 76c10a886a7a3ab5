/** `/painel/pedidos/…`: the steps of an order. */
import type { Api } from '#lib/api/client.ts';
import { addParcelState, correctTracking, stepPanelOrder } from '#lib/api/panel-orders.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { STATUS_PEDIDO } from '#lib/contract/panel-orders.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { fromShopTime } from '#lib/domain/kernel/shop-time.ts';
import { TRACKING_LENGTH } from '#lib/domain/orders/order.ts';
import { DETAIL_LENGTH, PARCEL_STATES, PLACE_LENGTH } from '#lib/domain/shipping/parcel.ts';
import { CARRIER_LENGTH } from '#lib/domain/shop/own-carrier.ts';
import { panelOrderText } from '#lib/text/panel-orders.ts';
import { panelParcelText } from '#lib/text/parcel.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedStep = Readonly<
  Record<'rastreio' | 'transportadora' | 'estado' | 'em' | 'local' | 'detalhe', string>
>;
/** With the code that was there for who typed another. */
type TypedCode = TypedStep & { readonly visto: string };

export async function answerOrder(
  api: Api,
  path: string,
  numero: string,
  posted: FormData,
): Promise<FormOutcome<TypedStep>> {
  const typed: TypedStep = {
    rastreio: line(posted, 'rastreio'),
    transportadora: line(posted, 'transportadora'),
    estado: line(posted, 'estado'),
    em: line(posted, 'em'),
    local: line(posted, 'local'),
    detalhe: line(posted, 'detalhe'),
  };
  const long = tooLong(typed);
  if (long) return refuse(typed, long);
  if (posted.get('acao') === 'ocorrencia') return addState(api, path, numero, typed);
  if (posted.get('acao') === 'rastreio')
    return correct(api, path, numero, { ...typed, visto: line(posted, 'visto') });
  const situacao = STATUS_PEDIDO.find((one) => one === posted.get('acao'));
  const vista = STATUS_PEDIDO.find((one) => one === posted.get('vista')) ?? 'recebido';
  if (!situacao || situacao === 'recebido') return refuse(typed, {});
  if (situacao === 'cancelado' && posted.get('confirmo') !== 'sim') {
    return refuse(typed, { confirmo: panelOrderText.cancelMissing });
  }
  return attempt(typed, { 409: 'form' }, async () => {
    const { rastreio, transportadora } = typed;
    await stepPanelOrder(api, readId(numero), { situacao, vista, rastreio, transportadora });
    return `${path}?${new URLSearchParams({ aviso: situacao })}`;
  });
}

const LENGTHS = {
  rastreio: TRACKING_LENGTH,
  transportadora: CARRIER_LENGTH,
  local: PLACE_LENGTH,
  detalhe: DETAIL_LENGTH,
} as const;

function tooLong(typed: TypedStep): Readonly<Record<string, string>> | undefined {
  const name = (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).find(
    (field) => typed[field].length > LENGTHS[field],
  );
  if (name === undefined) return undefined;
  const most = LENGTHS[name];
  return {
    [name]: name === 'rastreio' ? panelOrderText.trackingLong(most) : panelParcelText.tooLong(most),
  };
}

function addState(
  api: Api,
  path: string,
  numero: string,
  typed: TypedStep,
): Promise<FormOutcome<TypedStep>> | FormOutcome<TypedStep> {
  const estado = PARCEL_STATES.find((one) => one === typed.estado);
  const em = fromShopTime(typed.em);
  if (!estado) return refuse(typed, {});
  if (em === undefined) return refuse(typed, { em: panelParcelText.whenBad });
  return attempt(typed, { 400: 'em', 409: 'form' }, async () => {
    const { local, detalhe } = typed;
    await addParcelState(api, readId(numero), { estado, em, local, detalhe });
    return `${path}?${new URLSearchParams({ aviso: 'entrega' })}`;
  });
}

function correct(
  api: Api,
  path: string,
  numero: string,
  { visto, ...typed }: TypedCode,
): Promise<FormOutcome<TypedStep>> | FormOutcome<TypedStep> {
  const { rastreio, transportadora } = typed;
  if (rastreio === '') return refuse(typed, { rastreio: panelOrderText.trackingMissing });
  return attempt(typed, { 409: 'form' }, async () => {
    await correctTracking(api, readId(numero), { rastreio, transportadora, visto });
    return `${path}?${new URLSearchParams({ aviso: 'rastreio' })}`;
  });
}
