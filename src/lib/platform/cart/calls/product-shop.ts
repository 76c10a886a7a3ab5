/** What products cost when they are bought as they are asked for, and the payload that does it. */
import { z } from 'zod';
import { convertCompra } from '#lib/contract/purchase.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, id, optionalId, quantity, shownPrice } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { type Item, quote } from '#lib/platform/offers/priced-items.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { productCombinations } from '#lib/platform/offers/queries/combinations.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import { presentPayload, presentTotals } from '#lib/platform/offers/wire/purchase.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';

export function productShopEndpoints(deps: Deps): readonly Endpoint[] {
  return [combination(deps), shop(deps)];
}

const SIDE = z.object({ id, idAtributoValor: optionalId, preco: shownPrice });
const PAIR = z.object({ produtoPrincipal: SIDE, produtoIndicado: SIDE });

/** The price is the one the cart asks for the two. */
function combination(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'post',
      shared: true,
      path: '/product/combination',
      summary: 'What two products cost that are offered together',
      body: PAIR,
      answer: 'CompraConjunta',
    },
    async ({ context, body: { produtoPrincipal, produtoIndicado } }) => {
      const shop = await readShopFor(deps, context);
      const items = [produtoPrincipal, produtoIndicado].map((side) => itemOf({ ...side, quantidade: 1 }));
      const known = await deps.known();
      const goods = await quote(deps.db, items, termsOf(shop), known);
      const offers = await productCombinations(known, produtoPrincipal.id);
      const offer = offers.find(({ indicado_id }) => indicado_id === produtoIndicado.id);
      if (!offer) throw notFound(message.notTogether);
      const { tipo_desconto: tipo, desconto } = offer;
      const answer = {
        precos: presentTotals(shop, totalsOf(goods)),
        desconto: { tipo, valor: tipo === 'valor' ? toReais(centavos(desconto)) : desconto },
        carrinho: presentPayload(shop, items),
      };
      return convertCompra(answer, toReais);
    },
  );
}

/** Kits and personal touches are refused: the shop has none, and a price without them would be wrong. */
const NOTHING = z.union([z.null(), z.tuple([]), z.strictObject({})]).optional();
const CHOSEN = SIDE.extend({ quantidade: quantity, editarPreco: flag });
const PURCHASE = z.object({
  carrinho: flag,
  produtos: z
    .array(CHOSEN.extend({ conjunto: z.unknown().optional(), personalizacao: z.unknown().optional() }))
    .min(1)
    .max(100),
});

function shop(deps: Deps): Endpoint {
  return endpoint(
    {
      method: 'post',
      shared: true,
      path: '/product/shop',
      summary: 'What products cost together in the quantities asked for',
      body: PURCHASE,
      answer: 'Compra',
    },
    async ({ context, body: { carrinho, produtos } }) => {
      const extras = produtos.flatMap(({ conjunto, personalizacao }) => [conjunto, personalizacao]);
      if (extras.some((extra) => !NOTHING.safeParse(extra).success)) throw new HttpError(400, message.noKit);
      const shop = await readShopFor(deps, context);
      const items = produtos.map(itemOf);
      const goods = await quote(deps.db, items, termsOf(shop), await deps.known());
      const answer = {
        precos: presentTotals(shop, totalsOf(goods)),
        ...(carrinho ? { carrinho: presentPayload(shop, items) } : {}),
      };
      return convertCompra(answer, toReais);
    },
  );
}

function itemOf(product: {
  readonly id: number;
  readonly idAtributoValor: number;
  readonly quantidade: number;
}): Item {
  const { id: id_produto, idAtributoValor: valor, quantidade } = product;
  return { tipo: 'produto', id_produto, valor, quantidade };
}
