/** The definitions of characteristics as rows of a spreadsheet. */
import {
  characteristicCells,
  characteristicFields,
  characteristicSheet,
} from '#lib/domain/sheets/characteristic-sheet.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import {
  type Definition,
  definitions,
  removeDefinition,
  saveDefinition,
} from '#lib/platform/catalogue/definitions.ts';
import { updateDefinition } from '#lib/platform/catalogue/queries/characteristic-writes.ts';
import { valuesInUse } from '#lib/platform/catalogue/queries/characteristics.ts';
import { openNames } from './names.ts';
import type { OpenSheet, Outcome, SheetDb } from './open-sheet.ts';
import { whole } from './struct.ts';

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
  return { ...whole(characteristicSheet, { rows, insert }), lookup: names.lookup };
}
