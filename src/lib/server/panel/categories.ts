/** `/painel/categorias`: the tree as the panel shows it, and what its forms do. A move is a change of one category's place. */
import { createHash } from 'node:crypto';
import type { Api } from '#lib/api/client.ts';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { CategoriaPainel, RegistroPainel } from '#lib/contract/panel-records.ts';
import { CATEGORY_MOVES, droppedAt, movedTo, treeOrder } from '#lib/domain/catalogue/category-tree.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { CATEGORIES, type CategoryFields } from '#lib/domain/panel/records/categories.ts';
import { panelPath } from '#lib/paths.ts';
import { panelCategoriesText as text } from '#lib/text/panel-categories.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, valuesOf } from './record-form.ts';

const here = `${panelPath}/${CATEGORIES.path}`;

/** In the order of reading, with the changes of the section. */
export async function loadCategories(api: Api) {
  const { registros, alteracoes } = await getRecords(api, CATEGORIES);
  const categorias = treeOrder(registros.map(categoryOf));
  return { categorias, alteracoes, revisao: treeRevision(categorias) };
}

function categoryOf(record: RegistroPainel): CategoriaPainel {
  const category = record as unknown as CategoryFields & Pick<CategoriaPainel, 'id' | 'revisao'>;
  return { ...category, caminho: `${category.pai}/${category.endereco}` };
}

/** Of the whole tree: a button means what it says only in the tree that it was shown in. */
function treeRevision(categories: readonly CategoriaPainel[]): string {
  const places = categories.map(({ id, pai, ordem }) => `${id} ${pai} ${ordem}`);
  return createHash('sha256').update(places.join('\n')).digest('hex').slice(0, 32);
}

/** A button of the tree, or a drop. */
export async function answerTree(
  api: Api,
  { categorias, revisao }: Awaited<ReturnType<typeof loadCategories>>,
  posted: FormData,
): Promise<FormOutcome<undefined>> {
  if (line(posted, 'revisao') !== revisao)
    return { status: 422, typed: undefined, problems: { form: text.stale } };
  const named = (field: string) => {
    const id = line(posted, field).split('.').at(-1);
    return categorias.find((one) => String(one.id) === id);
  };
  const [one, beside] = [named('caminho'), named('alvo')];
  const acao = line(posted, 'acao');
  const move = CATEGORY_MOVES.find((known) => known === acao);
  const to =
    one && beside
      ? droppedAt(categorias, one, beside, line(posted, 'lado') === 'antes' ? 'antes' : 'depois')
      : one && move && movedTo(categorias, one, move);
  if (!one || !to) return { status: 422, typed: undefined, problems: { form: text.notThere } };
  return attempt(undefined, { 409: 'form' }, async () => {
    const { id, revisao: seen, caminho: _, ...values } = one;
    await saveRecord(api, CATEGORIES, { ...values, ...to }, { id, revisao: seen });
    return `${here}?${new URLSearchParams({ aviso: 'movida', foco: `${id}:${acao}` })}`;
  });
}

/** @param before As it is saved; undefined for a new one. */
export async function answerCategory(
  api: Api,
  before: CategoriaPainel | undefined,
  posted: FormData,
): Promise<FormOutcome<Typed>> {
  const { fields, also } = CATEGORIES;
  const typed = typedIn(fields, posted);
  if (before && posted.get('acao') === 'remover') {
    return attempt(typed, {}, async () => {
      await removeRecord(api, CATEGORIES, before.id);
      return `${here}?aviso=removido`;
    });
  }
  const values = valuesOf(fields, typed);
  const problems = problemsOf(fields, faultsOf(fields, values, also(values)));
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  // A place among other neighbours says nothing: it goes to their end unless another one was typed.
  const elsewhere = before && values.pai !== before.pai && values.ordem === before.ordem;
  return attempt(typed, { 409: 'conflict' }, async () => {
    const sent = elsewhere ? { ...values, ordem: 0 } : values;
    await saveRecord(api, CATEGORIES, sent, before && { id: before.id, revisao: line(posted, 'revisao') });
    return `${here}?aviso=salvo`;
  });
}
