/** `/painel/frete`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { saveService } from '#lib/api/panel-shipping.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { ServicoConteudo } from '#lib/contract/panel-shipping.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { SERVICE_FIELDS, serviceFaults } from '#lib/domain/panel/records/services.ts';
import { FREIGHT_MOST, readFreightLines, writeFreightLines } from '#lib/domain/shipping/freight-lines.ts';
import { panelPath } from '#lib/paths.ts';
import { panelShippingText } from '#lib/text/panel-shipping.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, typedOf, valuesOf } from './record-form.ts';

/** `taxas` are the lines of its table. */
export type TypedService = Typed<typeof SERVICE_FIELDS> & { readonly taxas: string };

export function typedService({ taxas, ...service }: ServicoConteudo): TypedService {
  return { ...typedOf(SERVICE_FIELDS, service), taxas: writeFreightLines(taxas) };
}

export async function answerService(
  api: Api,
  id: string,
  posted: FormData,
): Promise<FormOutcome<TypedService>> {
  const typed = { ...typedIn(SERVICE_FIELDS, posted), taxas: text(posted, 'taxas') };
  const service = valuesOf(SERVICE_FIELDS, typed);
  const { rates, faults } = readFreightLines(typed.taxas);
  const problems = {
    ...problemsOf(SERVICE_FIELDS, serviceFaults(service)),
    ...(rates.length > FREIGHT_MOST && { taxas: panelShippingText.tooMany }),
    ...(faults.length > 0 && { taxas: panelShippingText.lines(faults) }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 409: 'conflict' }, async () => {
    await saveService(api, id, { ...service, taxas: rates, revisao: line(posted, 'revisao') });
    return `${panelPath}/frete/${encodeURIComponent(id)}?aviso=salvo`;
  });
}
