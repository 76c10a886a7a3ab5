/** `/newsletter/confirmar` and `/newsletter/sair`: opening a link shows a button, and only pressing it does anything. */
import { confirmSubscription, endSubscription, getSubscription } from '#lib/api/newsletter.ts';
import type { InscricaoNewsletter } from '#lib/contract/panel-newsletter.ts';
import { unlessMissing } from '../page/unless-missing.ts';

export type NewsletterLink = {
  readonly status: 200 | 404;
  readonly chave: string;
  /** `unknown`: no link of ours, or of before the address began again. */
  readonly situacao: InscricaoNewsletter['situacao'] | 'unknown';
};

type Locals = Pick<App.Locals, 'api'>;
const ACTS = { confirmar: confirmSubscription, sair: endSubscription };

/** Mail programs and virus scanners open links: nothing is done for a GET. */
export async function openNewsletterLink({ api }: Locals, url: URL): Promise<NewsletterLink> {
  const chave = (url.searchParams.get('chave') ?? '').slice(0, 200);
  const subscription = chave === '' ? undefined : await unlessMissing(getSubscription(api, chave));
  return subscription
    ? { status: 200, chave, situacao: subscription.situacao }
    : { status: 404, chave, situacao: 'unknown' };
}

/** By a POST, of the page's own button or, to leave, of a mail program (RFC 8058). */
export async function answerNewsletterLink(
  { api }: Locals,
  url: URL,
  act: keyof typeof ACTS,
): Promise<NewsletterLink> {
  const chave = (url.searchParams.get('chave') ?? '').slice(0, 200);
  const done = chave === '' ? undefined : await unlessMissing(ACTS[act](api, chave));
  if (!done) return { status: 404, chave, situacao: 'unknown' };
  return { status: 200, chave, situacao: act === 'sair' ? 'cancelada' : 'confirmada' };
}
