/** Answer of `search/suggestions`: ours, the contract has no such call. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Convert, Precos } from './money.ts';
import type { Marca, Produto } from './product.ts';
import type { CategoriaEntrada } from './url.ts';

export type ProdutoSugerido<M extends Money = Reais> = Pick<
  Produto,
  'id' | 'nome' | 'sku' | 'status' | 'rota' | 'url'
> & {
  /** Address of the smallest picture, '' when there is none. */
  readonly imagem: string;
  readonly precos: Pick<Precos<M>, 'de' | 'por' | 'vista'>;
};

export type Sugestoes<M extends Money = Reais> = {
  /** What was asked for, as the shop read it. */
  readonly busca: string;
  readonly produtos: readonly ProdutoSugerido<M>[];
  readonly categorias: readonly CategoriaEntrada[];
  readonly marcas: readonly Pick<Marca, 'id' | 'nome' | 'rota' | 'url'>[];
  /** Whole searches to go on with. */
  readonly termos: readonly string[];
};

export function convertSugestoes<A extends Money, B extends Money>(
  sugestoes: Sugestoes<A>,
  convert: Convert<A, B>,
): Sugestoes<B> {
  const produtos = sugestoes.produtos.map(({ precos: { de, por, vista }, ...produto }) => ({
    ...produto,
    precos: { de: convert(de), por: convert(por), vista: convert(vista) },
  }));
  return { ...sugestoes, produtos };
}
