/** The demo catalogue as it is written by hand; `seed.ts` turns it into rows. Money is integer centavos, times are ISO 8601 with offset. */
import type { DrawingSpec } from '#artwork/drawings/spec.ts';
import type { CharacteristicCode } from './characteristics.ts';

export type SeedCategory = {
  readonly slug: string;
  readonly nome: string;
  /** One or two sentences of HTML for the head of the listing. */
  readonly descricao: string;
  /** Longer HTML text below the products; may be ''. */
  readonly descricaoLonga: string;
  readonly filhas: readonly SeedCategory[];
};

export type SeedBrand = { readonly slug: string; readonly nome: string; readonly descricao: string };

/** A value of the `simples` attribute: a SKU inside the product page. */
export type SeedVariant = {
  readonly label: string;
  readonly sku: string;
  readonly precoPor: number;
  readonly precoDe?: number;
  readonly estoque: number;
};

export type SeedProduct = {
  readonly slug: string;
  readonly sku: string;
  /** GTIN-13 with a right check digit, in the range 789 0000 xxxxx kept for this invented shop; '' when none. */
  readonly ean: string;
  readonly mpn: string;
  readonly nome: string;
  readonly marca: string;
  /** Path of the deepest category: `cabos-de-video/hdmi/ultra-48g`. */
  readonly categoria: string;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly precoPor: number;
  readonly precoDe?: number;
  readonly estoque: number;
  /** Date on which a pre-order ships. */
  readonly prevenda?: string;
  /** Two or three sentences of plain HTML (`<p>`). */
  readonly descricaoCurta: string;
  /** Several paragraphs of HTML written for a buyer: `<h3>`, `<p>`, `<ul>`. */
  readonly descricaoLonga: string;
  /** HTML table to choose a size by. */
  readonly tabelaMedida?: string;
  /** A number is in the characteristic's base unit (metres, Gb/s, Hz …); a string is shown as it is; a list is several values. */
  readonly caracteristicas: Readonly<
    Partial<Record<CharacteristicCode, number | string | readonly string[]>>
  >;
  /** Siblings share `grupo`; `valor` is this product's value of the attribute. */
  readonly unico?: { readonly atributo: string; readonly grupo: string; readonly valor: string };
  readonly simples?: { readonly atributo: string; readonly valores: readonly SeedVariant[] };
  /** Slugs of seals. */
  readonly selos: readonly ('mais-vendido' | 'lancamento' | 'oferta' | 'certificado' | 'frete-rapido')[];
  /** Shipping box: millimetres and grams. */
  readonly embalagem: {
    readonly altura: number;
    readonly largura: number;
    readonly comprimento: number;
    readonly peso: number;
  };
  readonly garantiaMeses: number;
  /** 0 to 1000, the order of `Popularidade` and of `Mais Vendidos`. */
  readonly popularidade: number;
  readonly criadoEm: string;
  readonly drawing: DrawingSpec;
};
