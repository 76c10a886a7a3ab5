/** The menus the pages of the shop show, each with what it can hold. */
export type ShopMenu = {
  readonly hash: string;
  /** As the shop calls it before anybody has. */
  readonly nome: string;
  readonly levels: 1 | 2 | 3;
  /** Whether its entries show pictures. */
  readonly icons: boolean;
};

export const SHOP_MENUS: readonly ShopMenu[] = [
  { hash: 'header-pitchbar', nome: 'Condições', levels: 1, icons: false },
  { hash: 'menu-principal', nome: 'Categorias', levels: 3, icons: true },
  { hash: 'footer', nome: 'Comprar', levels: 1, icons: false },
  { hash: 'footer-atendimento', nome: 'Atendimento', levels: 1, icons: false },
  { hash: 'footer-institucional', nome: 'Institucional', levels: 1, icons: false },
  { hash: 'icone-footer', nome: 'Por que comprar aqui', levels: 1, icons: true },
];

/** A menu that only some page names, as a piece may, can hold everything. */
export function shopMenu(hash: string): Omit<ShopMenu, 'nome'> {
  return SHOP_MENUS.find((menu) => menu.hash === hash) ?? { hash, levels: 3, icons: true };
}
