/** `/painel/produtos/em-massa`: one change of many products. */
import type { Api } from '#lib/api/client.ts';
import { bulkEdit } from '#lib/api/panel-products.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { ProductFilter } from '#lib/domain/panel/product-filter.ts';
import { panelSheetsPath } from '#lib/paths.ts';
import { bulkEditText } from '#lib/text/panel-product-list.ts';
import { panelProductsText } from '#lib/text/panel-products.ts';
import { attempt } from '../account/visit.ts';
import { saidOf } from './product-list.ts';

export type TypedBulk = Readonly<Record<string, string>> & { readonly tipo: string };

type Which = { readonly ids: readonly number[] | undefined; readonly filtro: ProductFilter };

const FIELDS = [
  ...['tipo', 'sentido', 'por', 'quanto', 'final', 'comDe', 'inicio', 'fim', 'modo', 'ativo', 'situacao'],
  ...['arquivado', 'nome'],
];

/** Looks at what would change, and goes there. */
export async function answerBulk(
  api: Api,
  { ids, filtro }: Which,
  posted: FormData,
): Promise<FormOutcome<TypedBulk>> {
  const fields = FIELDS.filter((name) => posted.has(name)).map((name) => [name, line(posted, name)]);
  const typed: TypedBulk = { tipo: '', ...Object.fromEntries(fields) };
  return attempt(typed, { 400: 'form' }, async () => {
    const { id } = await bulkEdit(api, {
      nome: nameOf(typed).slice(0, 200),
      ...(ids ? { ids } : { filtro: saidOf(filtro) }),
      mudanca: typed,
    });
    return `${panelSheetsPath}/${id}?aviso=conferida`;
  });
}

/** What it is called among the spreadsheets: `Preço +10%, final ,90`. */
function nameOf(typed: TypedBulk): string {
  const words = bulkEditText.name;
  const { sentido = '', por = '', quanto = '', final = '', modo = '', nome = '', ativo = '' } = typed;
  const amount = por === 'valor' ? `R$ ${quanto}` : `${quanto.replace('%', '')}%`;
  const ended = final === '' ? '' : `, final ,${final}`;
  switch (typed.tipo) {
    case 'preco':
      return `${words.preco} ${sentido === 'sobe' ? '+' : '−'}${amount}${ended}`;
    case 'promocao':
      return `${words.promocao} −${amount}${ended}`;
    case 'categoria':
    case 'selo':
      return `${modeOf(words[typed.tipo], modo)} ${nome}`;
    case 'visibilidade':
      return ativo === 'não' ? words.visibilidade.não : words.visibilidade.sim;
    case 'situacao':
      return `${words.situacao}: ${panelProductsText.states[typed['situacao'] ?? ''] ?? ''}`;
    case 'arquivar':
      return words.arquivar;
    default:
      return words.semPromocao;
  }
}

function modeOf(words: Readonly<Record<string, string>>, modo: string): string {
  return words[modo] ?? '';
}
