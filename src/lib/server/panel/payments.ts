/** `/painel/pagamentos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import {
  approveInvoices,
  disapproveInvoices,
  removeInvoiceGroup,
  saveInvoiceGroup,
  savePaymentSettings,
  useAsOwnShop,
} from '#lib/api/panel-payments.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { readNumber } from '#lib/domain/kernel/typed-number.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { PAYMENT_FIELDS, paymentFaults } from '#lib/domain/payments/payment-fields.ts';
import { panelPaymentsPath } from '#lib/paths.ts';
import { panelInvoiceText } from '#lib/text/panel-statements.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, valuesOf } from './record-form.ts';

/** A save by somebody else in the meantime is reported under `conflict`. */
export async function answerPayments(
  api: Api,
  posted: FormData,
): Promise<FormOutcome<Typed<typeof PAYMENT_FIELDS>>> {
  if (line(posted, 'acao') === 'minha-loja') {
    return attempt({} as Typed<typeof PAYMENT_FIELDS>, {}, async () => {
      await useAsOwnShop(api);
      return `${panelPaymentsPath}?aviso=minha-loja`;
    });
  }
  const typed = typedIn(PAYMENT_FIELDS, posted);
  const values = valuesOf(PAYMENT_FIELDS, typed);
  const problems = problemsOf(PAYMENT_FIELDS, faultsOf(PAYMENT_FIELDS, values, paymentFaults(values)));
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 409: 'conflict' }, async () => {
    await savePaymentSettings(api, { ...values, revisao: line(posted, 'revisao') });
    return `${panelPaymentsPath}?aviso=salvo`;
  });
}

export type TypedInvoice = {
  readonly nome: string;
  readonly dias: string;
  readonly conta: string;
  /** Of the form that came back: the group that was changed, 0 for a new one. */
  readonly grupo: number;
};

export async function answerInvoice(api: Api, posted: FormData): Promise<FormOutcome<TypedInvoice>> {
  const grupo = readId(posted.get('grupo'));
  const typed = {
    nome: line(posted, 'nome'),
    dias: line(posted, 'dias'),
    conta: line(posted, 'conta'),
    grupo,
  };
  const done = (aviso: keyof typeof panelInvoiceText.notices) =>
    `${panelPaymentsPath}/faturado?${new URLSearchParams({ aviso })}`;
  const acao = line(posted, 'acao');
  if (acao === 'tirar') {
    return attempt(typed, {}, async () => {
      await disapproveInvoices(api, readId(posted.get('empresa')));
      return done('tirada');
    });
  }
  if (acao === 'aprovar') {
    if (typed.conta === '') return refuse(typed, { conta: panelInvoiceText.companyMissing });
    return attempt(typed, { 400: 'conta' }, async () => {
      await approveInvoices(api, { conta: typed.conta, grupo });
      return done('aprovada');
    });
  }
  if (acao === 'remover-grupo') {
    return attempt(typed, {}, async () => {
      await removeInvoiceGroup(api, grupo);
      return done('grupo');
    });
  }
  if (acao !== 'grupo') return refuse(typed, {});
  const dias = readNumber(typed.dias);
  const problems = {
    ...(typed.nome === '' && { nome: panelInvoiceText.nameMissing }),
    ...(!(Number.isInteger(dias) && dias >= 1 && dias <= 120) && { dias: panelInvoiceText.daysWrong }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 400: 'nome' }, async () => {
    const group = { nome: typed.nome, dias, revisao: line(posted, 'revisao') };
    await saveInvoiceGroup(api, group, grupo === 0 ? undefined : grupo);
    return done('grupo');
  });
}
