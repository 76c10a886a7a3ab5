/** The sentences of quotes. */

export const cartQuoteText = {
  all: 'Seus orçamentos em vigor',
  help: 'Para compras de empresa: um documento numerado, com os seus dados e os preços de hoje, que garantimos por 10 dias.',
  make: 'Gerar orçamento',
  one: (numero: number, total: string, until: string): string =>
    `Orçamento ${numero}: ${total}, válido até ${until}`,
  title: 'Orçamento para imprimir',
} as const;

export const quoteText = {
  again:
    'Os itens ainda podem voltar ao carrinho, com os preços de hoje. Para garantir os preços, gere outro orçamento lá.',
  buy: 'Comprar este orçamento',
  buyUsed: 'Adicionar os itens ao carrinho',
  buyer: 'Para',
  date: 'Feito em',
  expired: 'Este orçamento venceu. Os itens ainda podem voltar ao carrinho, com os preços de hoje.',
  failed: 'Não foi possível adicionar o orçamento ao carrinho agora. Tente de novo.',
  lines: 'Itens',
  print: 'Para salvar em PDF ou em papel, imprima esta página pelo navegador.',
  registration: (number: string): string => `Inscrição estadual: ${number}`,
  seller: 'De',
  short: 'Parte do orçamento não está disponível agora. O que há está no carrinho, com os preços de hoje:',
  stock: 'O orçamento não reserva estoque.',
  terms: (until: string): string =>
    `Até ${until} estes preços valem para uma compra de todos os itens nas quantidades acima, feita por esta conta na loja; se algo baixar, vale o preço menor.`,
  coupons: 'Cupons valem junto com este orçamento.',
  noCoupons: 'Cupons não entram no orçamento nem valem junto com ele.',
  freight: (label: string, prazo: string, cep: string): string =>
    `Entrega: ${label}, ${prazo.toLowerCase()}, no CEP ${cep}.`,
  freightHeld:
    'O frete acima vale para este CEP, só com estes itens no carrinho; para outro CEP, é calculado na compra.',
  freightLater: 'O frete é calculado na compra, pelo CEP de entrega.',
  refuse: 'Recusar ou pedir outra condição',
  refused:
    'Você recusou este orçamento. A loja pode enviar outro; os itens ainda podem voltar ao carrinho, com os preços de hoje.',
  refusedDone: 'Resposta enviada à loja.',
  why: 'O que deveria mudar? (opcional)',
  toCart: 'Ver o carrinho',
  title: (numero: number): string => `Orçamento ${numero}`,
  until: 'Válido até',
  used: 'Este orçamento já foi usado no ',
  usedOrder: (numero: number): string => `pedido ${numero}`,
} as const;
