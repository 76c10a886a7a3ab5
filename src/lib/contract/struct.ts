/** `struct/menus/{hash}` (platform contract 4.4). */
import type { Empty } from './empty.ts';
import type { Rota } from './route.ts';

export type ItemMenu = {
  readonly label: string;
  /** `personalizado` is a free link in `link`; anything else is an internal page in `rota`. */
  readonly tipo: string;
  readonly link: string;
  readonly target: '_self' | '_blank';
  readonly rota: Rota | Empty;
  readonly icone: string;
  readonly iconeOriginal: string;
  /** Inline SVG written by the shop, '' if none. */
  readonly svg: string;
  readonly destaque: boolean;
  readonly sub: readonly ItemMenu[];
};

export type Menu = {
  readonly id: number;
  readonly nome: string;
  readonly hash: string;
  readonly menu: readonly ItemMenu[];
};
