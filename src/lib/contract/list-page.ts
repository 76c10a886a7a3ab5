/** What the page of a ready-made list shows. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { UrlListDetail } from './list.ts';
import type { Precos } from './money.ts';

export type ListPage = {
  /** Its text is safe to print. */
  readonly list: UrlListDetail<Centavos>;
  /** What stands in the quantity fields, by `itemKey`. */
  readonly typed: ReadonlyMap<string, string>;
  /** Of what is chosen. */
  readonly precos: Precos<Centavos>;
  readonly problem?: string;
  readonly structuredData: object;
  readonly tags: string[];
};
