/** What an order would cost today, bought once more: ours, `order/{numero}/again`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Convert } from './money.ts';
import type { LinhaPedido } from './order.ts';

export type LinhaRecompra<M extends Money = Reais> = Pick<
  LinhaPedido,
  'nome' | 'sku' | 'atributos' | 'rota' | 'imagem'
> & {
  readonly tipo: 'produto' | 'lista';
  readonly idProduto: number;
  readonly idAtributoSimples: number;
  /** Units that were ordered then. */
  readonly pedida: number;
  /** Units that can be had now; 0 of what is gone. */
  readonly quantidade: number;
  /** Of one unit, then and now; now is 0 of what is gone. */
  readonly precoAntes: M;
  readonly precoPor: M;
  /** Of `quantidade` units. */
  readonly total: M;
};

export type Recompra<M extends Money = Reais> = {
  readonly linhas: readonly LinhaRecompra<M>[];
  /** Of the goods, before what a cart takes off. */
  readonly total: M;
};

export function convertRecompra<A extends Money, B extends Money>(
  { linhas, total }: Recompra<A>,
  convert: Convert<A, B>,
): Recompra<B> {
  return {
    linhas: linhas.map((line) => ({
      ...line,
      precoAntes: convert(line.precoAntes),
      precoPor: convert(line.precoPor),
      total: convert(line.total),
    })),
    total: convert(total),
  };
}
