/** What came of a form of a product page. */
import type { KeptForm } from '#lib/contract/product-answer.ts';
import type { ProductPage } from './product-page.ts';

export type FormOutcome =
  /** Done; where the browser goes on. */
  | { readonly kind: 'sent'; readonly path: string }
  /** The page again: with what was asked for (200), or with what was wrong. */
  | {
      readonly kind: 'shown';
      readonly status: 200 | 422 | 429;
      readonly page: ProductPage;
      readonly kept?: KeptForm;
    }
  /** No product page sent this form. */
  | { readonly kind: 'unknown' };
