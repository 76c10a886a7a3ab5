/** What the forms of the notes of `/painel/clientes/…` and `/painel/pedidos/…` do. */
import type { Api } from '#lib/api/client.ts';
import { changeNote, type Noted, removeNote, writeNote } from '#lib/api/panel-notes.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { panelNotesText as words } from '#lib/text/panel-notes.ts';
import { attempt, refuse } from '../account/visit.ts';

/** What was typed; `id` 0 for a new one. */
export type TypedNote = { readonly id: number; readonly texto: string };

const ACTS = ['nota', 'mudar-nota', 'remover-nota'] as const;
type Act = (typeof ACTS)[number];

/** Undefined for a form that is none of theirs. @param path Of the page. */
export async function answerNote(
  api: Api,
  { about, path }: { readonly about: Noted; readonly path: string },
  posted: FormData,
): Promise<FormOutcome<TypedNote> | undefined> {
  const act = ACTS.find((one) => one === posted.get('acao'));
  if (!act) return undefined;
  const id = act === 'nota' ? 0 : readId(posted.get('anotacao'));
  const typed = { id, texto: String(posted.get('nota') ?? '').trim() };
  if (act !== 'remover-nota' && typed.texto === '') return refuse(typed, { nota: words.missing });
  const outcome = await attempt(typed, { 400: 'nota', 404: 'gone', 409: 'stale' }, async () => {
    return donePath(path, await make(api, about, act, { ...typed, revisao: line(posted, 'revisao') }));
  });
  if (!('problems' in outcome)) return outcome;
  if (outcome.problems['gone'] !== undefined) {
    // Removed by a second press, or by somebody else: what was typed is left as a new note.
    if (act === 'remover-nota') return { path: donePath(path, 'nota-removida') };
    return { ...outcome, typed: { ...typed, id: 0 }, problems: { form: words.gone } };
  }
  // The text of who was faster is read first: theirs stands in the form.
  return outcome.problems['stale'] === undefined ? outcome : { ...outcome, problems: { form: words.stale } };
}

function donePath(path: string, aviso: keyof typeof words.notices): string {
  return `${path}?${new URLSearchParams({ aviso })}`;
}

async function make(
  api: Api,
  about: Noted,
  act: Act,
  note: TypedNote & { readonly revisao: string },
): Promise<keyof typeof words.notices> {
  if (act === 'nota') {
    await writeNote(api, about, note.texto);
    return 'nota';
  }
  if (act === 'mudar-nota') {
    await changeNote(api, about, note);
    return 'nota-mudada';
  }
  await removeNote(api, about, note.id);
  return 'nota-removida';
}
