/** What families need of other rows: one that leads them and is in them itself, one axis, each value once. */
import { FAMILY_COLUMNS } from '#lib/domain/sheets/product-columns.ts';
import { isMember } from '#lib/domain/sheets/product-sheet.ts';
import type { RowFault } from '#lib/domain/sheets/row.ts';
import { inBatches } from '#lib/platform/kernel/limits/batches.ts';
import type { NewRow, SheetDb } from './open-sheet.ts';
import { type FamilyMember, familiesOf } from './queries/families.ts';

/** Codes asked for at once, at most. */
const CHUNK = 1_000;

type Faults = readonly (readonly [number, readonly RowFault[]])[];

/** @param products Rows of products that are new, or of which something that others see changes. */
export async function familyFaults(db: SheetDb, products: readonly NewRow[]): Promise<Faults> {
  const rows = products.filter(({ changed }) => FAMILY_COLUMNS.some((nome) => changed.has(nome)));
  const asked = rows.filter(({ cells, isNew }) => !isNew || upper(cells['familia']) !== '');
  const codes = [...new Set(asked.flatMap(({ cells }) => [upper(cells['sku']), upper(cells['familia'])]))];
  const known = await inBatches(codes, CHUNK, (part) => familiesOf(db, part));
  const families = afterwards(known, rows);
  return rows.flatMap((row): Faults => {
    const fault = faultOf(row, known, families);
    return fault ? [[row.linha, [fault]]] : [];
  });
}

type Member = {
  readonly sku: string;
  readonly eixo: string;
  readonly valor: string;
  readonly isNew: boolean;
};
/** By the code of who leads it. */
type Families = ReadonlyMap<string, readonly Member[]>;

/** As they would be with the file; codes in capitals. */
function afterwards(known: readonly FamilyMember[], rows: readonly NewRow[]): Families {
  const members = new Map<string, FamilyMember & { readonly isNew: boolean }>(
    known.map((one) => [upper(one.sku), { ...one, familia: upper(one.familia), isNew: false }]),
  );
  for (const { cells, isNew } of rows) {
    const { sku = '', familia = '', eixo = '', eixo_valor = '' } = cells;
    members.set(upper(sku), { sku, familia: upper(familia), eixo, eixo_valor, isNew });
  }
  const all = [...members].map(([sku, { familia, eixo, eixo_valor, isNew }]) => ({
    ...{ sku, familia: familia ?? '', eixo: eixo ?? '', valor: eixo_valor ?? '', isNew },
  }));
  return Map.groupBy(all, ({ familia }) => familia);
}

function faultOf(
  { cells, isNew }: NewRow,
  known: readonly FamilyMember[],
  families: Families,
): RowFault | undefined {
  const [sku, familia] = [upper(cells['sku']), upper(cells['familia'])];
  const led = (families.get(sku) ?? []).filter((one) => one.sku !== sku);
  if (familia !== sku && led.length > 0) return { coluna: 'familia', motivo: 'lidera' };
  if (familia === '') return undefined;
  const family = families.get(familia) ?? [];
  const leader = family.find((one) => one.sku === familia);
  if (isMember(cells)) {
    const there = known.find((one) => upper(one.sku) === familia);
    if (!leader && !there) return { coluna: 'familia', motivo: 'desconhecido' };
    if (!leader) {
      const right = there?.familia ?? '';
      return { coluna: 'familia', motivo: 'semLider', ...(right !== '' && { certo: right }) };
    }
    // What is there is written before what is new.
    if (leader.isNew && !isNew) return { coluna: 'familia', motivo: 'desconhecido' };
  }
  const other = family.find((one) => one.sku !== sku && one.eixo !== cells['eixo']);
  if (other) return { coluna: 'eixo', motivo: 'eixo', certo: other.eixo };
  const same = family.filter((one) => upper(one.valor) === upper(cells['eixo_valor']));
  return same.length > 1 ? { coluna: 'eixo_valor', motivo: 'usado' } : undefined;
}

function upper(text: string | null | undefined): string {
  return (text ?? '').trim().toUpperCase();
}
