/** What products are grouped by: categories, brands, landing pages, lists and seals. */
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export type CatalogueTables = {
  categories: CategoriesTable;
  brands: BrandsTable;
  landing_pages: LandingPagesTable;
  seals: SealsTable;
  lists: ListsTable;
  list_items: ListItemsTable;
};

export type CategoriesTable = {
  id: Generated<number>;
  pai_id: number | null;
  /** 1 to 3. */
  nivel: number;
  slug: string;
  /** Path of the page, `/cabos-de-video/hdmi`. */
  caminho: string;
  nome: string;
  descricao: string;
  descricao_longa: string;
  ordem: number;
  /** Words of the name (migration 0008). */
  search_name: Generated<string>;
  ativo: Generated<boolean>;
  /** Pictures as visitors see them and as they were sent (migration 0350), '' for none; so are the others. */
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  banner: Generated<string>;
  banner_original: Generated<string>;
  banner_alt: Generated<string>;
  /** For search engines; '' leaves what the page says by itself. */
  seo_titulo: Generated<string>;
  seo_descricao: Generated<string>;
  /** What its products may travel with (domain/shipping/apart.ts). */
  envio: Generated<string>;
};

export type BrandsTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  descricao: string;
  descricao_longa: Generated<string>;
  ordem: number;
  /** Words of the name (migration 0008). */
  search_name: Generated<string>;
  ativo: Generated<boolean>;
  /** For search engines; '' leaves what the page says by itself (migration 0350). */
  seo_titulo: Generated<string>;
  seo_descricao: Generated<string>;
};

type LandingPagesTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  descricao: string;
  descricao_longa: Generated<string>;
  /** Listing parameters the page stands for: `{ "filtro": "12:3" }`. */
  consulta: Json<Record<string, string>>;
  ativo: Generated<boolean>;
};

type SealsTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  tipo: Generated<'texto' | 'imagem'>;
  label: string;
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  cor_texto: string;
  cor_selo: string;
  posicao_x: Generated<'left' | 'center' | 'right'>;
  posicao_y: Generated<'top' | 'middle' | 'bottom'>;
  ordem: number;
};

export type ListsTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  tipo: Generated<string>;
  descricao: string;
  selecao_atributo: Generated<boolean>;
  /** Per cent off what is in it, 0 for none (migration 0391). */
  desconto: Generated<number>;
  /** Centavos of the whole; 0: what is in it costs what it costs. */
  preco: Generated<number>;
  ativo: Generated<boolean>;
  ordem: number;
};

export type ListItemsTable = {
  list_id: number;
  product_id: number;
  valor_id: Generated<number>;
  quantidade: number;
  ordem: number;
};
