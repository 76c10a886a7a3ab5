/** `/painel/clientes/…`: what the forms of a customer do. */
import type { Api } from '#lib/api/client.ts';
import { decideReseller, putIntoGroup } from '#lib/api/panel-customers.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { RESELLER_PERCENT } from '#lib/domain/accounts/customer.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { panelCustomersPath } from '#lib/paths.ts';
import { panelCustomersText } from '#lib/text/panel-customers.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedCustomer = { readonly desconto: string; readonly grupo: number };

export async function answerCustomer(
  api: Api,
  id: number,
  posted: FormData,
): Promise<FormOutcome<TypedCustomer>> {
  const grupo = readId(posted.get('grupo'));
  const typed = { desconto: line(posted, 'desconto'), grupo };
  const { problems } = panelCustomersText;
  const back = (aviso: string): string => `${panelCustomersPath}/${id}?aviso=${aviso}`;
  if (posted.get('acao') === 'grupo') {
    return attempt(typed, { 403: 'grupo', 404: 'grupo' }, async () => {
      await putIntoGroup(api, id, { grupo, visto: readId(posted.get('visto')) });
      return back('grupo');
    });
  }
  const ends = posted.get('acao') === 'encerrar';
  const into = !ends && grupo > 0;
  // The group has a price: none of its own is needed beside it.
  const desconto = ends || (into && typed.desconto === '') ? 0 : Number(typed.desconto || Number.NaN);
  const { min, max } = RESELLER_PERCENT;
  if (
    !ends &&
    !(into && desconto === 0) &&
    !(Number.isInteger(desconto) && desconto >= min && desconto <= max)
  )
    return refuse(typed, { desconto: problems.desconto });
  return attempt(typed, { 403: 'grupo-revenda', 404: 'grupo-revenda' }, async () => {
    const visto = Number(line(posted, 'visto')) || 0;
    await decideReseller(api, id, { desconto, visto, ...(into && { grupo }) });
    return back(ends ? 'encerrada' : 'aprovada');
  });
}
