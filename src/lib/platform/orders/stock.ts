/** Which stock an order takes, and taking it. */
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { plainText, type SettledLine } from '#lib/platform/offers/available-lines.ts';
import { type ListStock, returnItem, type StockItem, takeItem } from './queries/order-stock.ts';

/** Each item once, over all lines, in one order for everybody: two orders never wait for each other in a circle. */
export function itemsOf(lines: readonly SettledLine[]): readonly StockItem[] {
  const units = new Map<string, number>();
  for (const { line, offer } of lines) {
    for (const { item, units: each } of offer.needs) {
      units.set(item, (units.get(item) ?? 0) + each * line.quantidade);
    }
  }
  return [...units]
    .map(([item, quantidade]) => ({ ...idsOf(item), quantidade }))
    .toSorted((a, b) => a.product_id - b.product_id || a.valor_id - b.valor_id);
}

/** What one unit of each list takes, by the place of its line. */
export function listItemsOf(lines: readonly SettledLine[]): readonly ListStock[] {
  return lines.flatMap(({ line, offer }, linha) => {
    if (line.tipo !== 'lista') return [];
    const units = new Map<string, number>();
    for (const { item, units: each } of offer.needs) units.set(item, (units.get(item) ?? 0) + each);
    return [...units].map(([item, unidades]) => ({ linha, ...idsOf(item), unidades }));
  });
}

function idsOf(item: string): { readonly product_id: number; readonly valor_id: number } {
  const [product_id = 0, valor_id = 0] = item.split('/').map(Number);
  return { product_id, valor_id };
}

/**
 * Takes all of it or, by the rollback of the throw, nothing.
 * @throws HttpError 409 when somebody else was faster; it names the first of `lines` that wants what is gone.
 */
export async function takeStock(
  trx: Trx,
  items: readonly StockItem[],
  lines: readonly SettledLine[],
): Promise<void> {
  for (const item of items) {
    const left = await takeItem(trx, item);
    if (left === undefined) throw new HttpError(409, message.soldMeanwhile(nameOf(item, lines)));
  }
}

function nameOf({ product_id, valor_id }: StockItem, lines: readonly SettledLine[]): string {
  const wanted = `${product_id}/${valor_id}`;
  const line = lines.find(({ offer }) => offer.needs.some(({ item }) => item === wanted));
  return plainText(line?.offer.nome ?? '');
}

export async function returnStock(trx: Trx, items: readonly StockItem[]): Promise<void> {
  for (const item of items) await returnItem(trx, item);
}
