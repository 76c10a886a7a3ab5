/** What every page has around its content: answers of the contract, gathered by `lib/server/page/page-data.ts`. */
import type { Usuario } from './checkout.ts';
import type { Configuracoes } from './settings.ts';
import type { Menu } from './struct.ts';

/** The menus of header and footer; one that could not be read has no items. */
export type ShellMenus = {
  readonly pitchBar: Menu;
  readonly main: Menu;
  readonly footer: Menu;
  readonly atendimento: Menu;
  readonly institucional: Menu;
  readonly icons: Menu;
};

/** How the shop looks where its owner has chosen: a sheet over the tokens, and its hash for the policy. */
export type Look = { readonly css: string; readonly hash: `sha256-${string}` };

export type Shell = {
  /** Left out where nothing was chosen. */
  readonly look?: Look | undefined;
  readonly configuracoes: Configuracoes;
  readonly menus: ShellMenus;
  /** Origin of the shop as it is known outside, `https://loja.example`, without a slash at the end. */
  readonly siteUrl: string;
  /** The shop is closed: the page is replaced by the wait page and is not indexed. */
  readonly maintenance: boolean;
  /** Who is logged in. Pages that have it are rendered for them alone. */
  readonly user?: Usuario | undefined;
};
