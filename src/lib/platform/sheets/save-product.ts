/** The form of a product: a line of the spreadsheet of products, with the lines of its values and its pictures. */
import { createHash } from 'node:crypto';
import type { ImagemProduto, ProdutoPainel, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { goodsSheet, goodsSheetWith } from '#lib/domain/sheets/product-sheet.ts';
import { pick, type Row, readRow, rowKey } from '#lib/domain/sheets/row.ts';
import { STAMP } from '#lib/domain/sheets/stamp.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { type Change, nothingThere, type Outcome, unchanged } from '#lib/platform/panel/write.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';
import { openDataSheets } from './data-sheet.ts';
import type { OpenSheet, SheetDb } from './open-sheet.ts';
import { goodsCells, valueCells } from './product-cells.ts';
import { type OpenGoods, openGoods } from './products.ts';
import { goodsPictures, knownPictures } from './queries/product-pictures.ts';
import { goodsRows, valueRows } from './queries/product-sheet.ts';
import { countSave, lockProduct } from './queries/product-writes.ts';
import { setGoodsPictures } from './queries/sheet-writes.ts';
import { type JudgedValues, judgeValues, type SentValues, valueChanges, writeValues } from './save-values.ts';

/** Undefined when there is none. */
export async function readProduct(db: SheetDb, id: number, now: Date): Promise<ProdutoPainel | undefined> {
  const [row] = await goodsRows(db, { ids: [id] }, now);
  if (!row) return undefined;
  const sheets = await openDataSheets(db);
  const columns = goodsSheetWith(sheets.columns).columns.map(({ nome }) => nome);
  const sheetOf = await sheets.cellsOf([id]);
  const campos = stamped({ ...goodsCells(row), ...sheetOf(id) });
  const opcoes = (await valueRows(db, { ids: [id] })).map((value) => stamped(valueCells(value, columns)));
  const imagens = await goodsPictures(db, id);
  const revisao = createHash('sha256')
    .update(JSON.stringify([row.saves, uncounted(campos), opcoes.map(uncounted), imagens]))
    .digest('hex');
  return { id, revisao: revisao.slice(0, 32), campos, opcoes, imagens };
}

/** What people change alone: a sale is no reason to refuse what somebody typed meanwhile. */
function uncounted({ estoque: _estoque, [STAMP]: _stamp, ...cells }: Cells): Cells {
  return cells;
}

/** A form carries the stock it was opened with; `revisao` detects all other changes in the meantime. */
function stamped(cells: Cells): Cells {
  return { ...cells, [STAMP]: cells.estoque ?? '' };
}

export type SentProduct = SentValues & {
  readonly campos: Cells;
  /** Left out: they stay as they are. */
  readonly imagens: readonly ImagemProduto[] | undefined;
};
type Fault = ProdutoSalvo['faltas'][number];

/** @throws HttpError 404, and 409 when it was saved since `revisao`. */
export function productChange(
  known: { readonly id: number; readonly revisao: string },
  sent: SentProduct,
): SavedChange {
  return {
    async lock(trx, now) {
      await lockProduct(trx, known.id);
      return readProduct(trx, known.id, now);
    },
    unknown: message.unknownProduct,
    seen: { was: known.revisao, is: ({ revisao }) => revisao, refusal: message.savedMeanwhile },
    write: (trx, before, { now }) => saved(trx, now, before, sent),
  };
}

export function newProduct(sent: SentProduct): Change<true, ProdutoSalvo> {
  return {
    lock: nothingThere,
    seen: 'not asked',
    write: (trx, _, { now }) => saved(trx, now, undefined, sent),
  };
}

type SavedChange = Change<ProdutoPainel, ProdutoSalvo>;

async function saved(
  trx: Trx,
  now: Date,
  before: ProdutoPainel | undefined,
  sent: SentProduct,
): Promise<Outcome<ProdutoSalvo>> {
  const open = await openGoods(trx, now);
  const { row, faults } = await judge(open, before, sent.campos);
  const values = await judgeValues(open, before, row.after, sent);
  const faltas = [...faults, ...values.faults, ...(await pictureFaults(trx, before, sent.imagens))];
  if (faltas.length > 0) return unchanged({ id: before?.id ?? 0, faltas });
  const rows = [row, ...values.changed];
  const { imagens, ordem } = sent;
  const id = await open.batch(() => write(trx, open, { before, rows, values, ordem, imagens }));
  return {
    result: { id, faltas },
    history: {
      secao: 'produtos',
      alvo: rows[0]?.after.sku ?? '',
      acao: before ? 'mudou' : 'criou',
      campos: [
        ...cellChanges(open, rows),
        ...valueChanges(values),
        ...differences({ imagens: before?.imagens }, { imagens: sent.imagens ?? before?.imagens }),
      ],
    },
  };
}

/** Of the values inside a product with their codes. */
function cellChanges({ sheet }: OpenSheet, rows: readonly Row[]): readonly ChangedField[] {
  const titles = new Map(sheet.columns.map(({ nome, titulo = nome }) => [nome, titulo]));
  return rows.flatMap(({ before, after, changed }, place) =>
    [...changed].map((nome) => ({
      campo: place === 0 ? (titles.get(nome) ?? nome) : `${after.sku} ${nome}`,
      antes: before?.[nome] ?? '',
      depois: after[nome] ?? '',
    })),
  );
}

async function judge(
  open: OpenSheet,
  before: ProdutoPainel | undefined,
  campos: Cells,
): Promise<{ readonly row: Row; readonly faults: readonly Fault[] }> {
  // The code of a product names it: it stays.
  const typed = before ? { ...campos, sku: before.campos.sku ?? '' } : campos;
  const product = readRow(open.sheet, typed, before?.campos, open.lookup);
  const faults: Fault[] = product.faults.map((fault) => ({ ...fault, sku: '' }));
  const key = rowKey(goodsSheet, typed);
  if (!before && key === '') faults.push({ coluna: 'sku', motivo: 'falta', sku: '' });
  else if (!before && (await open.find([key])).size > 0)
    faults.push({ coluna: 'sku', motivo: 'usado', sku: '' });
  const { after: cells, changed } = product.row;
  if (faults.length === 0 && open.crossed.some((nome) => changed.has(nome))) {
    const crossed = await open.cross([{ linha: 0, cells, changed, isNew: !before }]);
    faults.push(...(crossed.get(0) ?? []).map((fault) => ({ ...fault, sku: '' })));
  }
  return { row: product.row, faults };
}

async function pictureFaults(
  trx: Trx,
  before: ProdutoPainel | undefined,
  imagens: readonly ImagemProduto[] = [],
): Promise<readonly Fault[]> {
  const kept = new Set(before?.imagens.map(({ arquivo }) => arquivo));
  const added = imagens.map(({ arquivo }) => arquivo).filter((arquivo) => !kept.has(arquivo));
  const known = await knownPictures(trx, added);
  const names = imagens.map(({ arquivo, opcao }) => `${arquivo} ${opcao}`);
  const isOnce = new Set(names).size === names.length;
  return isOnce && added.every((arquivo) => known.has(arquivo))
    ? []
    : [{ coluna: 'imagem', motivo: 'imagem', sku: '' }];
}

type Written = {
  readonly before: ProdutoPainel | undefined;
  /** Its own first. */
  readonly rows: readonly Row[];
  readonly values: JudgedValues;
  readonly ordem: readonly string[] | undefined;
  readonly imagens: readonly ImagemProduto[] | undefined;
};

/** @returns Its id. */
async function write(trx: Trx, open: OpenGoods, written: Written): Promise<number> {
  const { before, rows, values, ordem, imagens } = written;
  const [product] = rows;
  const id = before?.id ?? (await open.make(product?.after ?? {}));
  if (before) {
    const changed = rows.filter(({ changed }) => changed.size > 0);
    await open.find(changed.map(({ after }) => rowKey(goodsSheet, after)));
    const changes = new Map(
      changed.map(({ after, changed }) => [rowKey(goodsSheet, after), pick(after, changed)] as const),
    );
    const outcomes = changes.size > 0 ? await open.change(changes) : new Map<string, string>();
    if ([...outcomes.values()].some((outcome) => outcome !== 'feita')) {
      throw new HttpError(409, message.savedMeanwhile);
    }
    if (changes.size > 0) await countSave(trx, id);
  }
  if ((await writeValues(trx, open, id, values, ordem)) && before) await countSave(trx, id);
  if (imagens) await setGoodsPictures(trx, id, imagens);
  return id;
}
