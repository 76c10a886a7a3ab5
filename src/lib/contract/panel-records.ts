/** Records of the panel that are declared in `lib/domain/panel/records`: ours, `/api/v2/vitrine/panel/…`. */
import type { CategoryPlace } from '#lib/domain/catalogue/category-tree.ts';
import type { Values } from '#lib/domain/panel/record.ts';
import type { CategoryFields } from '#lib/domain/panel/records/categories.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

/** The fields of its kind by name. */
export type RegistroPainel = Values & { readonly id: number; readonly revisao: string };

/** The records in their order, under the name that their call has: `popups`. */
export type RegistrosPainel = {
  readonly alteracoes: readonly AlteracaoPainel[];
  readonly [registros: string]: readonly object[];
};

/** A category with the path that its place gives it. */
export type CategoriaPainel = CategoryPlace & CategoryFields & { readonly revisao: string };
