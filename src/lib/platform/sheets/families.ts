/** Families of siblings: products that differ in one value, and share the product that leads them. */
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { SheetDb } from './open-sheet.ts';
import { leaderId, putInFamily } from './queries/families.ts';
import { attributeValueId } from './queries/sheet-writes.ts';

/** As the whole row says; without a family it leaves the one it was in. @throws Error when its leader is gone. */
export async function setFamily(db: SheetDb, product: number, cells: Cells): Promise<void> {
  const { familia = '', eixo = '', eixo_valor = '' } = cells;
  if (familia === '') return putInFamily(db, product, undefined);
  const leader = await leaderId(db, familia);
  if (leader === undefined) throw new Error(`${familia} leads no family any more`);
  await putInFamily(db, product, { leader, value: await attributeValueId(db, 'unico', eixo, eixo_valor) });
}
