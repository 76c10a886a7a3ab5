/** What the forms about the payments of an order do, and those of cases. */
import type { Api } from '#lib/api/client.ts';
import {
  allowPaymentAgain,
  closePaymentCase,
  confirmPayment,
  markOrderPaid,
  refundOrder,
  sayUnpaid,
  setDifferenceAside,
  takeOrderUp,
  undoPayment,
} from '#lib/api/panel-order-payments.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { TypedPayment } from '#lib/contract/panel-order-payments.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { readNumber } from '#lib/domain/kernel/typed-number.ts';
import { PAID_WAYS } from '#lib/domain/payments/methods.ts';
import { panelOrderPaymentText as words } from '#lib/text/panel-order-payments.ts';
import { attempt, refuse } from '../account/visit.ts';

/** Reais that the call takes. */
const MOST = 20_000_000;

type Notice = keyof typeof words.notices;
type Outcome = Promise<FormOutcome<TypedPayment>> | FormOutcome<TypedPayment>;

/** A form about payments: `ato` says what of them. */
export function isPaymentForm(posted: FormData): boolean {
  return posted.has('ato');
}

/** @param path Of the page that shows it. @param numero Of the order, 0 where the form is of a case. */
export function answerPayment(api: Api, path: string, numero: number, posted: FormData): Outcome {
  const typed: TypedPayment = {
    ato: line(posted, 'ato'),
    alvo: readId(posted.get('alvo')),
    valor: line(posted, 'valor').replace(/^R\$\s*/i, ''),
    identificacao: line(posted, 'identificacao'),
    em: line(posted, 'em'),
    motivo: line(posted, 'motivo'),
    nota: line(posted, 'nota'),
    forma: line(posted, 'forma'),
  };
  const revisao = line(posted, 'revisao');
  const doing = (aviso: Notice, act: () => Promise<unknown>) =>
    attempt(typed, { ...placeOf(typed), 404: 'form', 409: 'form' }, async () => {
      await act();
      return `${path}?${new URLSearchParams({ aviso })}`;
    });
  const { ato, alvo, identificacao, em, nota } = typed;
  if (ato === 'confirmar') {
    const valor = typed.valor === '' ? 0 : readNumber(typed.valor);
    if (!isAmount(valor) && typed.valor !== '') return refuse(typed, { valor: words.amountWrong });
    return doing('pagamento', () =>
      confirmPayment(api, numero, alvo, { revisao, valor, identificacao, nota }),
    );
  }
  if (ato === 'desfazer') return doing('desfeito', () => undoPayment(api, numero, alvo, { revisao }));
  if (ato === 'nao-pago') return doing('conferido', () => sayUnpaid(api, numero, alvo, { revisao }));
  if (ato === 'diferenca') return doing('diferenca', () => setDifferenceAside(api, alvo));
  if (ato === 'permitir') return doing('permitido', () => allowPaymentAgain(api, numero, { revisao }));
  if (ato === 'retomar') {
    const devolucao = line(posted, 'devolucao');
    return doing('retomado', () => takeOrderUp(api, numero, { revisao, devolucao }));
  }
  if (ato === 'marcar') {
    const valor = readNumber(typed.valor);
    if (!isAmount(valor)) return refuse(typed, { valor: words.amountWrong });
    const forma = PAID_WAYS.find((method) => method === typed.forma) ?? 'combinar';
    return doing('marcado', () => markOrderPaid(api, numero, { revisao, forma, valor, nota }));
  }
  if (ato === 'devolver') return giveBack(api, numero, typed, { revisao, doing });
  if (ato.startsWith('caso-')) {
    const desfecho = (['devolvida', 'aceita', 'vista'] as const).find((end) => ato === `caso-${end}`);
    if (!desfecho) return refuse(typed, {});
    const problems = desfecho === 'devolvida' ? returnFaults(typed) : {};
    if (Object.keys(problems).length > 0) return refuse(typed, problems);
    return doing('caso', () => closePaymentCase(api, alvo, { desfecho, identificacao, em, nota }));
  }
  return refuse(typed, {});
}

/** Some forms have to say why an amount is another one; of a return that was made it is the day that may be wrong. */
function placeOf({ ato, em }: TypedPayment): Readonly<Record<number, string>> {
  if (ato === 'confirmar' || ato === 'marcar') return { 400: 'nota' };
  return em !== '' && (ato === 'devolver' || ato === 'caso-devolvida') ? { 400: 'em' } : {};
}

type Doing = {
  readonly revisao: string;
  readonly doing: (aviso: Notice, act: () => Promise<unknown>) => Promise<FormOutcome<TypedPayment>>;
};

function giveBack(api: Api, numero: number, typed: TypedPayment, { revisao, doing }: Doing): Outcome {
  const { motivo, identificacao, em } = typed;
  const valor = readNumber(typed.valor);
  const problems = {
    ...(!isAmount(valor) && { valor: words.amountWrong }),
    ...(motivo === '' && { motivo: words.reasonMissing }),
    ...((identificacao !== '' || em !== '') && returnFaults(typed)),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  const asked = { revisao, valor, motivo, identificacao, em };
  return doing('devolvido', () => refundOrder(api, numero, asked));
}

function returnFaults({ identificacao, em }: Pick<TypedPayment, 'identificacao' | 'em'>) {
  return {
    ...(identificacao === '' && { identificacao: words.returnIdMissing }),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(em) && { em: words.returnDayMissing }),
  };
}

/** Reais with at most two decimals, more than nothing and no more than the call takes. */
function isAmount(reais: number): boolean {
  return reais > 0 && reais <= MOST && toReais(toCentavos(reais)) === reais;
}
