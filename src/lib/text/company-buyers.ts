/** The sentences of buyers of companies and of what waits for an approval. */

export const buyersText = {
  title: 'Compradores',
  intro:
    'Convide quem compra pela sua empresa. Cada um entra com a própria conta; os pedidos são da empresa, com o CNPJ, os endereços e os preços dela. O que passa do limite de cada um aguarda a sua aprovação.',
  list: 'Quem compra pela empresa',
  none: 'Ninguém ainda.',
  since: (day: string): string => `desde ${day}`,
  limit: 'Limite sem aprovação (R$)',
  limitHint: 'Total do pedido com frete. 0: todo pedido aguarda a sua aprovação.',
  limitOf: (name: string): string => `Limite sem aprovação de ${name} (R$)`,
  limitWrong: 'Escreva um valor em reais, como 500 ou 1.250,90.',
  saveLimit: 'Salvar limite',
  saveLimitOf: (name: string): string => `Salvar limite: ${name}`,
  remove: 'Remover',
  removeOf: (name: string): string => `Remover: ${name}`,
  invite: 'Convidar um comprador',
  email: 'E-mail de quem vai comprar',
  emailWrong: 'Escreva um e-mail, como nome@empresa.com.br.',
  send: 'Enviar convite',
  invitations: 'Convites enviados',
  until: (limit: string, moment: string): string => `limite ${limit}, vale até ${moment}`,
  end: 'Cancelar convite',
  endOf: (email: string): string => `Cancelar convite: ${email}`,
  toApprovals: 'Ver o que aguarda aprovação',
  buyingFor: (empresa: string, documento: string): string => `Você compra por ${empresa}, CNPJ ${documento}.`,
  /** `limit` is '' where each order waits. */
  rule: (limit: string): string =>
    limit === ''
      ? 'Todo pedido aguarda a aprovação da empresa.'
      : `Pedidos de até ${limit}, com frete, são feitos na hora. O que passa disso aguarda a aprovação da empresa.`,
  leave: 'Deixar de comprar pela empresa',
  leaveHelp: 'O que ainda aguarda aprovação é cancelado, e você volta a comprar em seu próprio nome.',
  neither:
    'Só a conta de uma empresa, com CNPJ, convida compradores. Para comprar por uma, peça um convite a ela.',
} as const;

export const companyInvitationText = {
  title: 'Convite para comprar por uma empresa',
  gone: 'Este convite não vale mais',
  goneHelp: 'Ele já foi usado, foi cancelado ou passou do prazo. Peça outro à empresa.',
  from: (empresa: string, documento: string): string =>
    `${empresa}, CNPJ ${documento}, convida você a comprar por ela nesta loja.`,
  means:
    'Aceitando, os pedidos desta conta são da empresa: com o CNPJ, os endereços e os preços dela. A empresa vê o que você pede. Você pode sair quando quiser, em Minha conta, Compradores.',
  accept: 'Aceitar e comprar pela empresa',
  other: (email: string): string => `O convite foi enviado para ${email}: entre com a conta desse e-mail.`,
  logIn: 'Entrar',
  signUp: 'Criar conta',
  signUpHelp: 'Sem conta? Crie uma com esse e-mail e abra o convite de novo.',
} as const;

export const approvalsText = {
  title: 'Aprovações',
  none: 'Nada aguardando aprovação.',
  one: (numero: number): string => `Pedido de aprovação ${numero}`,
  by: (name: string): string => `Pedido por ${name}`,
  to: (empresa: string): string => `Enviado para ${empresa}`,
  states: {
    aguarda: 'Aguardando aprovação',
    aprovada: 'Aprovado',
    recusada: 'Recusado',
    vencida: 'Prazo vencido',
  },
  date: (day: string): string => `Enviado em ${day}.`,
  until: (day: string): string =>
    `Preços e frete guardados até ${day}. O pedido nunca custa mais do que está aqui; se algo baixar, vale o preço menor.`,
  nothing: 'Nada é cobrado nem sai do estoque antes da aprovação. O estoque não fica reservado.',
  lines: 'Itens',
  delivery: 'Entrega',
  payment: 'Pagamento',
  approve: 'Aprovar e fazer o pedido',
  refuse: 'Recusar',
  sendRefusal: 'Recusar o pedido',
  why: 'Motivo, para quem pediu (opcional)',
  reason: 'Motivo:',
  order: (numero: number): string => `Ver o pedido ${numero}`,
  restore: 'Devolver os itens ao carrinho',
  restoreHelp: 'Os itens voltam com os preços de hoje.',
  failed: 'Não foi possível fazer isso agora. Tente de novo.',
  /** On the checkout; `limit` is '' where each order waits. */
  checkout: (empresa: string, limit: string): string =>
    limit === ''
      ? `Você compra por ${ended(empresa)} O pedido vai para a aprovação da empresa: nada é cobrado até lá.`
      : `Você compra por ${ended(empresa)} Acima de ${limit}, com frete, o pedido vai para a aprovação da empresa: nada é cobrado até lá.`,
  ask: 'Enviar para aprovação',
  askedBy: 'Pedido por',
  approvedBy: 'Aprovado por',
} as const;

/** A name that ends in one gets no second full stop. */
function ended(name: string): string {
  return name.endsWith('.') ? name : `${name}.`;
}
