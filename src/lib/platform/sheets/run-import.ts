/**
 * Writes what a dry run found, or takes it back, in batches: each is a short transaction with room behind it, so the shop
 * goes on selling meanwhile. A batch marks its lines as done, so whoever goes on after a crash does nothing twice.
 */
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { KeptColumn } from '#lib/domain/sheets/kept-kinds.ts';
import { isSheetName, SHEETS, type SheetName } from '#lib/domain/sheets/sheets.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type BatchPacer, createBatchPacer } from '#lib/platform/kernel/limits/batches.ts';
import { judgeFamilies } from './import-families.ts';
import { cellsOf, lineOfNow, refusalOf } from './import-line.ts';
import { makeMissing, takeBackMissing } from './missing-names.ts';
import type { FoundRow, Outcome } from './open-sheet.ts';
import { productsWritten } from './queries/import-products.ts';
import { stampKey, takeOver, unitsBrought } from './queries/import-work.ts';
import {
  endWork,
  findImport,
  type ImportLine,
  linesToDo,
  lockImport,
  markLines,
  stillWorking,
} from './queries/imports.ts';
import { takeBackPictures } from './queries/product-pictures.ts';
import { createSearchReindex } from './search-reindex.ts';
import { openSheet } from './sheets.ts';

type WorkDeps = Pick<Deps, 'db' | 'now' | 'changes'>;

/** Lines of one transaction, at most: it takes as many as are written in the time of a step. */
const BATCH = 200;
/** A process that was silent for so long (ms) is taken for dead. */
const SILENCE = 30_000;

/**
 * Until nothing is left to do. Words of searches follow in steps of their own, so one that is resumed reads all of them
 * again. @throws AggregateError after the end, with what the database refused.
 */
export async function runImport(deps: WorkDeps, id: number, isResumed = false): Promise<void> {
  const work = await findImport(deps.db, id);
  const refused: unknown[] = [];
  // Lines that need what could not be made are refused one by one.
  if (work?.state === 'aplicando') await makeMissing(deps.db, id).catch((error) => refused.push(error));
  await judgeFamilies(deps, id);
  const pace = createBatchPacer(BATCH);
  const words = createSearchReindex(deps.db, isResumed ? await productsWritten(deps.db, id) : []);
  for (;;) {
    const size = pace.size();
    const { done, reworded } = await pace
      .step(() => batch(deps, id, size))
      .catch((error: unknown) => {
        // One line of it is at fault: it is found by writing them one by one.
        refused.push(error);
        return oneByOne(deps, id, size, pace);
      });
    await words.add(reworded);
    if (done === 0) break;
  }
  await words.flush();
  if (work?.state === 'desfazendo') {
    await takeBackPictures(deps.db, id);
    await takeBackMissing(deps.db, id);
  }
  // Whoever reads that it is over finds it on every page of this process: kept pages go when a change is told.
  await deps.changes.caughtUp();
  await endWork(deps.db, id, deps.now());
  if (refused.length > 0) throw new AggregateError(refused, `import ${id}: lines were refused`);
}

/** Goes on with what another process left unfinished. */
export async function resumeImports(deps: WorkDeps): Promise<void> {
  const now = deps.now();
  const id = await takeOver(deps.db, { before: new Date(now.getTime() - SILENCE), now });
  if (id !== undefined) await runImport(deps, id, true);
}

/** Lines, and products whose words changed with them. */
type Done = { readonly done: number; readonly reworded: readonly number[] };
const NOTHING: Done = { done: 0, reworded: [] };

