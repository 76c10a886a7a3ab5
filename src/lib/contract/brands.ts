import type { Marca } from './product.ts';

/** `GET brands` (platform contract 4.5). */
export type Brands = { readonly marcas: readonly Marca[] };
