/** The mail with the code that logs in. */
import { code, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Desk, type Letter } from '#lib/platform/mail/mail.ts';

type Facts = { readonly to: string; readonly nome: string; readonly digits: string };

export function codeLetter(desk: Desk, { to, nome, digits }: Facts): Letter {
  return compose(desk, 'conta-codigo', {
    to,
    greeting: `Olá, ${nome}!`,
    middle: [
      code('', digits),
      text(
        'Ele vale por 10 minutos e serve uma vez só. Se não foi você quem pediu, ignore esta mensagem e não passe o código a ninguém: a loja nunca pede este código por telefone ou mensagem.',
      ),
    ],
  });
}
