/** A product, or a value inside one, written by its code through the functions of the panel's form. */
import type { ProdutoPainel, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { type CodedGoods, goodsByCode } from '#lib/platform/catalogue/queries/coded-goods.ts';
import { isTaken } from '#lib/platform/kernel/database/taken.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { By, Change, Outcome } from '#lib/platform/panel/write.ts';
import { openGoods } from '#lib/platform/sheets/products.ts';
import { lockProduct } from '#lib/platform/sheets/queries/product-writes.ts';
import {
  newProduct,
  productChange,
  readProduct,
  type SentProduct,
} from '#lib/platform/sheets/save-product.ts';
import { lockNewCode } from './queries/goods.ts';

type Found = { readonly goods: CodedGoods; readonly product: ProdutoPainel } | 'new';

const NOTHING_ELSE = { retiradas: [], ordem: undefined, imagens: undefined } as const;

/** @throws HttpError 400 with what is wrong, or for the stock of what is there. */
export function upsert(code: string, cells: Cells): Change<Found, undefined> {
  return {
    lock: (trx, now) => found(trx, code, now),
    seen: 'not asked',
    async write(trx, there, by) {
      if (there !== 'new' && cells.estoque !== undefined) throw new HttpError(400, message.stockElsewhere);
      await refuseUnread(trx, { code, cells }, by);
      const { result, history } = await save(trx, there, { code, cells }, by).catch(refuseTaken);
      if (result.faltas.length > 0) throw new HttpError(400, message.productFaults(listed(result.faltas)));
      return { result: undefined, history };
    },
  };
}

/** A cell that nothing would be read of: the program means another one. @throws HttpError 400. */
async function refuseUnread(
  trx: Trx,
  { code, cells }: { readonly code: string; readonly cells: Cells },
  { now }: By,
): Promise<void> {
  const { sheet } = await openGoods(trx, now);
  const known = new Set(sheet.columns.map(({ nome }) => nome));
  const isRead = (coluna: string) =>
    coluna === 'sku' ? cells.sku?.toUpperCase() === code.toUpperCase() : known.has(coluna);
  const unread = Object.keys(cells).filter((coluna) => !isRead(coluna));
  if (unread.length === 0) return;
  const faults = unread.map((coluna) => ({ sku: code, coluna, motivo: 'desconhecido' }) as const);
  throw new HttpError(400, message.productFaults(listed(faults)));
}

async function found(trx: Trx, code: string, now: Date): Promise<Found> {
  const goods = (await goodsByCode(trx, code)) ?? (await madeMeanwhile(trx, code));
  if (!goods) return 'new';
  await lockProduct(trx, goods.product_id);
  const product = await readProduct(trx, goods.product_id, now);
  return product ? { goods, product } : 'new';
}

/** Of two programs that make one code at once, the second finds what the first has made. */
async function madeMeanwhile(trx: Trx, code: string): Promise<CodedGoods | undefined> {
  await lockNewCode(trx, code);
  return goodsByCode(trx, code);
}

function save(
  trx: Trx,
  there: Found,
  { code, cells }: { readonly code: string; readonly cells: Cells },
  by: By,
): Promise<Outcome<ProdutoSalvo>> {
  if (there === 'new') {
    const made: SentProduct = { ...NOTHING_ELSE, campos: { ...cells, sku: code }, opcoes: [] };
    return newProduct(made).write(trx, true, by);
  }
  const { goods, product } = there;
  const { id, revisao } = product;
  const sent: SentProduct =
    goods.valor_id === 0
      ? { ...NOTHING_ELSE, campos: { ...cells, sku: goods.sku }, opcoes: [] }
      : { ...NOTHING_ELSE, campos: {}, opcoes: [{ ...cells, sku: goods.sku }] };
  return productChange({ id, revisao }, sent).write(trx, product, by);
}

/** The panel or a sheet has made goods of this code or address at the same time. @throws HttpError 409, or what came. */
function refuseTaken(error: unknown): never {
  if (isTaken(error)) throw new HttpError(409, message.savedMeanwhile);
  throw error;
}

/** `preco (numero), marca (desconhecido)`. */
function listed(faults: ProdutoSalvo['faltas']): string {
  return faults
    .map(({ coluna, motivo, certo }) => `${coluna} (${certo ? `${motivo}: ${certo}` : motivo})`)
    .join(', ');
}
