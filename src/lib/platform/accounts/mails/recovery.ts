/** The mail with the link that sets a new password. */
import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Desk, type Letter } from '#lib/platform/mail/mail.ts';

type Facts = { readonly to: string; readonly nome: string; readonly token: string };

export function recoveryLetter(desk: Desk, { to, nome, token }: Facts): Letter {
  return compose(desk, 'conta-senha', {
    to,
    greeting: `Olá, ${nome}!`,
    middle: [
      link(
        'Se foi você, abra o endereço abaixo nos próximos 10 minutos e escolha a senha:',
        'Escolher a senha',
        `${desk.shop.siteUrl}/checkout/acesso?recuperar=${token}`,
      ),
      text('O endereço serve uma vez só. Se não foi você, ignore esta mensagem: sua senha continua a mesma.'),
    ],
  });
}
