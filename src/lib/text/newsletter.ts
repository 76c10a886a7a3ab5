/** The sentences of the newsletter and the popup. */

export const newsletterText = {
  title: 'Novidades por e-mail',
  lead: 'Lançamentos, guias de compra e ofertas.',
  email: 'Seu e-mail',
  button: 'Assinar',
  consent: 'Você pode sair da lista quando quiser.',
  thanks: 'Inscrição recebida',
  next: 'Falta um passo: enviamos um e-mail com um link. Abra-o para confirmar a inscrição.',
  back: 'Continuar comprando',
  bad: 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.',
  failed: 'Não foi possível fazer a inscrição agora. Tente de novo em instantes.',
} as const;

export const newsletterLinkText = {
  confirm: {
    title: 'Confirmar inscrição',
    lead: 'Confirme que quer receber as novidades neste e-mail.',
    button: 'Confirmar inscrição',
    done: 'Inscrição confirmada. A próxima novidade chega no seu e-mail.',
  },
  description: 'Inscrição nas novidades da loja.',
  left: 'Este e-mail não está na nossa lista. Para receber as novidades, inscreva-se de novo.',
  leave: {
    title: 'Sair da lista',
    lead: 'Você deixa de receber as novidades neste e-mail. Pedidos e mensagens seus continuam como estão.',
    button: 'Sair da lista',
    done: 'Pronto: este e-mail saiu da lista.',
  },
  unknown: 'Este link não vale mais.',
} as const;

export const popupText = {
  close: 'Fechar',
} as const;
