/** What is mailed after a sign-up: to its address, or to the owner of an account that is there already. */
import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Desk, type Letter } from '#lib/platform/mail/mail.ts';

type Facts = { readonly to: string; readonly nome: string; readonly path: string };

/** Names nobody: the name was typed by whoever signed up, who need not be the reader. */
export function confirmationLetter(desk: Desk, { to, path }: Facts): Letter {
  return compose(desk, 'conta-confirmar', {
    to,
    middle: [
      link('', 'Confirmar o cadastro', `${desk.shop.siteUrl}${path}`),
      text(
        'O endereço serve uma vez só. Se não foi você quem fez o cadastro, ignore esta mensagem: sem a confirmação nenhuma conta é criada.',
      ),
    ],
  });
}

/** Of an account that is made of an order: the link chooses its password. */
export function choiceLetter(desk: Desk, { to, path }: Facts): Letter {
  return compose(desk, 'conta-pedido', {
    to,
    middle: [
      link('', 'Escolher a senha', `${desk.shop.siteUrl}${path}`),
      text(
        'O endereço serve uma vez só. Se não foi você quem pediu, ignore esta mensagem: sem a senha nenhuma conta é criada.',
      ),
    ],
  });
}

/** `path` leads to the login. */
export function knownAccountLetter(desk: Desk, { to, nome, path }: Facts): Letter {
  return compose(desk, 'conta-existente', {
    to,
    greeting: `Olá, ${nome}!`,
    middle: [
      link(
        'Se foi você, a sua conta já existe. Entre por aqui; se esqueceu a senha, peça outra na mesma página:',
        'Entrar na conta',
        `${desk.shop.siteUrl}${path}`,
      ),
      text('Se não foi você, não precisa fazer nada: a sua conta e a sua senha continuam as mesmas.'),
    ],
  });
}
