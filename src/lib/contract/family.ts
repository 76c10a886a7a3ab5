/** Siblings on one card of a listing; ours. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Empty } from './empty.ts';
import type { Precos } from './money.ts';
import type { CarrinhoProduto, Status } from './product.ts';
import type { Rota } from './route.ts';

/** A product of a family that a listing shows as one card; ours. */
export type MembroFamilia<M extends Money = Reais> = {
  readonly id: number;
  /** Its value of what the family differs in. */
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly estoque: number;
  readonly status: Status;
  readonly precos: Precos<M>;
  /** Empty when it cannot be bought, or a value has to be chosen first. */
  readonly carrinho: CarrinhoProduto | Empty;
  readonly rota: Rota;
  readonly url: string;
  /** The product of the card. */
  readonly selecionado: boolean;
};

/** The products of a family that meet what is asked of a listing, two at least, in the order of their values; ours. */
export type Familia<M extends Money = Reais> = {
  /** Of the attribute that its products differ in. */
  readonly id: string;
  readonly nome: string;
  readonly tipo: 'texto' | 'imagem';
  readonly membros: readonly MembroFamilia<M>[];
};
