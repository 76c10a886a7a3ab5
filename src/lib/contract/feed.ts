/** `feed/products`: what shopping services are told of every product. Ours: the contract has no such call. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Produto, ProdutoDetalhe } from './product.ts';

/** A product of a listing with all its pictures, and what else only its page has. */
export type ProdutoFeed<M extends Money = Reais> = Omit<Produto<M>, 'familia'> &
  Pick<ProdutoDetalhe<M>, 'ean' | 'mpn' | 'prevenda' | 'AgendamentoPreco'> & {
    /** Names of its categories, from the first level down. */
    readonly taxonomia: readonly string[];
    /** Grams, packed. */
    readonly peso: number;
  };

export type FeedProdutos<M extends Money = Reais> = {
  readonly produtos: readonly ProdutoFeed<M>[];
  /** `depois` of the next call; 0 when these were the last. */
  readonly proximo: number;
};
