/** The definitions of characteristics as rows of a spreadsheet. */
import {
  characteristicCells,
  characteristicFields,
  characteristicSheet,
} from '#lib/domain/sheets/characteristic-sheet.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { rowKey } from '#lib/domain/sheets/row.ts';
import {
  type Definition,
  definitionFault,
  definitions,
  removeDefinition,
  saveDefinition,
} from '#lib/platform/catalogue/definitions.ts';
import { updateDefinition } from '#lib/platform/catalogue/queries/catalogue-writes.ts';
import { valuesInUse } from '#lib/platform/catalogue/queries/characteristics.ts';
import { openNames } from './names.ts';
import type { NewRow, OpenSheet, Outcome, SheetDb } from './open-sheet.ts';
import { type LineFaults, whole } from './struct.ts';

/** What products have, or another definition, may be in the way of these. */
const JUDGED = ['codigo', 'tipo', 'unidade', 'valores', 'categorias'];

export async function openCharacteristics(db: SheetDb): Promise<OpenSheet> {
  const names = await openNames(db);
  const write = async (before: Definition | undefined, cells: Cells): Promise<Outcome> => {
    const saved = await saveDefinition(db, await definitions(db), before, characteristicFields(cells));
    if (!('id' in saved)) return 'vendido';
    if (cells['ordem']) await updateDefinition(db, saved.id, { ordem: Number(cells['ordem']) });
    return 'feita';
  };
  const rows = (await definitions(db)).map((definition) => {
    const cells: Cells = { ...characteristicCells(definition.fields), ordem: String(definition.ordem) };
    return {
      cells,
      change: (changed: Cells) => write(definition, { ...cells, ...changed }),
      async remove(): Promise<Outcome> {
        const used = (await valuesInUse(db, definition.id)).some(({ produtos }) => produtos > 0);
        if (used) return 'vendido';
        await removeDefinition(db, definition);
        return 'feita';
      },
    };
  });
  const insert = async (cells: Cells): Promise<void> => {
    if ((await write(undefined, cells)) !== 'feita')
      throw new Error(`${cells['nome']} is there already, or a category of it is gone`);
  };
  const sheet = whole(characteristicSheet, {
    rows,
    insert,
    crossed: JUDGED,
    cross: (news) => faults(db, news),
  });
  return { ...sheet, lookup: names.lookup };
}

/** What writing them would be refused for; a code is there once in a file too. */
async function faults(db: SheetDb, news: readonly NewRow[]): Promise<readonly LineFaults[]> {
  const all = await definitions(db);
  const byKey = new Map(
    all.map((one) => [rowKey(characteristicSheet, characteristicCells(one.fields)), one]),
  );
  const codes = new Set<string>();
  const found: LineFaults[] = [];
  for (const { linha, cells } of news) {
    const fields = characteristicFields(cells);
    const fault = await definitionFault(db, all, byKey.get(rowKey(characteristicSheet, cells)), fields);
    if (fault) found.push([linha, [{ coluna: fault.campo, motivo: fault.motivo, certo: fault.certo }]]);
    else if (codes.has(fields.codigo)) found.push([linha, [{ coluna: 'codigo', motivo: 'repetido' }]]);
    if (fields.codigo !== '') codes.add(fields.codigo);
  }
  return found;
}
