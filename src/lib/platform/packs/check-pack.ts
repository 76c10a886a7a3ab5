/** Reads a whole pack before anything of it is written: every line and every picture. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isStoredFile } from '#lib/domain/media/file-name.ts';
import { keptFiles, type PictureKind } from '#lib/domain/media/picture-name.ts';
import { judgeDocument } from '#lib/platform/media/document-kind.ts';
import { isSoundPicture } from '#lib/platform/media/encode.ts';
import { judgeFile } from '#lib/platform/media/file-kind.ts';
import { readVector } from '#lib/platform/media/vector.ts';
import type { ManifestTable } from './manifest.ts';
import { PackError } from './pack-error.ts';
import type { Table } from './queries/shape.ts';
import type { StaffRow } from './queries/staff-ids.ts';
import type { Pack } from './read-pack.ts';
import { recordSchema } from './record.ts';
import { currentName, PACKED } from './tables.ts';

export type Accounts = {
  /** Accounts of the pack that are here already, by their id here. */
  readonly same: ReadonlyMap<number, number>;
  /** The largest id in the pack. */
  readonly last: number;
};

/** @param staff Accounts that the empty shop has. @throws PackError naming file and line. */
export async function checkPack(
  pack: Pack,
  tables: ReadonlyMap<string, Table>,
  staff: readonly StaffRow[],
): Promise<Accounts> {
  const accounts = { same: new Map<number, number>(), last: 0 };
  const pictures = new Set<string>();
  for (const told of pack.manifest.tables) {
    const schema = schemaFor(told, tables, pack.manifest.people);
    let line = 0;
    for await (const text of pack.lines(told.name)) {
      line += 1;
      const row = checked(schema, text, `${told.name}, line ${line}`);
      if (told.name === 'files') pictures.add(`${row.hash}.${row.formato}`);
      if (told.name === 'media') {
        const picture = { arquivo: String(row.arquivo), formato: row.formato as PictureKind };
        for (const name of keptFiles(picture)) pictures.add(name);
      }
      if (told.name === 'users') addAccount(accounts, row, staff);
    }
  }
  for (const { name } of pack.manifest.files) {
    if (!pictures.has(name)) throw new PackError('names', name);
    const bytes = await pack.picture(name);
    await (isStoredFile(name) ? checkFile(name, bytes) : checkPicture(name, bytes));
  }
  return accounts;
}

type Row = Readonly<Record<string, unknown>>;

function addAccount(
  accounts: { same: Map<number, number>; last: number },
  row: Row,
  staff: readonly StaffRow[],
): void {
  accounts.last = Math.max(accounts.last, Number(row.id));
  const id = isHere(row, staff);
  if (id === undefined) return;
  if (accounts.same.has(id))
    throw new PackError('refused', `${row.email}: two accounts of the pack are this one`);
  accounts.same.set(id, Number(row.id));
}

/**
 * Which account of the empty shop this one is. Both address and tax id have to be the same: whoever knows one of them, and
 * signs up with it before the import, must not become somebody else.
 */
function isHere(row: Row, staff: readonly StaffRow[]): number | undefined {
  let here: number | undefined;
  for (const { id, email, cpf_cnpj } of staff) {
    const [sameEmail, sameTaxId] = [row.email === email, row.cpf_cnpj === cpf_cnpj];
    if (sameEmail !== sameTaxId) throw new PackError('person', `${email} / ${row.email}`);
    if (sameEmail) here = id;
  }
  return here;
}

function schemaFor(told: ManifestTable, tables: ReadonlyMap<string, Table>, people: boolean): z.ZodType {
  const name = currentName(told.name);
  const table = tables.get(name);
  const packed = PACKED[name];
  if (!table || !packed) throw new PackError('newer', told.name);
  if (packed.people && !people) throw new PackError('names', told.name);
  const known = new Set(
    table.columns.map(({ name }) => name).filter((name) => !packed.without?.includes(name)),
  );
  const strange = told.columns.find((column) => !known.has(column) && !packed.dropped?.[column]);
  if (strange !== undefined) throw new PackError('newer', `${told.name}.${strange}`);
  return recordSchema(table, told.columns, packed.dropped);
}

function checked(schema: z.ZodType, text: string, where: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PackError('record', `${where}: not JSON`);
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data as Row;
  const [issue] = error.issues;
  throw new PackError('record', `${where}: ${issue?.path.join('.')} ${issue?.message}`);
}

const KINDS: Readonly<Record<string, string>> = { webp: 'webp', jpg: 'jpeg', png: 'png' };

async function checkPicture(name: string, bytes: Buffer): Promise<void> {
  if (name.endsWith('.svgz')) {
    if (readVector(bytes) === undefined) throw new PackError('picture', name);
    return;
  }
  const kind = KINDS[name.slice(name.lastIndexOf('.') + 1)];
  if (judgeFile(bytes) !== kind || !(await isSoundPicture(bytes))) throw new PackError('picture', name);
}

/** What its name says, down to the last byte. */
async function checkFile(name: string, bytes: Buffer): Promise<void> {
  const judged = judgeDocument(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (typeof judged === 'string' || name !== `${hash}.${judged.formato}`)
    throw new PackError('picture', name);
}
