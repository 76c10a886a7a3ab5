/** `/newsletter`: takes the form of the shop's news. */
import { ApiError } from '#lib/api/error.ts';
import { subscribe } from '#lib/api/forms.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { newsletterText } from '#lib/text/newsletter.ts';

/** Undefined: subscribed. */
export type NewsletterFailure = { readonly email: string; readonly problem: string };

export async function answerNewsletter(
  { sessionApi }: Pick<App.Locals, 'sessionApi'>,
  posted: FormData,
): Promise<NewsletterFailure | undefined> {
  const typed = posted.get('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  if (!isMailAddress(email)) return { email: email.slice(0, 254), problem: newsletterText.bad };
  try {
    await subscribe(sessionApi(), { email });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { email, problem: error.serverText || newsletterText.failed };
  }
}
