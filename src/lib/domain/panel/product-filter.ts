/** What the panel's list of products is asked by. */

/** Without the archived ones, unless they are asked for. */
export const PRODUCT_STATES = [
  '',
  'loja',
  'fora',
  'esgotado',
  'indisponivel',
  'sobConsulta',
  'arquivado',
] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What a product has not; a weight that an import assumed is none. */
export const PRODUCT_GAPS = ['', 'imagem', 'preco', 'peso', 'gtin'] as const;
export type ProductGap = (typeof PRODUCT_GAPS)[number];

export type ProductFilter = {
  readonly busca: string;
  /** Name. */
  readonly marca: string;
  /** Path; what is below it too. */
  readonly categoria: string;
  /** Name. */
  readonly selo: string;
  readonly estado: ProductState;
  readonly falta: ProductGap;
};

export const NO_FILTER: ProductFilter = {
  ...{ busca: '', marca: '', categoria: '', selo: '' },
  ...{ estado: '', falta: '' },
};
