/**
 * Families are judged again before an import is written or taken back: since it was checked, or imported, somebody may have
 * given a value to another product, or made another one lead.
 */
import { FAMILY_COLUMNS } from '#lib/domain/sheets/product-columns.ts';
import { isSheetName, SHEETS } from '#lib/domain/sheets/sheets.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { inBatches } from '#lib/platform/kernel/limits/batches.ts';
import { familyFaults } from './family-cross-check.ts';
import { lineOfNow, refusalOf } from './import-line.ts';
import type { NewRow } from './open-sheet.ts';
import { familyLinesToDo, findImport, markLines } from './queries/imports.ts';
import { openSheet } from './sheets.ts';

const CHUNK = 500;
const FAMILY = new Set<string>(FAMILY_COLUMNS);

/** Marks lines that cannot be in their family any more; what is to be written is judged as a whole. */
export async function judgeFamilies({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<void> {
  const work = await findImport(db, id);
  if (!work || !isSheetName(work.tabela) || SHEETS[work.tabela].key[0] !== 'sku') return;
  const undoing = work.state === 'desfazendo';
  const lines = await familyLinesToDo(db, id, { undoing });
  if (lines.length === 0) return;
  const open = await openSheet(work.tabela, db, now());
  let rows = await inBatches(lines, CHUNK, async (part) => {
    const found = await open.find(part.map(({ chave }) => chave));
    return part.flatMap((kept): readonly NewRow[] => {
      const line = lineOfNow(kept, work.caracteristicas, open.sheet.columns);
      const row = found.get(kept.chave);
      if (!line || refusalOf(line, row, undoing, 'estoque') !== undefined) return [];
      const isNew = line.antes === null;
      const said = undoing ? (line.antes ?? { familia: '', eixo: '', eixo_valor: '' }) : line.depois;
      const cells = { ...(row?.cells ?? {}), ...said };
      return [{ linha: line.place, cells, changed: FAMILY, isNew: isNew && !undoing }];
    });
  });
  for (;;) {
    const faulty = new Set((await familyFaults(db, rows)).map(([place]) => place));
    if (faulty.size === 0) return;
    const column = undoing ? 'undone' : 'applied';
    await markLines(db, id, column, new Map([...faulty].map((place) => [place, 'familia'])));
    // One that stays where it is may be in the way of another.
    rows = rows.filter(({ linha }) => !faulty.has(linha));
  }
}
