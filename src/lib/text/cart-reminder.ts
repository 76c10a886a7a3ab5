/** The sentences of reminders of a cart; what somebody agrees to comes from the platform, which keeps it. */

export const cartReminderText = {
  accept: 'Quero o lembrete',
  on: 'Você recebe um lembrete por e-mail se deixar produtos no carrinho.',
  stop: 'Não quero mais',
  title: 'Lembrete de carrinho',
} as const;

export const reminderLinkText = {
  back: 'Voltar à loja',
  button: 'Não receber mais',
  description: 'Lembretes de carrinho da loja.',
  done: 'Pronto: não enviaremos mais lembretes de carrinho.',
  lead: 'Você deixa de receber o e-mail que lembra do carrinho. Pedidos e mensagens seus continuam como estão.',
  title: 'Lembretes de carrinho',
  unknown: 'Este link não vale mais.',
} as const;

export const panelReminderText = {
  agreed: 'Aceitaram o lembrete',
  none: 'Nenhum lembrete enviado nos últimos 90 dias.',
  opened: 'Abriram o carrinho',
  orders: 'Pedidos em até 7 dias',
  sent: 'Enviados',
  title: 'Últimos 90 dias',
  value: 'Valor desses pedidos',
} as const;
