/** Values inside a product as its form has them: changed, added, put in order and taken away. */
import type { ProdutoPainel, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { hasStock, MOST_VALUES } from '#lib/domain/sheets/combinations.ts';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { type Row, readRow, rowKey } from '#lib/domain/sheets/row.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';
import type { OpenGoods } from './products.ts';
import { orderValues, removeValues } from './queries/product-values.ts';

type Fault = ProdutoSalvo['faltas'][number];

export type SentValues = {
  /** Of those that are there what changes; those with another code are made. */
  readonly opcoes: readonly Cells[];
  /** Codes of those that go. */
  readonly retiradas: readonly string[];
  /** Codes in their order, new ones too; what is not named stands behind. Left out: as they are. */
  readonly ordem: readonly string[] | undefined;
};

export type JudgedValues = {
  readonly changed: readonly Row[];
  readonly made: readonly Row[];
  readonly removed: readonly Cells[];
  readonly faults: readonly Fault[];
};

/** @param product Cells of the product that has them. */
export async function judgeValues(
  open: OpenGoods,
  before: ProdutoPainel | undefined,
  product: Cells,
  { opcoes, retiradas }: SentValues,
): Promise<JudgedValues> {
  const { sku = '', estoque = '' } = product;
  const known = new Map((before?.opcoes ?? []).map((value) => [rowKey(goodsSheet, value), value]));
  const sent = new Map(opcoes.map((value) => [rowKey(goodsSheet, value), value]));
  const going = new Set(retiradas.map((code) => rowKey(goodsSheet, { sku: code })));
  const kept = [...known].filter(([key]) => !going.has(key));
  const changed = kept.map(([key, value]) => readRow(open.sheet, sent.get(key) ?? {}, value, open.lookup));
  const added = opcoes.filter((value) => !known.has(rowKey(goodsSheet, value)));
  const attribute = kept[0]?.[1].atributo;
  const made = added.map((value) => {
    const atributo = attribute ?? value.atributo ?? '';
    return readRow(open.sheet, { ...value, sku_produto: sku, atributo }, undefined, open.lookup);
  });
  const faults = [...changed, ...made].flatMap(({ row, faults: own }) =>
    own.map((fault) => ({ ...fault, sku: row.after.sku ?? '' })),
  );
  // A stock that was typed for the whole product would be lost: nobody knows how it divides.
  const unstocked = hasStock(estoque) ? added.filter((value) => (value.estoque ?? '') === '') : [];
  return {
    changed: changed.map(({ row }) => row),
    made: made.map(({ row }) => row),
    removed: [...known].flatMap(([key, value]) => (going.has(key) ? [value] : [])),
    faults: [
      ...faults,
      ...unstocked.map((value) => ({ coluna: 'estoque', motivo: 'falta', sku: value.sku ?? '' }) as const),
      ...(await madeFaults(
        open,
        sku,
        made.map(({ row }) => row.after),
        kept.map(([, value]) => value),
      )),
    ],
  };
}

/** Codes and values are once in the shop, and in the product. */
async function madeFaults(
  open: OpenGoods,
  sku: string,
  made: readonly Cells[],
  kept: readonly Cells[],
): Promise<readonly Fault[]> {
  if (made.length === 0) return [];
  const keys = made.map((value) => rowKey(goodsSheet, value));
  const taken = await open.find(keys.filter((key) => key !== ''));
  const labels = kept.map(({ opcao = '' }) => folded(opcao));
  const codes = [rowKey(goodsSheet, { sku })];
  return made.flatMap((value, place): readonly Fault[] => {
    const [key = '', label] = [keys[place], folded(value.opcao ?? '')];
    const code = value.sku ?? '';
    const isTaken = taken.has(key) || codes.includes(key);
    const isThere = labels.includes(label);
    codes.push(key);
    labels.push(label);
    return [
      ...(key === '' ? [{ coluna: 'sku', motivo: 'falta', sku: code } as const] : []),
      ...(isTaken ? [{ coluna: 'sku', motivo: 'usado', sku: code } as const] : []),
      ...(isThere ? [{ coluna: 'opcao', motivo: 'usado', sku: code } as const] : []),
      ...(kept.length + place >= MOST_VALUES
        ? [{ coluna: 'opcao', motivo: 'grande', sku: code } as const]
        : []),
    ];
  });
}

/** Of a product that is there by then. @returns Was anything written? */
export async function writeValues(
  trx: Trx,
  open: OpenGoods,
  id: number,
  { made, removed }: JudgedValues,
  ordem: readonly string[] | undefined,
): Promise<boolean> {
  await removeValues(
    trx,
    id,
    removed.map(({ sku = '' }) => sku),
  );
  for (const { after } of made) await open.make(after);
  const moved = ordem ? await orderValues(trx, id, ordem) : false;
  return moved || made.length + removed.length > 0;
}

/** What the history says of those that came and went. */
export function valueChanges({ made, removed }: JudgedValues): readonly ChangedField[] {
  const said = ({ sku = '', opcao = '' }: Cells) => `${opcao} (${sku})`;
  return [
    ...removed.map((value) => ({ campo: 'opcao', antes: said(value), depois: '' })),
    ...made.map(({ after }) => ({ campo: 'opcao', antes: '', depois: said(after) })),
  ];
}
