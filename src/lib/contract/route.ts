/** Where an entry leads, and what every page answer of `url/*` has around its content (platform contract 2.1, 2.2). */
import type { Seo } from '#lib/domain/shop/seo.ts';
import type { Empty } from './empty.ts';

export type Nivel =
  | 'home'
  | 'page'
  | 'product/detail'
  | 'product/listing/category'
  | 'product/listing/brand'
  | 'product/listing/landing-page'
  | 'product/listing/search'
  | 'list/listing'
  | 'list/detail';

/** A vue-router location plus paths; an entry without internal page has an empty one (`{}` or `[]`). */
export type Rota = {
  readonly name: string;
  /** Path with query, ready for a link. */
  readonly route: string;
  /** Path without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** A list when empty, as the platform writes it. */
  readonly query: Readonly<Record<string, string>> | Empty;
};

export type Breadcrumb = {
  readonly label: string;
  readonly atual: boolean;
  readonly rota: Rota;
  /** Absolute. */
  readonly url: string;
};

export type Estrutura = {
  readonly nivel: Nivel;
  readonly seo: Seo;
  /** The first entry is the home page. */
  readonly breadcrumb: readonly Breadcrumb[];
  readonly dadosEstruturados: readonly object[];
};

export type UrlVerify = { readonly nivel: Nivel };
