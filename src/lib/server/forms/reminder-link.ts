/** `/carrinho-lembrete/sair`: opening the link of a reminder shows a button, and only pressing it ends the reminders. */
import { getReminderLink, leaveReminders } from '#lib/api/cart-reminder.ts';
import { unlessMissing } from '../page/unless-missing.ts';

export type ReminderLink = {
  readonly status: 200 | 404;
  readonly chave: string;
  readonly situacao: 'ativa' | 'cancelada' | 'unknown';
};

type Locals = Pick<App.Locals, 'api'>;

function keyOf(url: URL): string {
  return (url.searchParams.get('chave') ?? '').slice(0, 200);
}

/** Mail programs and virus scanners open links: nothing is done for a GET. */
export async function openReminderLink({ api }: Locals, url: URL): Promise<ReminderLink> {
  const chave = keyOf(url);
  const found = chave === '' ? undefined : await unlessMissing(getReminderLink(api, chave));
  return found
    ? { status: 200, chave, situacao: found.situacao }
    : { status: 404, chave, situacao: 'unknown' };
}

/** By a POST, of the page's own button or of a mail program (RFC 8058). */
export async function answerReminderLink({ api }: Locals, url: URL): Promise<ReminderLink> {
  const chave = keyOf(url);
  const done = chave === '' ? undefined : await unlessMissing(leaveReminders(api, chave));
  return done ? { status: 200, chave, situacao: 'cancelada' } : { status: 404, chave, situacao: 'unknown' };
}
