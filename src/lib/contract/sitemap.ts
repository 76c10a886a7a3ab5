/** `sitemap`: the addresses search engines may index. Ours: the contract has no such call. */
import type { Info } from './url.ts';

export type SitemapEntry = {
  /** Absolute. */
  readonly url: string;
  /** ISO 8601; '' where nobody recorded when the page last changed. */
  readonly alterado: string;
};

export type Sitemap = {
  readonly urls: readonly SitemapEntry[];
  readonly info: Pick<Info, 'offset' | 'limit' | 'exibindo' | 'total'>;
};
