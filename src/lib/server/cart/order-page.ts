/** `/checkout/pagamento`: what it shows, and what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { deliverBy, deliverTo } from '#lib/api/order.ts';
import { addressFaults, readAddress } from '#lib/domain/accounts/address-form.ts';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { paymentPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { loginFor } from '../account/login-for.ts';
import { fillAddress } from '../forms/place.ts';
import { type OrderOutcome, pageOf, typedIn } from './order-review.ts';
import { sendOrderForm } from './order-send.ts';

/** @throws ApiError when the platform failed. */
export async function openOrderPage(api: Api, query: URLSearchParams): Promise<OrderOutcome> {
  const { notices } = reviewOrderText;
  const aviso = query.get('aviso') ?? '';
  const notice = Object.hasOwn(notices, aviso) ? notices[aviso as keyof typeof notices] : undefined;
  return loginFor(paymentPath, async () => ({ page: await pageOf(api, { notice }) }));
}

/** @throws ApiError when the platform failed. */
export async function answerOrderPage(
  locals: Pick<App.Locals, 'api' | 'sessionApi'>,
  posted: FormData,
): Promise<OrderOutcome> {
  const api = locals.sessionApi();
  const acts: Readonly<Record<string, () => Promise<OrderOutcome>>> = {
    cep: () => fill(locals, posted),
    endereco: () => address(api, posted),
    entrega: () => delivery(api, posted),
    enviar: () => sendOrderForm(api, posted),
  };
  const acao = line(posted, 'acao');
  const act = Object.hasOwn(acts, acao) ? acts[acao] : undefined;
  return loginFor(paymentPath, async () => {
    try {
      return act ? await act() : { page: await pageOf(api, { problem: reviewOrderText.failed }) };
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
      return { page: await pageOf(api, { problem: error.serverText || reviewOrderText.failed }) };
    }
  });
}

async function address(api: Api, posted: FormData): Promise<OrderOutcome> {
  const idEndereco = readId(posted.get('idEndereco'));
  if (idEndereco > 0) {
    await deliverTo(api, { idEndereco });
    return { path: `${paymentPath}?aviso=endereco` };
  }
  const typed = { ...readAddress(posted), nome: '' };
  const faults = addressFaults(typed);
  if (Object.keys(faults).length > 0) return { page: await pageOf(api, { typed, faults }) };
  const { nome: _nome, ...place } = typed;
  await deliverTo(api, { ...place, cep: normalizeCep(typed.cep) ?? '' });
  return { path: `${paymentPath}?aviso=endereco` };
}

/** The button beside the postal code, of a browser that runs no script. */
async function fill(
  { api, sessionApi }: Pick<App.Locals, 'api' | 'sessionApi'>,
  posted: FormData,
): Promise<OrderOutcome> {
  const { endereco, faults, note } = await fillAddress({ api }, { ...readAddress(posted), nome: '' });
  return {
    page: await pageOf(sessionApi(), { typed: endereco, faults, cepNote: note }),
    filled: faults.cep === undefined,
  };
}

async function delivery(api: Api, posted: FormData): Promise<OrderOutcome> {
  await deliverBy(api, line(posted, 'servico'));
  const { observacao, termos } = typedIn(posted);
  if (observacao === '' && !termos) return { path: `${paymentPath}?aviso=entrega` };
  const notice = reviewOrderText.notices.entrega;
  return { page: await pageOf(api, { observacao, termos, notice }), filled: true };
}
