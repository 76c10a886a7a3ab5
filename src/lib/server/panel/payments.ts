/** `/painel/pagamentos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { savePaymentSettings, useAsOwnShop } from '#lib/api/panel-payments.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { PAYMENT_FIELDS, paymentFaults } from '#lib/domain/payments/payment-fields.ts';
import { panelPaymentsPath } from '#lib/paths.ts';
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
