/** The menus of the shop as the panel edits them: our extension, `/api/v2/vitrine/panel/menus`. */
import type { MenuEntry } from '#lib/domain/content/menu-tree.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type MenusPainel = {
  readonly menus: readonly { readonly hash: string; readonly nome: string; readonly entradas: number }[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type MenuPainel = {
  readonly hash: string;
  readonly nome: string;
  readonly itens: readonly MenuEntry[];
  /** Paths that entries lead to and at which nothing stands. */
  readonly linksQuebrados: readonly string[];
  /** Of name and entries as they were read; who saves sends it back. */
  readonly revisao: string;
  readonly alteracoes: readonly AlteracaoPainel[];
};
