/** Products with their values, characteristics, files and prices. */
import type { Generated } from 'kysely';
import type { OptionalTime, Time, TimeDefault } from './columns.ts';

export type ProductTables = {
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  attributes: AttributesTable;
  attribute_values: AttributeValuesTable;
  product_variants: ProductVariantsTable;
  characteristics: CharacteristicsTable;
  category_characteristics: CategoryCharacteristicsTable;
  characteristic_values: CharacteristicValuesTable;
  product_characteristics: ProductCharacteristicsTable;
  product_media: ProductMediaTable;
  product_seals: ProductSealsTable;
  price_schedules: PriceSchedulesTable;
  wholesale_prices: WholesalePricesTable;
  combinations: CombinationsTable;
  product_relatives: ProductRelativesTable;
};

export type ProductsTable = {
  id: Generated<number>;
  slug: string;
  sku: string;
  ean: string;
  mpn: string;
  tipo: Generated<string>;
  nome: string;
  marca_id: number;
  /** The deepest category; all of them are in `product_categories`. */
  categoria_id: number;
  /** What the shop says; with stock 0 an available product answers `indisponivel`. */
  status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  /** 0 when there is no list price. */
  preco_de: number;
  preco_por: number;
  /** Own cash discount in per cent; null follows the settings. */
  desconto_vista: number | null;
  /** Of the product itself; with `simples` values the sum of theirs is what counts. */
  estoque: number;
  prevenda_encerramento: OptionalTime;
  descricao_curta: string;
  descricao_longa: string;
  descricao_simples: Generated<string>;
  opcional1: Generated<string>;
  opcional2: Generated<string>;
  opcional3: Generated<string>;
  tabela_medida: Generated<string>;
  video_plataforma: Generated<string>;
  video_url: Generated<string>;
  /** Siblings of the `unico` attribute share the leader's id. */
  lider_id: number | null;
  unico_valor_id: number | null;
  assinatura: Generated<boolean>;
  altura_mm: number;
  largura_mm: number;
  comprimento_mm: number;
  peso_g: number;
  garantia_meses: number;
  /** What it may travel with (domain/shipping/apart.ts); '' is as its category says. */
  envio: Generated<string>;
  /** For a nota fiscal (domain/sheets/fiscal.ts), '' where nobody has said it (migration 0452): digits, digits, `0` to `8`, `UN`. */
  ncm: Generated<string>;
  cest: Generated<string>;
  origem: Generated<string>;
  unidade: Generated<string>;
  /** 0 to 1000. */
  popularidade: number;
  vendas: Generated<number>;
  ativo: Generated<boolean>;
  /** Kept but not sold any more, then `ativo` is false: its address leads to its category, or says that it is gone (migration 0340). */
  arquivado: Generated<'' | 'categoria' | 'encerrado'>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
  created_at: Time;
  updated_at: TimeDefault;
  /** How often somebody saved its form. */
  saves: Generated<number>;
  /** What search engines show; '' for the name, and the short description (migration 0342). */
  seo_titulo: Generated<string>;
  seo_descricao: Generated<string>;
};

type ProductCategoriesTable = { product_id: number; categoria_id: number };

type AttributesTable = {
  id: Generated<number>;
  kind: 'unico' | 'simples';
  nome: string;
  tipo: Generated<'texto' | 'imagem'>;
};

type AttributeValuesTable = {
  id: Generated<number>;
  attribute_id: number;
  label: string;
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  ordem: number;
};

/** SKUs inside a product page: the values of its `simples` attribute. */
export type ProductVariantsTable = {
  id: Generated<number>;
  product_id: number;
  /** `idAtributoValor` and `idAtributoSimples` on the wire. */
  valor_id: number;
  sku: string;
  ean: Generated<string>;
  preco_de: number;
  preco_por: number;
  estoque: number;
  desconto_adicional: Generated<number>;
  ordem: number;
};

type CharacteristicsTable = {
  id: Generated<number>;
  codigo: string;
  nome: string;
  tipo: Generated<'numero' | 'escolha' | 'texto' | 'simNao'>;
  /** Base unit of `numero`; '' for texts. */
  unidade: string;
  grupo: string;
  ordem: number;
  visivel_site: Generated<boolean>;
  comparavel: Generated<boolean>;
  filtravel: Generated<boolean>;
  /** Numbers are also filtered from one to another. */
  faixa: Generated<boolean>;
  /** Place among the facts beside the picture, from 1; 0 for none of its own. */
  destaque: Generated<number>;
  /** What a card says of it. */
  cartao: Generated<'nao' | 'medida' | 'valor' | 'ponta'>;
};

/** Which categories ask for it, those below them too; without a row every product is asked. */
type CategoryCharacteristicsTable = { categoria_id: number; characteristic_id: number };

/** The distinct values of a characteristic; their ids are the filter values on the wire. */
type CharacteristicValuesTable = {
  id: Generated<number>;
  characteristic_id: number;
  label: string;
  /** Thousandths of the base unit; null for texts. */
  numero: number | null;
  ordem: number;
};

type ProductCharacteristicsTable = { product_id: number; value_id: number; ordem: number };

type ProductMediaTable = {
  id: Generated<number>;
  product_id: number;
  /** 0 = all values. */
  valor_id: Generated<number>;
  tipo: 'imagem' | 'manual' | 'arquivo' | 'rotativa';
  label: string;
  descricao: string;
  /** Base name of a picture of the library (`media.arquivo`), a file name otherwise. */
  arquivo: string;
  ordem: number;
};

type ProductSealsTable = { product_id: number; seal_id: number };

/** `product_id` null: for the whole shop. */
export type PriceSchedulesTable = {
  id: Generated<number>;
  product_id: number | null;
  nome: string;
  preco_de: number;
  preco_por: number;
  desconto_vista: number | null;
  data_inicial: Time;
  data_final: Time;
};

type WholesalePricesTable = { product_id: number; quantidade: number; preco_por: number };

type CombinationsTable = {
  id: Generated<number>;
  product_id: number;
  indicado_id: number;
  tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  desconto: number;
  ordem: number;
};

/** What a product's page names beside it: what goes with it, what is like it, what took its place (migration 0342). */
type ProductRelativesTable = {
  product_id: number;
  relative_id: number;
  tipo: 'acessorio' | 'semelhante' | 'sucessor';
  ordem: number;
};
