/** Orders that nobody has billed, for who issues their notas: ours, `panel/orders/unbilled`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Comprador, EnderecoEntrega, IndicadorIe } from '#lib/domain/orders/order-parties.ts';
import type { Convert } from './money.ts';

export type PedidoAFaturar<M extends Money = Reais> = {
  readonly numero: number;
  /** ISO time. */
  readonly data: string;
  readonly comprador: Comprador;
  readonly indicadorIe: IndicadorIe;
  readonly endereco: EnderecoEntrega;
  /** Of a company: its purchase order, '' without one. */
  readonly pedidoCompra: string;
  /** `pix`, `cartao`, … */
  readonly formaPagamento: string;
  readonly frete: M;
  /** Of all kinds, the one for the way to pay too: `produtos` and `frete` less it are `total`. */
  readonly desconto: M;
  readonly produtos: M;
  readonly total: M;
  readonly itens: readonly ItemAFaturar<M>[];
};

export type ItemAFaturar<M extends Money = Reais> = {
  /** '' of a kit: `atributos` says what is in it. */
  readonly codigo: string;
  readonly nome: string;
  readonly atributos: string;
  readonly quantidade: number;
  readonly preco: M;
  readonly total: M;
  /** Of the product as it is today, '' where nobody has said it: digits, digits, `0` to `8`, `UN`. */
  readonly ncm: string;
  readonly cest: string;
  readonly origem: string;
  readonly unidade: string;
  readonly gtin: string;
};

export type PedidosAFaturar<M extends Money = Reais> = {
  /** The oldest first. */
  readonly pedidos: readonly PedidoAFaturar<M>[];
  /** To be sent as `depois` for the next ones; 0 at the end. */
  readonly proximo: number;
};

export function convertPedidosAFaturar<A extends Money, B extends Money>(
  { pedidos, proximo }: PedidosAFaturar<A>,
  convert: Convert<A, B>,
): PedidosAFaturar<B> {
  return {
    proximo,
    pedidos: pedidos.map(({ frete, desconto, produtos, total, itens, ...rest }) => ({
      ...rest,
      frete: convert(frete),
      desconto: convert(desconto),
      produtos: convert(produtos),
      total: convert(total),
      itens: itens.map(({ preco, total: sum, ...item }) => ({
        ...item,
        preco: convert(preco),
        total: convert(sum),
      })),
    })),
  };
}
