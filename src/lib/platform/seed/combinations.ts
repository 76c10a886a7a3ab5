export type SeedCombination = {
  /** Product on whose page the offer stands. */
  readonly slug: string;
  /** Product offered together. */
  readonly indicado: string;
  readonly tipoDesconto: 'porcentagem' | 'valor';
  /** Percent (`10` is 10 %) or centavos, off the offered product. */
  readonly desconto: number;
};

export const COMBINATIONS: readonly SeedCombination[] = [];
