/** The sentences of `/painel/mensagens`. */

export const panelMessageText = {
  changed: 'Salvo.',
  contact: 'Telefone',
  kinds: { contato: 'Contato', orcamento: 'Pedidos de preço', aviseme: 'Avise-me' },
  lost: 'O que você tinha escrito:',
  note: 'Nota interna',
  noteHint: 'Só a equipe da loja vê.',
  number: (id: number): string => `Nº ${id}`,
  one: { novo: 'Nova', respondido: 'Respondida', encerrado: 'Encerrada' },
  people: 'Pessoas',
  product: 'Produto',
  reply: 'Responder por e-mail',
  save: 'Salvar',
  search: 'Buscar por nome, e-mail, texto, produto ou número',
  since: 'Desde',
  state: 'Situação',
  states: { novo: 'Novas', respondido: 'Respondidas', encerrado: 'Encerradas' },
  title: 'Mensagens',
  waiting: 'Avisos pendentes',
  waitingHelp: 'Quando o produto volta ao estoque, cada pessoa recebe um e-mail, uma vez.',
  wordless: 'Sem mensagem.',
} as const;
