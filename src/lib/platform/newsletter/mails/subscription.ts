/** Asks who subscribed to the shop's news to confirm it: nobody gets news they did not ask for. */

import type { Writer } from '#lib/platform/mail/mail.ts';
import { subscriptionKey } from '../key.ts';
import { findSubscriber } from '../queries/newsletter.ts';

export const subscriptionWriter: Writer = async ({ deps, shop }, id) => {
  const subscriber = await findSubscriber(deps.db, id);
  if (!subscriber || subscriber.confirmed_at !== null || subscriber.unsubscribed_at !== null)
    return undefined;
  const key = subscriptionKey(deps.sessionSecret, subscriber);
  const leave = `${shop.siteUrl}/newsletter/sair?chave=${key}`;
  const { site } = shop.configuracoes.sistema.geral;
  return {
    to: subscriber.email,
    subject: `Confirme a sua inscrição nas novidades da ${site.nome}`,
    headers: unsubscribeHeaders(leave),
    text: `Olá!

Este e-mail foi inscrito nas novidades da ${site.nome}. Se foi você, confirme em:

${shop.siteUrl}/newsletter/confirmar?chave=${key}

Sem a confirmação não enviamos nada. Se não foi você, ignore esta mensagem, ou retire o seu e-mail em:

${leave}

${site.nome}
`,
  };
};

/** RFC 8058: mail programs show a button that leaves the list by one POST. */
function unsubscribeHeaders(link: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
