/** `/painel/pagamentos/mercado-pago`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { saveMercadoPago, saveMercadoPagoSecrets, testMercadoPago } from '#lib/api/panel-mercado-pago.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { MERCADO_PAGO_FIELDS, mercadoPagoFaults } from '#lib/domain/payments/mercado-pago-fields.ts';
import { panelMercadoPagoPath } from '#lib/paths.ts';
import type { panelMercadoPagoText } from '#lib/text/panel-mercado-pago.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, valuesOf } from './record-form.ts';

/** What was typed of the account; undefined where another form was sent. */
type TypedAccount = Typed<typeof MERCADO_PAGO_FIELDS> | undefined;

const done = (aviso: keyof typeof panelMercadoPagoText.notices) => `${panelMercadoPagoPath}?aviso=${aviso}`;

/** A save by somebody else in the meantime is reported under `conflict`. */
export async function answerMercadoPago(api: Api, posted: FormData): Promise<FormOutcome<TypedAccount>> {
  const acao = line(posted, 'acao');
  if (acao === 'segredos') {
    const secrets = { accessToken: line(posted, 'accessToken'), assinatura: line(posted, 'assinatura') };
    return attempt<TypedAccount>(undefined, { 400: 'form', 404: 'form' }, async () => {
      await saveMercadoPagoSecrets(api, secrets);
      return done('segredos');
    });
  }
  if (acao === 'testar') {
    return attempt<TypedAccount>(undefined, { 409: 'form' }, async () => {
      await testMercadoPago(api);
      return done('testado');
    });
  }
  const typed = typedIn(MERCADO_PAGO_FIELDS, posted);
  const values = valuesOf(MERCADO_PAGO_FIELDS, typed);
  const faults = faultsOf(MERCADO_PAGO_FIELDS, values, mercadoPagoFaults(values));
  const problems = problemsOf(MERCADO_PAGO_FIELDS, faults);
  if (Object.keys(problems).length > 0) return refuse<TypedAccount>(typed, problems);
  return attempt<TypedAccount>(typed, { 400: 'form', 409: 'conflict' }, async () => {
    await saveMercadoPago(api, { ...values, revisao: line(posted, 'revisao') });
    return done('salvo');
  });
}
