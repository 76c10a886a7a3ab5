/** `/painel/frete`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { saveService } from '#lib/api/panel-shipping.ts';
import type { FormOutcome, Problems } from '#lib/contract/my-account-page.ts';
import type { ServicoConteudo } from '#lib/contract/panel-shipping.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { FREIGHT_MOST, readFreightLines, writeFreightLines } from '#lib/domain/shipping/freight-lines.ts';
import { panelPath } from '#lib/paths.ts';
import { panelShippingText } from '#lib/text/panel-shipping.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedService = {
  readonly label: string;
  readonly ordem: string;
  readonly divisor: string;
  readonly taxas: string;
  readonly ativo: boolean;
  readonly gratis: boolean;
  readonly agendada: boolean;
};

export function typedService({ ordem, divisor, taxas, ...content }: ServicoConteudo): TypedService {
  const { label, ativo, gratis, agendada } = content;
  return {
    ...{ label, ativo, gratis, agendada },
    ordem: String(ordem),
    divisor: String(divisor),
    taxas: writeFreightLines(taxas),
  };
}

export async function answerService(
  api: Api,
  id: string,
  posted: FormData,
): Promise<FormOutcome<TypedService>> {
  const typed: TypedService = {
    label: line(posted, 'label'),
    ordem: line(posted, 'ordem'),
    divisor: line(posted, 'divisor'),
    taxas: text(posted, 'taxas'),
    ativo: posted.has('ativo'),
    gratis: posted.has('gratis'),
    agendada: posted.has('agendada'),
  };
  const { rates, faults } = readFreightLines(typed.taxas);
  const problems = problemsOf(typed, faults, rates.length);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  const { label, ativo, gratis, agendada, ordem, divisor } = typed;
  const content = { label, ativo, gratis, agendada, ordem: Number(ordem), divisor: Number(divisor) };
  return attempt(typed, { 409: 'conflict' }, async () => {
    await saveService(api, id, { ...content, taxas: rates, revisao: line(posted, 'revisao') });
    return `${panelPath}/frete/${encodeURIComponent(id)}?aviso=salvo`;
  });
}

function problemsOf(typed: TypedService, lines: readonly number[], count: number): Problems {
  const { faults } = panelShippingText;
  const number = (value: string) => (/^\d{1,6}$/.test(value) ? Number(value) : -1);
  const divisor = number(typed.divisor);
  const ordem = number(typed.ordem);
  return {
    ...((typed.label === '' || typed.label.length > 60) && { label: faults.label }),
    ...((ordem < 0 || ordem > 1000) && { ordem: faults.ordem }),
    ...((divisor < 1000 || divisor > 20_000) && { divisor: faults.divisor }),
    ...(count > FREIGHT_MOST && { taxas: faults.tooMany }),
    ...(lines.length > 0 && { taxas: faults.lines(lines) }),
  };
}
