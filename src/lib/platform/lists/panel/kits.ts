/** `panel/kits`: ready-made lists, and kits. */

import { toCentavos } from '#lib/domain/kernel/money.ts';
import { isKit } from '#lib/domain/offers/kit-price.ts';
import { readKitItems, writeKitItems } from '#lib/domain/panel/kit-items.ts';
import { KITS, type KitFields } from '#lib/domain/panel/records/kits.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';
import { goodsWithCodes, itemsOfLists, listAt, setListItems } from '../queries/list-writes.ts';

export function panelKitsEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, KITS, ITEMS);
}

const ITEMS: OwnColumns = {
  columns: [],
  async load(db) {
    const items = await itemsOfLists(db);
    return (row) => ({ itens: writeKitItems(items.get(row.id) ?? []) });
  },
  async write(trx, values, saved) {
    const { endereco, desconto, preco } = values as KitFields;
    const taken = await listAt(trx, endereco);
    if (taken !== undefined && taken !== saved?.id) throw new HttpError(400, message.takenAddress);
    await goodsIn(trx, values as KitFields);
    // Of a kit nobody takes a part away.
    return { tipo: isKit({ desconto, preco: toCentavos(preco) }) ? 'fechada' : 'aberta' };
  },
  async after(trx, id, values) {
    await setListItems(trx, id, await goodsIn(trx, values as KitFields));
  },
};

/** @throws HttpError 400 for a code that the shop does not have, or a product that is bought in one of its values. */
async function goodsIn(trx: Trx, { itens }: KitFields) {
  const items = readKitItems(itens) ?? [];
  const goods = new Map(
    (
      await goodsWithCodes(
        trx,
        items.map(({ sku }) => sku),
      )
    ).map((good) => [good.sku, good]),
  );
  const missing = items.filter(({ sku }) => !goods.has(sku)).map(({ sku }) => sku);
  if (missing.length > 0) throw new HttpError(400, message.unknownCodes(missing));
  const open = items.filter(({ sku }) => goods.get(sku)?.choose).map(({ sku }) => sku);
  if (open.length > 0) throw new HttpError(400, message.codesWithOptions(open));
  return items.flatMap(({ sku, quantidade }) => {
    const { product_id, valor_id } = goods.get(sku) ?? {};
    return product_id === undefined || valor_id === undefined ? [] : [{ product_id, valor_id, quantidade }];
  });
}
