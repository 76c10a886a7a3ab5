/** `/checkout/pagamento`: what it shows, and what its form does. */
import { ApiError } from '#lib/api/error.ts';
import type { TypedAddress } from '#lib/domain/accounts/address-form.ts';
import { normalizeCep, typedCep } from '#lib/domain/kernel/cep.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { formatBRL } from '#lib/domain/kernel/money.ts';
import {
  checkoutFaults,
  FAULTLESS,
  isComplete,
  readCheckout,
  type TypedCheckout,
} from '#lib/domain/orders/checkout-form.ts';
import { paymentPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { LOGIN_ENDED, loginFor } from '../account/login-for.ts';
import { fillAddress } from '../forms/place.ts';
import { refill } from './order-refill.ts';
import { type OrderOutcome, openPage, pageOf } from './order-review.ts';
import { REFUSALS, type SentForm, sendOrderForm } from './order-send.ts';
import { payable } from './payable.ts';
import { sentWith } from './sent-forms.ts';

type Locals = Pick<App.Locals, 'api' | 'sessionApi'>;

/** @param keys Of the forms that this browser had last. @throws ApiError when the platform failed. */
export function openOrderPage(locals: Locals, keys: readonly string[] = []): Promise<OrderOutcome> {
  return loginFor(paymentPath, async () => {
    return unlessSent(locals, { page: await openPage(locals) }, keys);
  });
}

/** @throws ApiError when the platform failed. */
export function answerOrderPage(
  locals: Locals & Pick<App.Locals, 'visitor'>,
  posted: FormData,
  keys: readonly string[] = [],
): Promise<OrderOutcome> {
  const api = locals.sessionApi();
  const chave = line(posted, 'chave');
  const typed = readCheckout(posted);
  const acts: Readonly<Record<string, () => Promise<OrderOutcome>>> = {
    cep: () => fill(locals, typed, chave),
    atualizar: async () => ({
      page: await pageOf(api, { ...(await placed(locals, typed)), chave }),
      filled: true,
    }),
    enviar: () => {
      const empresa = posted.has('empresa');
      const sent = { typed, chave, versao: seenVersion(posted, typed), empresa };
      return isElsewhere(typed, posted) ? showPlace(locals, sent) : sendOrderForm(api, sent);
    },
  };
  const acao = line(posted, 'acao');
  const act = Object.hasOwn(acts, acao) ? acts[acao] : undefined;
  return loginFor(
    paymentPath,
    async () => {
      try {
        const problem = await refill(locals, posted);
        // What it costs in the new cart was not read yet.
        if (problem !== undefined && acao === 'enviar')
          return { page: await pageOf(api, { typed, chave, problem }), status: 409 };
        if (act) return noted(await unlessSent(locals, await act(), keys), problem);
        return { page: await pageOf(api, { typed, problem: reviewOrderText.failed }) };
      } catch (error) {
        if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
        const problem = error.serverText || reviewOrderText.failed;
        if (error.status !== 429) return { page: { ...(await openPage(locals)), problem } };
        return { page: { ...(await openPage(locals, chave || undefined)), typed, problem }, status: 429 };
      }
    },
    LOGIN_ENDED,
  );
}

/** Where a guest has nothing left to order, as in the second of two tabs, it says which order the first has sent. */
async function unlessSent(
  { sessionApi }: Pick<Locals, 'sessionApi'>,
  outcome: OrderOutcome,
  keys: readonly string[],
): Promise<OrderOutcome> {
  if (!('page' in outcome)) return outcome;
  const { carrinho, comprador } = outcome.page.review;
  if (comprador !== null || carrinho.itens.length > 0) return outcome;
  const enviado = await sentWith(sessionApi(), keys);
  if (enviado === undefined) return outcome;
  return { ...outcome, page: { ...outcome.page, enviado, faults: FAULTLESS, problem: undefined } };
}

function noted(outcome: OrderOutcome, problem: string | undefined): OrderOutcome {
  if (problem === undefined || !('page' in outcome)) return outcome;
  return { ...outcome, page: { ...outcome.page, problem } };
}

/** The total that stood on the page is of another postal code than the order would go to. */
function isElsewhere({ idEndereco, endereco }: TypedCheckout, posted: FormData): boolean {
  const cep = normalizeCep(endereco.cep);
  const counted = normalizeCep(line(posted, 'cepCotado'));
  return idEndereco === 0 && posted.has('cepCotado') && cep !== undefined && cep !== counted;
}

/** What is still blank of an address that its postal code knows; what was looked up for another postal code leaves. */
async function placed(
  locals: Locals,
  typed: TypedCheckout,
): Promise<{ readonly typed: TypedCheckout; readonly cepNote?: string | undefined }> {
  const cep = normalizeCep(typed.endereco.cep);
  const before = normalizeCep(typed.cepBuscado);
  if (typed.idEndereco > 0 || cep === undefined || cep === before) return { typed };
  const { endereco: found, note } = await fillAddress(locals, typed.endereco, typed.cepBuscado);
  const kept = before === undefined ? filledIn(typed.endereco) : {};
  return { typed: { ...typed, endereco: { ...found, ...kept }, cepBuscado: cep }, cepNote: note };
}

function filledIn(address: TypedAddress): Partial<TypedAddress> {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''));
}

/** Sent before the page knew its postal code: what the order costs there is shown first. */
async function showPlace(
  locals: Locals,
  { typed: sent, chave, versao, empresa = false }: SentForm,
): Promise<OrderOutcome> {
  const { typed, cepNote } = await placed(locals, sent);
  const page = await pageOf(locals.sessionApi(), { typed, chave, faults: checkoutFaults(typed), cepNote });
  const { cotacao, servico } = page.review;
  const { label, prazo = '' } = cotacao.fretes.find(({ id }) => id === servico) ?? {};
  if (label === undefined) return sendOrderForm(locals.sessionApi(), { typed, chave, versao, empresa });
  const total = formatBRL(payable(page.review, typed.pagamento));
  const problem = reviewOrderText.otherPlace(typedCep(typed.endereco.cep), label, prazo, total);
  return { page: { ...page, problem }, status: isComplete(page.faults) ? 409 : 422 };
}

/** Of what the page said the order costs with the delivery that is ticked. */
function seenVersion(posted: FormData, { servico }: TypedCheckout): string {
  return line(posted, `versao.${servico}`) || line(posted, 'versao');
}

/** A postal code fills the rest of its address, and says what the order costs there. */
async function fill(locals: Locals, typed: TypedCheckout, chave: string): Promise<OrderOutcome> {
  const { endereco, faults, note } = await fillAddress(locals, typed.endereco, typed.cepBuscado);
  const cepBuscado = faults.cep ? typed.cepBuscado : endereco.cep;
  const filled = { ...typed, idEndereco: 0, endereco, cepBuscado };
  const page = await pageOf(locals.sessionApi(), {
    typed: filled,
    chave,
    faults: { ...FAULTLESS, endereco: faults },
    cepNote: note,
  });
  return { page, filled: faults.cep === undefined };
}
