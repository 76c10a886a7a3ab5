/** `/contato`: takes the contact form of a page. */
import { ApiError } from '#lib/api/error.ts';
import { sendMessage } from '#lib/api/forms.ts';
import type { ContactForm } from '#lib/contract/contact-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { messageFaults, readMessage, TRAP } from '#lib/domain/leads/contact-form.ts';
import { pagePath } from '#lib/paths.ts';
import { contactText } from '#lib/text/pages.ts';
import { contactForm, type InstitutionalPage, loadInstitutional } from '../page/institutional-page.ts';
import { judgeStamp } from './form-stamp.ts';

export type ContactOutcome =
  | { readonly kind: 'sent'; readonly path: string }
  | { readonly kind: 'failed'; readonly status: 422 | 429; readonly page: InstitutionalPage }
  /** No page with such a form sent this. */
  | { readonly kind: 'unknown' };

type Locals = Pick<App.Locals, 'api' | 'config' | 'sessionApi'>;

export async function answerContact(locals: Locals, posted: FormData): Promise<ContactOutcome> {
  const slug = line(posted, 'pagina');
  const page = SLUG.test(slug) ? await loadInstitutional(locals, slug) : undefined;
  if (!page?.contact) return { kind: 'unknown' };
  const typed = readMessage(posted);
  const faults = messageFaults(typed);
  const stamp = line(posted, 'pedido');
  const verdict = judgeStamp(stamp);
  const fail = (status: 422 | 429, problem?: string): ContactOutcome => {
    const change: Partial<ContactForm> = { draft: { typed, faults, problem } };
    // Who was too fast need not wait again.
    const contact = contactForm(slug, verdict === 'stale' ? change : { ...change, stamp });
    return { kind: 'failed', status, page: { ...page, contact } };
  };
  if (line(posted, TRAP) !== '') return fail(422, contactText.trapped);
  if (Object.keys(faults).length > 0) return fail(422);
  if (verdict !== 'fine') return fail(422, contactText[verdict]);
  try {
    await sendMessage(locals.sessionApi(), { ...typed, hashEmail: 'contato/formulario' });
    return { kind: 'sent', path: `${pagePath(slug)}?aviso=mensagem#contato` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fail(error.status === 429 ? 429 : 422, error.serverText || contactText.failed);
  }
}

const SLUG = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+){0,2}$/;
