/** `/ligar`: what links two ports. */
export const finderText = {
  title: 'O que liga em quê?',
  lead: 'Informe de onde o sinal sai, onde ele entra e a distância. Dizemos o que funciona e por quê. Se não funciona, avisamos.',
  from: 'De onde sai o sinal',
  to: 'Onde ele entra',
  devices: 'Aparelhos',
  ports: 'Portas',
  choose: 'Escolha…',
  metres: 'Distância entre as portas, em metros',
  metresHint: 'O caminho que o cabo faz, sem a folga: ela entra na conta.',
  needs: 'O que precisa passar',
  groups: {
    imagem: 'Imagem',
    passa: 'Som e recursos',
    carga: 'Carga pela USB-C',
    dados: 'Rede e SDI',
    caixa: 'Caixa acústica',
    montagem: 'Montagem',
  } as Readonly<Record<string, string>>,
  ask: 'Ver o que liga',
  askAgain: 'Alterar a pergunta',
  wrongMetres: 'Informe a distância em metros, de 0,1 a 500, como 1,5. Sem saber, deixe em branco.',
  missing: 'Escolha as duas pontas da ligação.',
  /** What was typed, as it was typed. */
  unread: (words: string): string => `Não reconhecemos “${words}”: escolha o aparelho ou a porta na lista.`,
  leftOut: (words: string): string => `A resposta não conta com: “${words}”.`,
  /** More than one device was named, and nothing says what for. */
  countedOne: (many: string): string =>
    `Você falou em ${many} aparelhos: a conta é de uma ligação só. Para a mesma imagem em várias telas, ou várias fontes em uma tela, marque a montagem na pergunta.`,
  meant: 'Qual destas é a sua pergunta?',
  toSockets: 'Não sabe o nome da porta? Compare com os desenhos',
  sockets: 'Reconheça a porta pelo formato',
  socketsLead: 'Olhe a traseira do aparelho e compare. O desenho mostra a porta de frente.',
  common: 'Perguntas comuns',
  /** Both with their article: 'o PlayStation 5', 'na TV'. */
  heading: (from: string, to: string): string => `O que liga ${from} ${to}?`,
  description: (from: string, to: string, answer: string): string =>
    `Ligar ${from} ${to}: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}. Com distância, limites e o que conferir antes de comprar.`,
  types: {
    cabo: 'Um cabo resolve',
    adaptador: 'Um adaptador simples resolve',
    conversor: 'Precisa de um conversor',
    cadeia: 'Precisa de mais de uma peça',
  },
  /** Of `conversor`: one product with electronics that turns no signal into another. */
  boxes: {
    matriz: 'Precisa de uma matriz',
    splitter: 'Precisa de um splitter',
    switch: 'Precisa de um switch',
    aparelho: 'Precisa de um aparelho no caminho',
  },
  reasons: {
    fisico: 'O que sai de um lado não serve no outro.',
    origem: 'O aparelho de origem não envia esse sinal.',
    distancia: 'É longe demais para essa ligação.',
    catalogo: 'Existe, mas não temos a peça.',
  },
  drawing: 'Desenho da ligação',
  chain: (parts: readonly string[]): string => `Da origem ao destino: ${parts.join(', depois ')}.`,
  /** One of several devices, the last of them standing for the rest. */
  numbered: (name: string, first: number, last = first): string =>
    last > first ? `${name} (${first} a ${last})` : `${name} (${first})`,
  bareWires: 'fios sem plugue',
  marked: (plug: string, mark: 'fonte' | 'tela'): string => `${plug}, ponta ${mark.toUpperCase()}`,
  parts: 'O que comprar',
  many: (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name),
  quantity: (count: number): string => `${count} un.`,
  roles: { principal: 'peça principal', ligacao: 'cabo de ligação', emenda: 'para emendar ou terminar' },
  each: (count: number, price: string): string => ` (${count} × ${price})`,
  otherValues: 'Há outras opções, como a cor, na página do produto.',
  onRequest: 'Sob consulta',
  soldOut: 'Esgotado: peça o aviso de chegada na página do produto.',
  total: 'Total',
  buyAll: 'Adicionar tudo ao carrinho',
  buyOne: 'Adicionar ao carrinho',
  failed: 'Não foi possível adicionar tudo ao carrinho. Tente de novo.',
  why: 'Por quê',
  limits: 'Limites',
  checks: 'Confira no aparelho',
  others: 'Outros caminhos',
  rejected: 'Por que não este?',
  questions: 'Perguntas que vêm em seguida',
  /** With what comes before it: 'da TV'. */
  otherPortsFrom: (device: string): string => `Qual saída ${device}?`,
  otherPortsTo: (device: string): string => `Qual entrada ${device}?`,
  inverse: (from: string, to: string): string => `E o contrário, ${from} para ${to}?`,
  home: 'Não sabe qual cabo?',
  homeLead: 'Informe os dois aparelhos e a distância, e indicamos o cabo certo.',
};

/** On the page of a product. */
export const usesText = {
  title: 'O que ele liga',
  fits: 'Serve para',
  unfit: 'Não serve para',
  beside: 'Com o que liga',
  upTo: (picture: string): string => `até ${picture}`,
  ask: 'Informar os aparelhos e a distância',
};

/** Above the results of a search. */
export const offerText = {
  lead: 'Não sabe qual cabo é o certo?',
  link: (pair: string): string => `Veja o que liga ${pair}`,
  which: 'Não sabe qual cabo é o certo? Escolha o seu aparelho:',
};

/** In a cart or a quote whose parts will not be linked. */
export const clashText = { more: 'Veja o que liga um no outro' };

/** Below a category and in guides. */
export const pairsText = { title: 'O que liga em quê' };
