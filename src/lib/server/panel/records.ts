/** `/painel/{kind}`: what the forms of a declared kind of record do. */
import type { Api } from '#lib/api/client.ts';
import { removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { type Fields, faultsOf, type RecordKind } from '#lib/domain/panel/record.ts';
import { RECORD_KINDS, type RecordPath } from '#lib/domain/panel/records.ts';
import { panelPath } from '#lib/paths.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, valuesOf } from './record-form.ts';

/** Undefined for a path that is no section of records. */
export function recordKind(
  path: string | undefined,
): (RecordKind & { readonly path: RecordPath }) | undefined {
  return RECORD_KINDS.find((kind) => kind.path === path);
}

/** @param before As it is saved; undefined for a new one. */
export async function answerRecord(
  api: Api,
  kind: RecordKind,
  before: RegistroPainel | undefined,
  posted: FormData,
): Promise<FormOutcome<Typed>> {
  const { path, fields, also } = kind;
  const typed = typedIn(fields, posted);
  const here = `${panelPath}/${path}`;
  if (before && posted.get('acao') === 'remover') {
    return attempt(typed, {}, async () => {
      await removeRecord(api, kind, before.id);
      return `${here}?aviso=removido`;
    });
  }
  const values = valuesOf(fields, typed);
  const problems = problemsOf(fields, faultsOf(fields, values, also?.(values)));
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  const outcome = await attempt(typed, { 409: 'conflict' }, async () => {
    await saveRecord(api, kind, values, before && { id: before.id, revisao: line(posted, 'revisao') });
    return `${here}?aviso=salvo`;
  });
  return besideField(fields, outcome);
}

/** What passes here and is refused there, such as a picture that is not in the library, is named by its field. */
function besideField(fields: Fields, outcome: FormOutcome<Typed>): FormOutcome<Typed> {
  if ('path' in outcome) return outcome;
  const named = outcome.problems['form']?.split(': ')[1] ?? '';
  return Object.hasOwn(fields, named)
    ? refuse(outcome.typed, problemsOf(fields, { [named]: 'choice' }))
    : outcome;
}
