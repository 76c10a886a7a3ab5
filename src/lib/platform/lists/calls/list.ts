/** `list/shop`: what is chosen of a ready-made list (platform contract 4.10). */
import { z } from 'zod';
import { convertCompra } from '#lib/contract/purchase.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, id, optionalId, quantity, shownPrice } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { type Item, quote } from '#lib/platform/offers/priced-items.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { listsOf } from '#lib/platform/offers/queries/goods.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import { presentPayload, presentTotals } from '#lib/platform/offers/wire/purchase.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { itemsOf } from '../list-quote.ts';
import { listById } from '../queries/lists.ts';

const CHOSEN = z.object({ id, idAtributoValor: optionalId, quantidade: quantity, preco: shownPrice });
const PURCHASE = z.object({
  idListaCompra: id,
  carrinho: flag,
  produtos: z.array(CHOSEN).min(1).max(100),
});
type Chosen = z.output<typeof CHOSEN>;

export function listEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  return [
    endpoint(
      {
        method: 'post',
        path: '/list/shop',
        summary: 'What is chosen of a ready-made list costs, and the payload that buys it',
        body: PURCHASE,
        answer: 'Compra',
      },
      async ({ context, body: { idListaCompra, carrinho, produtos } }) => {
        const row = await listById(db, idListaCompra);
        const [list] = row ? await listsOf(db, [row.id]) : [];
        if (!row || !list) throw notFound(message.unknownList);
        const held = itemsOf(list);
        const chosen = produtos.map((product) => itemOf(product, held, row.selecao_atributo));
        const items = isWhole(chosen, held) ? [wholeList(row.id)] : chosen;
        const shop = await readShopFor(deps, context);
        const goods = await quote(db, items, termsOf(shop), await deps.known());
        const answer = {
          precos: presentTotals(shop, totalsOf(goods)),
          ...(carrinho ? { carrinho: presentPayload(shop, items) } : {}),
        };
        return convertCompra(answer, toReais);
      },
    ),
  ];
}

/** Without a value it is the list's; another one only where the list leaves the choice. */
function itemOf({ id, idAtributoValor, quantidade }: Chosen, held: readonly Item[], open: boolean): Item {
  const own = held.filter(({ id_produto }) => id_produto === id);
  const [item = undefined] = own;
  const named = own.some(({ valor }) => valor === idAtributoValor);
  if (!item || !(named || open || idAtributoValor === 0)) throw notFound(message.notInList);
  const valor = idAtributoValor === 0 ? item.valor : idAtributoValor;
  return { tipo: 'produto', id_produto: id, valor, quantidade };
}

/** All of the list as it is: bought as one line. */
function isWhole(chosen: readonly Item[], held: readonly Item[]): boolean {
  const amounts = (items: readonly Item[]) =>
    items
      .map(({ id_produto, valor, quantidade }) => `${id_produto}/${valor}/${quantidade}`)
      .toSorted()
      .join();
  return amounts(chosen) === amounts(held);
}

function wholeList(id: number): Item {
  return { tipo: 'lista', id_produto: id, valor: 0, quantidade: 1 };
}
