/** What waits, and how the shop sells, on the first page of the panel. */
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const waiting: Readonly<Record<string, (count: number) => string>> = {
  '/avaliacoes': counted('avaliação para moderar', 'avaliações para moderar'),
  '/clientes': counted('pedido de revenda para analisar', 'pedidos de revenda para analisar'),
  '/devolucoes': counted('devolução para responder', 'devoluções para responder'),
  '/mensagens': counted('mensagem sem resposta', 'mensagens sem resposta'),
  '/pagamentos': counted('pagamento para resolver', 'pagamentos para resolver'),
  '/pedidos': counted('pedido para confirmar', 'pedidos para confirmar'),
  '/perguntas': counted('pergunta para responder', 'perguntas para responder'),
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
  visits: {
    carts: 'Carrinhos iniciados',
    day: 'Dia',
    found: (products: number): string =>
      products === 0 ? 'nenhum produto' : products === 1 ? '1 produto' : `${products} produtos`,
    help: 'Páginas entregues, contadas sem cookie e sem saber de quem: são visualizações, não visitantes. Robôs que se identificam ficam de fora; páginas que um cache na frente da loja entrega não chegam aqui.',
    kind: 'Página',
    kinds: {
      inicio: 'Página inicial',
      listagem: 'Categorias, marcas e listas',
      busca: 'Resultados de busca',
      produto: 'Produtos',
      institucional: 'Páginas institucionais',
      carrinho: 'Carrinho',
      checkout: 'Finalização da compra',
      outras: 'Outras páginas',
    },
    none: 'Nenhuma página foi vista nestes dias.',
    numbers: 'Ver em números',
    picture: 'Visualizações de cada dia',
    searches: 'Buscas',
    searchesWithout: 'Buscas sem resultado',
    terms: 'Mais buscados',
    termsHelp: 'O que foi buscado em pelo menos três dias, e o que a busca encontra hoje.',
    times: counted('busca', 'buscas'),
    title: (days: number): string => `Visualizações dos últimos ${days} dias`,
    unanswered: 'Buscas que não levaram a um produto',
    views: 'Visualizações',
    viewsOf: counted('visualização', 'visualizações'),
  },
  title: 'Pendências',
  nothing: 'Nenhuma pendência agora.',
  waits: (secao: string, count: number): string => waiting[secao]?.(count) ?? String(count),
  noMail:
    'A loja não tem servidor de e-mail. Sem ele ninguém confirma um cadastro, cria uma senha nem recebe notícia de um pedido: as mensagens só ficam em arquivos no servidor. Quem cuida do servidor preenche SMTP_URL e reinicia a loja; depois, envie um teste.',
  failed: (count: number): string =>
    count === 1
      ? 'Um e-mail não foi aceito pelo servidor de e-mail.'
      : `${count} e-mails não foram aceitos pelo servidor de e-mail.`,
  test: 'E-mails e teste de envio',
} as const;