async function batch(deps: WorkDeps, id: number, limit: number): Promise<Done> {
  const { db, now } = deps;
  return inTransaction(db, async (trx) => {
    const work = await lockImport(trx, id);
    if (!work || !isSheetName(work.tabela) || !WORKING.has(work.state)) return NOTHING;
    const undoing = work.state === 'desfazendo';
    const lines = await linesToDo(trx, id, { undoing, limit });
    if (lines.length === 0) return NOTHING;
    const { outcomes, reworded } = await writeLines(
      trx,
      { ...work, tabela: work.tabela },
      { lines, undoing, now: now() },
    );
    await markLines(trx, id, undoing ? 'undone' : 'applied', outcomes);
    await stillWorking(trx, id, now());
    return { done: lines.length, reworded };
  });
}

const WORKING: ReadonlySet<string> = new Set(['aplicando', 'desfazendo']);

async function oneByOne(deps: WorkDeps, id: number, lines: number, pace: BatchPacer): Promise<Done> {
  const reworded: number[] = [];
  for (let done = 0; done < lines; done++) {
    try {
      const one = await pace.step(() => batch(deps, id, 1));
      reworded.push(...one.reworded);
      if (one.done === 0) return { done, reworded };
    } catch {
      await refuseNext(deps, id);
    }
  }
  return { done: lines, reworded };
}

/** Marks the line whose turn it is as refused. */
async function refuseNext({ db }: WorkDeps, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const work = await lockImport(trx, id);
    const undoing = work?.state === 'desfazendo';
    const lines = await linesToDo(trx, id, { undoing, limit: 1 });
    await markLines(
      trx,
      id,
      undoing ? 'undone' : 'applied',
      new Map(lines.map(({ place }) => [place, 'recusada'])),
    );
  });
}

type Work = {
  readonly lines: readonly ImportLine[];
  readonly undoing: boolean;
  readonly now: Date;
};

type Written = {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly reworded: readonly number[];
};

type Kind = { readonly tabela: SheetName; readonly caracteristicas: readonly KeptColumn[] };

async function writeLines(
  trx: Trx,
  { tabela, caracteristicas }: Kind,
  { lines: kept, undoing, now }: Work,
): Promise<Written> {
  const open = await openSheet(tabela, trx, now);
  const { counted } = SHEETS[tabela];
  let found: ReadonlyMap<string, FoundRow> = new Map();
  const outcomes = new Map<number, Outcome>();
  const lines = kept.flatMap((line) => {
    const read = lineOfNow(line, caracteristicas, open.sheet.columns);
    if (!read) outcomes.set(line.place, 'ficha');
    return read ?? [];
  });
  const keys = lines.map(({ chave }) => chave);
  const changes = new Map<string, Cells>();
  let brought: ReadonlyMap<string, number> = new Map();
  const writeOne = async (line: ImportLine): Promise<Outcome | undefined> => {
    const row = found.get(line.chave);
    const isStale = !undoing && (brought.get(stampKey(line.chave, line.stamp)) ?? 0) !== line.brought;
    const outcome = line.stamp !== '' && isStale ? 'mudou' : refusalOf(line, row, undoing, counted);
    if (outcome !== undefined) return outcome;
    if (line.antes !== null) {
      const cells = cellsOf(line, row, undoing, counted);
      if (!cells) return undoing ? 'vendido' : 'mudou';
      changes.set(line.chave, cells);
      return undefined;
    }
    if (row) return row.remove();
    await open.insert(line.depois);
    return 'feita';
  };
  let reworded: readonly number[] = [];
  const write = async () => {
    await open.lock(keys);
    found = await open.find(keys);
    brought = await unitsBrought(trx, undoing ? [] : lines.map(({ stamp }) => stamp));
    for (const line of lines) {
      const outcome = await writeOne(line);
      if (outcome !== undefined) outcomes.set(line.place, outcome);
    }
    const changed = changes.size > 0 ? await open.change(changes) : new Map<string, Outcome>();
    for (const { place, chave } of lines) {
      if (!outcomes.has(place)) outcomes.set(place, changed.get(chave) ?? 'mudou');
    }
  };
  await open.batch(write, (ids) => {
    reworded = ids;
  });
  return { outcomes, reworded };
}
