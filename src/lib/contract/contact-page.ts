/** What the contact form of a page shows. */
import type { TypedMessage } from '#lib/domain/leads/contact-form.ts';
import type { Draft } from './opinions-page.ts';

export type ContactForm = {
  /** Slug of the page it stands on. */
  readonly page: string;
  /** When that page was made, signed. */
  readonly stamp: string;
  readonly draft: Draft<TypedMessage>;
  /** A message was just sent. */
  readonly sent: boolean;
};
