/** Stores what a file would change, in many statements, before the result is visible. */

import { pictureAt } from '#lib/domain/media/picture-name.ts';
import type { Choices } from '#lib/domain/sheets/choices.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { inBatches } from '#lib/platform/kernel/limits/batches.ts';
import { dryRun, type PictureSource } from './dry-run.ts';
import { addressKey } from './pictures/bring.ts';
import { plannedPictures } from './pictures/plan.ts';
import { insertPictures, markShown } from './queries/import-pictures.ts';
import { insertImport, insertImportLines } from './queries/imports.ts';
import { mappingRows } from './queries/mappings.ts';
import { shownAddresses } from './queries/product-pictures.ts';

/** Lines written down by one statement, at most. */
const CHUNK = 1_000;

type Sent = {
  readonly tabela: SheetName;
  readonly nome: string;
  readonly bytes: Buffer;
  readonly choices: Choices;
  readonly staff: { readonly id: number; readonly nome: string };
};

/** @returns The id of what is written down. */
export async function stageImport(
  { db, now, privateHosts = [] }: Pick<Deps, 'db' | 'now' | 'privateHosts'>,
  { tabela, nome, bytes, staff, choices }: Sent,
): Promise<number> {
  const mappings = (await mappingRows(db)).filter((mapping) => mapping.tabela === tabela);
  const run = await dryRun(db, tabela, bytes, { now: now(), choices, mappings });
  const { file, profile, seen, missing, unknown, doubts, kept, same, moved, lines } = run;
  const row = {
    tabela,
    arquivo: nome,
    codificacao: file.encoding,
    separador: file.separator,
    folha: file.folha,
    perfil: profile,
    colunas: JSON.stringify(seen),
    opcoes: JSON.stringify(run.choices),
    novos: JSON.stringify(missing),
    desconhecidas: JSON.stringify(unknown),
    duvidas: JSON.stringify(doubts),
    caracteristicas: JSON.stringify(kept),
    // As long as it can be read again.
    conteudo: bytes.toString('base64'),
    linhas: file.lines.length,
    iguais: same,
    movidas: moved,
    user_id: staff.id,
    user_name: staff.nome,
    created_at: now(),
  };
  const rows = lines.map((line, place) => ({ ...line, place }));
  const id = await insertImport(db, row);
  await inBatches(rows, CHUNK, async (part) => {
    await insertImportLines(db, id, part);
    return [];
  });
  const named = await inBatches(run.pictures, CHUNK, (part) => unshown(db, part));
  const pictures = plannedPictures(named, privateHosts).map((line, place) => ({ ...line, place }));
  await inBatches(pictures, CHUNK, async (part) => {
    await insertPictures(db, id, part);
    const keys = part.map(({ endereco }) => [endereco, addressKey(endereco)] as const);
    await markShown(db, id, new Map(keys));
    return [];
  });
  return id;
}

/** Lines that name the pictures as they are shown, in their order, bring none. */
async function unshown(db: Deps['db'], lines: readonly PictureSource[]): Promise<readonly PictureSource[]> {
  const shown = await shownAddresses(
    db,
    lines.map(({ codigo }) => codigo),
  );
  return lines.filter(({ codigo, pictures }) => {
    const names = pictures.map(({ endereco }) => pictureAt(endereco) ?? endereco);
    const known = (shown.get(codigo) ?? []).map((address) => pictureAt(address) ?? address);
    return names.join('|') !== known.join('|');
  });
}
