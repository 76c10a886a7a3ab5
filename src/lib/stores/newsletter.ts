/** Subscribing to the shop's news. */
import { browserApi } from '#lib/api/browser.ts';
import { ApiError } from '#lib/api/error.ts';
import { subscribe } from '#lib/api/forms.ts';
import { newsletterText } from '#lib/text/newsletter.ts';

/** What went wrong, in words for the visitor; undefined when it went well. */
export async function subscribeToNews(email: string): Promise<string | undefined> {
  try {
    await subscribe(browserApi(), { email });
    return undefined;
  } catch (error) {
    return (error instanceof ApiError && error.serverText) || newsletterText.failed;
  }
}
