/** `/painel/clientes/…`: what the forms of a customer do. */
import type { Api } from '#lib/api/client.ts';
import { decideReseller, noteOnCustomer } from '#lib/api/panel-customers.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { RESELLER_PERCENT } from '#lib/domain/accounts/customer.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelCustomersPath } from '#lib/paths.ts';
import { panelCustomersText } from '#lib/text/panel-customers.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedCustomer = { readonly nota: string; readonly desconto: string };

export async function answerCustomer(
  api: Api,
  id: number,
  posted: FormData,
): Promise<FormOutcome<TypedCustomer>> {
  const typed = { nota: String(posted.get('nota') ?? '').trim(), desconto: line(posted, 'desconto') };
  const { problems } = panelCustomersText;
  const back = (aviso: string): string => `${panelCustomersPath}/${id}?aviso=${aviso}`;
  if (posted.get('acao') === 'nota') {
    if (typed.nota === '') return refuse(typed, { nota: problems.nota });
    return attempt(typed, { 400: 'nota' }, async () => {
      await noteOnCustomer(api, id, typed.nota);
      return back('nota');
    });
  }
  const ends = posted.get('acao') === 'encerrar';
  const desconto = ends ? 0 : Number(typed.desconto || Number.NaN);
  const { min, max } = RESELLER_PERCENT;
  if (!ends && !(Number.isInteger(desconto) && desconto >= min && desconto <= max))
    return refuse(typed, { desconto: problems.desconto });
  return attempt(typed, {}, async () => {
    await decideReseller(api, id, { desconto, visto: Number(line(posted, 'visto')) || 0 });
    return back(ends ? 'encerrada' : 'aprovada');
  });
}
