/** Asks who subscribed to the shop's news to confirm it: nobody gets news they did not ask for. */

import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Writer } from '#lib/platform/mail/mail.ts';
import { subscriptionKey } from '../key.ts';
import { findSubscriber } from '../queries/newsletter.ts';

export const subscriptionWriter: Writer = async (desk, id) => {
  const { deps, shop } = desk;
  const subscriber = await findSubscriber(deps.db, id);
  if (!subscriber || subscriber.confirmed_at !== null || subscriber.unsubscribed_at !== null)
    return undefined;
  const key = subscriptionKey(deps.sessionSecret, subscriber);
  return compose(desk, 'newsletter', {
    to: subscriber.email,
    middle: [
      link(
        'Se foi você, confirme em:',
        'Confirmar a inscrição',
        `${shop.siteUrl}/newsletter/confirmar?chave=${key}`,
      ),
      text('Sem a confirmação não enviamos nada. Se não foi você, ignore esta mensagem.'),
    ],
    leave: {
      label: 'Retirar o meu e-mail das novidades',
      href: `${shop.siteUrl}/newsletter/sair?chave=${key}`,
    },
  });
};
