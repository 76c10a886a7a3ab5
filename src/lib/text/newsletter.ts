/** The sentences of the newsletter and the popup. */

export const newsletterText = {
  title: 'Novidades por e-mail',
  lead: 'Lançamentos, guias de compra e ofertas. No máximo uma mensagem por semana.',
  email: 'Seu e-mail',
  button: 'Assinar',
  consent: 'Você pode sair da lista quando quiser.',
  thanks: 'Inscrição recebida',
  next: 'Obrigado! Seu e-mail está na nossa lista.',
  back: 'Continuar comprando',
  bad: 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.',
  failed: 'Não foi possível fazer a inscrição agora. Tente de novo em instantes.',
} as const;

export const popupText = {
  close: 'Fechar',
} as const;
