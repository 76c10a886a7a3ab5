/** Subscribing to the shop's news. */
import { browserApi } from '#lib/api/browser.ts';
import { ApiError } from '#lib/api/error.ts';
import { subscribe } from '#lib/api/forms.ts';
import { newsletterText } from '#lib/text/newsletter.ts';
import { announce } from './announce.ts';

/** What went wrong, in words for the visitor; undefined when it went well. */
export async function subscribeToNews(email: string): Promise<string | undefined> {
  try {
    await subscribe(browserApi(), { email });
    announce({ kind: 'lead' });
    return undefined;
  } catch (error) {
    return (error instanceof ApiError && error.serverText) || newsletterText.failed;
  }
}
