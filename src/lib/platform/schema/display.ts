/** What leads through the shop: menus, showcases and popups. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Json, OptionalTime } from './columns.ts';
import type { BannerFile } from './content.ts';

export type DisplayTables = {
  showcases: ShowcasesTable;
  showcase_products: ShowcaseProductsTable;
  menus: MenusTable;
  menu_items: MenuItemsTable;
  popups: PopupsTable;
};

type ShowcasesTable = {
  id: Generated<number>;
  hash: string;
  nivel: string;
  titulo: string;
  tag_titulo: Generated<string>;
  modelo: Generated<string>;
  ativo: Generated<boolean>;
  /** What fills it by itself; null shows the products chosen by hand (migration 0024). */
  regra: JSONColumnType<ShowcaseRule> | null;
  /** How many products it shows at most (migration 0024). */
  limite: Generated<number>;
};

export type ShowcaseRule = {
  ordem: 'vendidos' | 'novidades' | 'desconto';
  /** Id of a category; 0 for all. */
  categoria: number;
};

type ShowcaseProductsTable = { showcase_id: number; product_id: number; ordem: number };

type MenusTable = { id: Generated<number>; hash: string; nome: string };

export type MenuItemsTable = {
  id: Generated<number>;
  menu_id: number;
  pai_id: number | null;
  label: string;
  /** `personalizado` (free link), `categoria`, `marca`, `pagina`, `interna`. */
  tipo: string;
  /** Path of the shop or absolute URL. */
  link: string;
  target: Generated<'_self' | '_blank'>;
  icone: Generated<string>;
  icone_original: Generated<string>;
  svg: Generated<string>;
  destaque: Generated<boolean>;
  ordem: number;
};

export type PopupsTable = {
  id: Generated<number>;
  nivel: string;
  nome: string;
  /** Seconds. */
  tempo: number;
  tipo: 'imagem' | 'html' | 'newsletter';
  titulo: string;
  descricao: string;
  link: string;
  target: Generated<'_self' | '_blank'>;
  desktop: Json<BannerFile>;
  mobile: Json<BannerFile>;
  ativo: Generated<boolean>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
  /** Opens on page after page of a visit until it is closed, instead of once (migration 0024). */
  repete: Generated<boolean>;
};
