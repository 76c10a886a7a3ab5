import type { LinhaPedido } from '#lib/contract/order.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { OrderLinesTable } from '#lib/platform/schema/orders.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';

export type OrderLineRow = Omit<OrderLinesTable, 'numero' | 'ordem' | 'tipo'>;

/** A line of an order or of a quote. */
export function presentLine(shop: Pick<Shop, 'siteUrl'>, line: OrderLineRow): LinhaPedido<Centavos> {
  const { nome, sku, atributos, rota, imagem, quantidade, preco_por } = line;
  return {
    nome,
    sku,
    atributos,
    rota,
    imagem: imagem === '' ? '' : absolute(shop, `/upload/produto/imagem/s_${imagem}.webp`),
    quantidade,
    precoPor: centavos(preco_por),
    total: centavos(preco_por * quantidade),
  };
}
