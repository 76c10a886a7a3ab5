/**
 * Notes of the shop about a customer or an order: whom they are about reads them only among the data they may ask for (LGPD,
 * art. 18). Who wrote one, or an `administrador`, changes and removes it; the history keeps what it said.
 */
import { z } from 'zod';
import type { Answers } from '#lib/contract/answers.ts';
import type { Equipe } from '#lib/contract/panel.ts';
import type { NotaInterna } from '#lib/contract/panel-notes.ts';
import { NOTE_LENGTH } from '#lib/domain/panel/note.ts';
import { isAllowed, OWNERS, type PanelRole } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { differences } from './history.ts';
import {
  changeNote,
  deleteNote,
  insertNote,
  lockNote,
  type NoteRow,
  type NoteTable,
  readNotes,
} from './queries/notes.ts';
import { revisionOf } from './revision.ts';
import { panelEndpoint } from './staff.ts';
import type { Change } from './write.ts';

type Notes<Name extends keyof Answers> = {
  readonly table: NoteTable;
  /** Of what they are about, with the name of its id: `/panel/orders/:numero`. */
  readonly of: { readonly path: `/panel/${string}`; readonly id: string; readonly unknown: string };
  /** Where the history keeps their changes. */
  readonly secao: string;
  readonly roles: readonly PanelRole[];
  readonly answer: Name;
  readonly lock: (trx: Trx, id: number) => Promise<object | undefined>;
  readonly present: (id: number, staff: Equipe) => Promise<Answers[Name]>;
};

export function noteEndpoints<Name extends keyof Answers>(
  deps: Deps,
  { table, of, secao, roles, answer, lock, present }: Notes<Name>,
): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const texto = requiredText(NOTE_LENGTH);
  const all = { path: `${of.path}/notes`, roles, answer } as const;
  const one = { ...all, path: `${of.path}/notes/:nota` } as const;

  /** `depois` '' for one that is removed. */
  const change = (
    { about, id, revisao }: { readonly about: number; readonly id: number; readonly revisao?: string },
    depois: string,
    make: (trx: Trx, now: Date) => Promise<void>,
  ): Change<NoteRow, undefined> => ({
    lock: (trx) => lockNote(trx, table, { about, id }),
    unknown: message.unknownNote,
    seen: revisao === undefined ? 'not asked' : { was: revisao, is: revisionOfNote },
    async write(trx, note, { staff, now }) {
      if (!isTheirs(note, staff)) throw new HttpError(403, message.notTheirNote);
      await make(trx, now);
      const campos = differences({ nota: note.texto }, { nota: depois });
      return { result: undefined, history: { secao, alvo: String(about), acao: 'mudou', campos } };
    },
  });

  return [
    panel(
      {
        ...all,
        method: 'post',
        summary: 'Writes a note that the shop alone sees',
        body: z.object({ texto }),
      },
      async ({ param, body, staff, write }) => {
        const about = readId(param(of.id), of.unknown);
        return write(
          {
            lock: (trx) => lock(trx, about),
            unknown: of.unknown,
            seen: 'not asked',
            async write(trx, _, { now }) {
              const { nome: author, id } = staff;
              await insertNote(trx, table, about, { ...body, author, author_id: id, created_at: now });
              return { result: undefined, history: { keptIn: table } };
            },
          },
          () => present(about, staff),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'put',
        summary: 'Changes a note: who wrote it, or an administrador',
        body: z.object({ texto, revisao: requiredText(40) }),
      },
      async ({ param, body, staff, write }) => {
        const about = readId(param(of.id), of.unknown);
        const id = readId(param('nota'), message.unknownNote);
        return write(
          change({ about, id, revisao: body.revisao }, body.texto, (trx, now) =>
            changeNote(trx, table, id, { texto: body.texto, now }),
          ),
          () => present(about, staff),
        );
      },
    ),
    panel(
      { ...one, method: 'delete', summary: 'Removes a note: who wrote it, or an administrador' },
      async ({ param, staff, write }) => {
        const about = readId(param(of.id), of.unknown);
        const id = readId(param('nota'), message.unknownNote);
        return write(
          change({ about, id }, '', (trx) => deleteNote(trx, table, id)),
          () => present(about, staff),
        );
      },
    ),
  ];
}

/** As `staff` sees them, the newest first. */
export async function presentNotes(
  db: Deps['db'],
  table: NoteTable,
  about: number,
  staff: Equipe,
): Promise<readonly NotaInterna[]> {
  return (await readNotes(db, table, about)).map((note) => ({
    id: note.id,
    texto: note.texto,
    por: note.author,
    em: note.created_at.toISOString(),
    mudadaEm: note.changed_at?.toISOString() ?? '',
    mudavel: isTheirs(note, staff),
    revisao: revisionOfNote(note),
  }));
}

function isTheirs({ author_id }: NoteRow, { id, papeis }: Equipe): boolean {
  return author_id === id || isAllowed(OWNERS, papeis);
}

function revisionOfNote({ texto }: NoteRow): string {
  return revisionOf({ texto });
}
