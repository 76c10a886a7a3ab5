/** `panel/orders/unbilled`: orders that are to be billed, as the program that issues their notas needs them. */
import { z } from 'zod';
import { convertPedidosAFaturar, type PedidoAFaturar } from '#lib/contract/unbilled-orders.ts';
import { type Centavos, centavos, toReais } from '#lib/domain/kernel/money.ts';
import { taxpayerIndicator } from '#lib/domain/orders/order-parties.ts';
import { ORDERS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import { findOrders, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { presentOrder } from '#lib/platform/orders/wire/order.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { type FiscalGoods, fiscalGoods, unbilledOrders } from '../queries/unbilled.ts';

const MOST = 100;
const UNKNOWN = { ncm: '', cest: '', origem: '', unidade: '', gtin: '' };

export function unbilledEndpoint(deps: Deps): Endpoint {
  const { db } = deps;
  return panelEndpoint(deps)(
    {
      method: 'get',
      path: '/panel/orders/unbilled',
      summary: 'Orders that nobody has billed, the oldest first, with who bought and what a nota fiscal asks',
      roles: ORDERS,
      query: z.object({
        depois: numberParameter(0, 2_147_483_647).describe('The `proximo` of the answer before.'),
      }),
      answer: 'PedidosAFaturar',
    },
    async ({ query: { depois = 0 } }) => {
      const numeros = await unbilledOrders(db, { after: depois, limit: MOST });
      const orders = numeros.length > 0 ? await findOrders(db, numeros) : [];
      const skus = orders.flatMap(({ linhas }) => linhas.map(({ sku }) => sku.toUpperCase()));
      const goods = await fiscalGoods(db, [...new Set(skus)]);
      const shop = await readShop(deps);
      const pedidos = orders
        .toSorted((a, b) => a.numero - b.numero)
        .map((order) => present(shop, order, goods));
      const proximo = numeros.length < MOST ? 0 : (numeros.at(-1) ?? 0);
      return convertPedidosAFaturar({ pedidos, proximo }, toReais);
    },
  );
}

function present(
  shop: Shop,
  row: OrderRow,
  goods: ReadonlyMap<string, FiscalGoods>,
): PedidoAFaturar<Centavos> {
  const order = presentOrder(shop, row);
  const { numero, data, comprador, endereco, pagamento, pedidoCompra, frete, total, cobrado, linhas } = order;
  return {
    ...{ numero, data, comprador, endereco, pedidoCompra, formaPagamento: pagamento },
    indicadorIe: taxpayerIndicator(comprador),
    frete: frete.valor,
    desconto: centavos(total.produtos + frete.valor - cobrado),
    produtos: total.produtos,
    total: cobrado,
    itens: linhas.map(({ sku, nome, atributos, quantidade, precoPor, total: sum }) => {
      const { ncm, cest, origem, unidade, gtin } = goods.get(sku.toUpperCase()) ?? UNKNOWN;
      const said = { codigo: sku, nome, atributos, quantidade, preco: precoPor, total: sum };
      return { ...said, ncm, cest, origem, unidade, gtin };
    }),
  };
}
