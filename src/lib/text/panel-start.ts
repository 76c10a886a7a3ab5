/** What waits, and how the shop sells, on the first page of the panel. */
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const waiting: Readonly<Record<string, (count: number) => string>> = {
  '/avaliacoes': counted('avaliação a publicar', 'avaliações a publicar'),
  '/clientes': counted('pedido de revenda', 'pedidos de revenda'),
  '/devolucoes': counted('devolução a responder', 'devoluções a responder'),
  '/mensagens': counted('mensagem sem resposta', 'mensagens sem resposta'),
  '/pagamentos': counted('pagamento que precisa de alguém', 'pagamentos que precisam de alguém'),
  '/pedidos': counted('pedido a confirmar', 'pedidos a confirmar'),
  '/perguntas': counted('pergunta a responder', 'perguntas a responder'),
  '/produtos': counted('produto sem estoque', 'produtos sem estoque'),
};

export const panelStartText = {
  sales: {
    average: 'Valor médio',
    best: 'Mais vendidos',
    day: 'Dia',
    none: 'Nenhum pedido nestes dias.',
    numbers: 'Ver em números',
    orders: 'Pedidos',
    picture: 'Valor dos pedidos de cada dia',
    title: (days: number): string => `Vendas dos últimos ${days} dias`,
    total: 'Valor dos pedidos',
    units: counted('unidade', 'unidades'),
  },
  title: 'O que espera por você',
  nothing: 'Nada espera por você agora.',
  waits: (secao: string, count: number): string => waiting[secao]?.(count) ?? String(count),
  noMail:
    'A loja não tem servidor de e-mail. Sem ele ninguém confirma um cadastro, cria uma senha nem recebe notícia de um pedido: as mensagens só ficam em arquivos no servidor. Quem cuida do servidor preenche SMTP_URL e reinicia a loja; depois, envie um teste.',
  failed: (count: number): string =>
    count === 1
      ? 'Um e-mail não foi aceito pelo servidor de e-mail.'
      : `${count} e-mails não foram aceitos pelo servidor de e-mail.`,
  test: 'E-mails e teste de envio',
} as const;
