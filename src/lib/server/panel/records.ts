/** `/painel/{kind}`: what the forms of a declared kind of record do. */
import type { Api } from '#lib/api/client.ts';
import { removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf, type RecordKind } from '#lib/domain/panel/record.ts';
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
  // What passes here and is refused there is a picture that is not in the library.
  const picture = Object.keys(fields).find((name) => fields[name]?.kind === 'picture') ?? 'form';
  return attempt(typed, { 400: picture, 409: 'conflict' }, async () => {
    await saveRecord(api, kind, values, before && { id: before.id, revisao: line(posted, 'revisao') });
    return `${here}?aviso=salvo`;
  });
}
