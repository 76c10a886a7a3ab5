/** `/painel/produtos/:id`: what is done with a product as a whole. */
import type { Api } from '#lib/api/client.ts';
import { copyProduct, deleteProduct, saveProduct } from '#lib/api/panel-products.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelProductsPath } from '#lib/paths.ts';
import { productActsText } from '#lib/text/panel-product-acts.ts';
import { goodsFaults } from '#lib/text/panel-sheets.ts';
import { attempt, refuse } from '../account/visit.ts';

const ACTS = ['duplicar', 'arquivar', 'restaurar', 'apagar'] as const;

export type TypedAct = { readonly sku: string };

/** Undefined for a form that saves the product. */
export async function answerAct(
  api: Api,
  id: number,
  posted: FormData,
): Promise<FormOutcome<TypedAct> | undefined> {
  const acao = ACTS.find((one) => one === line(posted, 'acao'));
  if (!acao) return undefined;
  const typed: TypedAct = { sku: line(posted, 'novoSku') };
  if (acao === 'apagar' && !posted.has('certeza')) {
    return refuse(typed, { form: productActsText.remove.unsure });
  }
  if (acao === 'duplicar') return copied(api, id, typed);
  return attempt(typed, { 409: 'form' }, async () => {
    if (acao === 'apagar') {
      await deleteProduct(api, id);
      return `${panelProductsPath}?aviso=apagado`;
    }
    const arquivado = line(posted, 'destino') === 'encerrado' ? 'encerrado' : 'categoria';
    const campos = acao === 'arquivar' ? { arquivado } : { ativo: 'sim' };
    await saveProduct(api, id, { revisao: line(posted, 'revisao'), campos });
    return `${panelProductsPath}/${id}?aviso=${acao === 'arquivar' ? 'arquivado' : 'restaurado'}`;
  });
}

async function copied(api: Api, id: number, typed: TypedAct): Promise<FormOutcome<TypedAct>> {
  const problems: Record<string, string> = {};
  const outcome = await attempt(typed, { 400: 'novoSku' }, async () => {
    const saved = await copyProduct(api, id, typed.sku);
    for (const { motivo } of saved.faltas) problems['novoSku'] ??= goodsFaults[motivo];
    return `${panelProductsPath}/${saved.id}?aviso=duplicado`;
  });
  return Object.keys(problems).length > 0 ? refuse(typed, problems) : outcome;
}
