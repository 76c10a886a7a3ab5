/** The sentences of the product page and of prices. */
import { decimals } from '../domain/kernel/typography.ts';

export const noteText = {
  compatibility: { title: 'Compatível com', more: '' },
  box: { title: 'O que vem na embalagem', more: '' },
  warranty: {
    title: 'Garantia',
    more: 'Soma-se à garantia legal de 90 dias do Código de Defesa do Consumidor.',
  },
  anatel: {
    title: 'Homologação Anatel',
    more: '',
  },
} as const;

export const nutritionText = {
  title: 'Informação nutricional',
  portion: (portion: string): string => `Porção: ${portion}`,
  nutrient: 'Nutriente',
  amount: 'Quantidade',
  daily: '%VD*',
  note: '* Percentual de valores diários fornecidos pela porção.',
} as const;

export const opinionText = {
  failed: 'Não conseguimos enviar agora. O que você escreveu continua aqui; tente de novo em instantes.',
  name: 'Seu nome',
  nameHint: 'Aparece junto do texto. Pode ser só o primeiro nome.',
  email: 'Seu e-mail',
  emailHint: 'Não aparece na página.',
  corrected: 'Falta pouco: confira os campos marcados.',
  faults: {
    nome: {
      missing: 'Informe seu nome.',
      long: 'O nome pode ter até 200 letras.',
      wrong: 'Informe seu nome.',
    },
    email: {
      missing: 'Informe seu e-mail.',
      long: 'Este e-mail é longo demais.',
      wrong: 'Este e-mail não parece certo. Um exemplo: nome@provedor.com.br',
    },
    nota: {
      missing: 'Escolha uma nota de 1 a 5.',
      long: 'Escolha uma nota de 1 a 5.',
      wrong: 'Escolha uma nota de 1 a 5.',
    },
    comentario: {
      missing: 'Conte como foi com o produto.',
      long: 'A avaliação pode ter até 5.000 letras. Encurte o texto.',
      wrong: 'Conte como foi com o produto.',
    },
    pergunta: {
      missing: 'Escreva sua pergunta.',
      long: 'A pergunta pode ter até 2.000 letras. Encurte o texto.',
      wrong: 'Escreva sua pergunta.',
    },
    resposta: {
      missing: 'Escreva sua resposta.',
      long: 'A resposta pode ter até 5.000 letras. Encurte o texto.',
      wrong: 'Escreva sua resposta.',
    },
  },
} as const;

export const priceText = {
  listPrice: 'Preço anterior: ',
  off: (percent: number): string => `−${percent}%`,
  from: 'A partir de',
  /** Of the cash price: whose it is, where the shop says so. */
  cash: (unnamed = false): string => (unnamed ? 'à vista' : 'à vista no Pix'),
  cashWithDiscount: (percent: number, unnamed?: boolean): string =>
    `${priceText.cash(unnamed)}, ${decimals(percent)}% de desconto`,
  orCard: (price: string): string => `ou ${price} `,
  plan: (parcelas: number, value: string): string => `em até ${parcelas}x de ${value} sem juros`,
  withoutDiscount: 'sem o desconto',
  allPlans: 'Ver todas as formas de pagamento',
  methods: { pix: 'Pix:', boleto: 'Boleto:', deposito: 'Depósito:', cartao: 'Cartão à vista:' },
  perMetre: (price: string): string => `${price} por metro à vista`,
  until: (date: string): string => `Oferta válida até ${date}`,
  wholesale: 'Compre mais e pague menos por unidade',
  wholesaleFrom: 'Quantidade',
  wholesaleCash: (unnamed = false): string => (unnamed ? 'Cada, à vista' : 'Cada, no Pix'),
  wholesaleEach: 'Cada',
  wholesaleFull: 'Cada, sem o desconto',
  units: (count: number): string => `a partir de ${count}`,
  plansCaption: 'Parcelamento no cartão de crédito',
  plansColumn: 'Parcelas',
  totalColumn: 'Total',
  interestColumn: 'Juros',
  interestFree: 'sem juros',
  discount: (percent: number): string => `${decimals(percent)}% de desconto`,
  interest: (monthly: number, yearly: number): string =>
    `${decimals(monthly)}% a.m. (${decimals(yearly)}% a.a.)`,
} as const;

export const printText = {
  note: 'Preço e estoque valem na data da impressão e podem mudar. Confira em',
  printed: 'Impresso em',
} as const;

export const productText = {
  brand: 'Marca',
  sku: 'Cód.',
  gallery: 'Imagens do produto',
  thumbnails: 'Escolher imagem',
  picture: (number: number, count: number): string => `Imagem ${number} de ${count}`,
  enlarge: 'Ampliar',
  zoom: {
    title: 'Imagem ampliada',
    of: (count: number): string => `de ${count}`,
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    full: 'Ver em tamanho real',
    close: 'Fechar',
  },
  video: (name: string): string => `Ver o vídeo de ${name}`,
  noReviews: 'Sem avaliações',
  keyFacts: 'Dados principais',
  fullSpecs: (technical: boolean): string =>
    technical ? 'Ver a ficha técnica completa' : 'Ver todas as características',
  description: 'Descrição',
  specs: (technical: boolean): string => (technical ? 'Ficha técnica' : 'Características'),
  sizes: 'Tabela de medidas',
  identification: 'Identificação',
  skuLong: 'Código do produto',
  ean: 'EAN (GTIN)',
  mpn: 'Código do fabricante',
  manuals: 'Manuais e arquivos',
  questions: 'Perguntas e respostas',
  question: 'Pergunta',
  answer: 'Resposta',
  otherValues: (attribute: string): string => `Outras opções de ${attribute.toLowerCase()}`,
  unavailable: 'indisponível',
} as const;

export const questionText = {
  none: 'Ninguém perguntou sobre este produto ainda.',
  more: (quantity: number): string =>
    quantity === 1 ? 'Ver mais uma pergunta' : `Ver mais ${quantity} perguntas`,
  store: 'Resposta da loja',
  sent: 'Obrigado! Recebemos sua pergunta. Ela aparece aqui junto com a resposta, depois de lida pela nossa equipe.',
  write: 'Perguntar sobre este produto',
  question: 'Sua pergunta',
  questionHint: 'Sobre o produto: medida, compatibilidade, instalação.',
  send: 'Enviar pergunta',
  moderation: 'A pergunta aparece na página depois de lida pela nossa equipe, sem o seu e-mail.',
  reply: 'Responder',
  answer: 'Sua resposta',
  sendAnswer: 'Enviar resposta',
  answerModeration: 'A resposta aparece na página depois de lida pela nossa equipe, sem o seu e-mail.',
  answerSent: 'Obrigado! Recebemos sua resposta. Ela aparece aqui depois de lida pela nossa equipe.',
} as const;

const LONG = 'Texto longo demais. Encurte um pouco.';

export const requestText = {
  kinds: {
    aviso: {
      title: (some: boolean): string =>
        some ? 'Avise-me quando a opção esgotada chegar' : 'Avise-me quando chegar',
      lead: 'Enviamos um e-mail, uma única vez, quando o produto voltar ao estoque.',
      button: 'Avise-me',
      thanks: 'Combinado!',
      next: 'Avisamos você por e-mail quando o produto voltar ao estoque.',
    },
    orcamento: {
      title: (): string => 'Pedir orçamento',
      lead: 'Respondemos por e-mail com preço e prazo.',
      button: 'Pedir orçamento',
      thanks: 'Pedido de orçamento recebido',
      next: 'Obrigado! O atendimento responde por e-mail com preço e prazo.',
    },
  },
  anyValue: 'Qualquer opção',
  value: 'Opção',
  fields: { nome: 'Nome', email: 'E-mail', contato: 'Telefone (opcional)', mensagem: 'Mensagem (opcional)' },
  messageHint: 'Quantidade, CEP de entrega e prazo ajudam a responder logo.',
  mailing: 'Quero receber também novidades e ofertas por e-mail',
  failed: 'Não foi possível enviar agora. Tente de novo em instantes.',
  back: 'Voltar ao produto',
  problems: {
    nome: { missing: 'Informe o seu nome.', long: LONG, bad: 'Confira o nome.' },
    email: {
      missing: 'Informe o seu e-mail.',
      long: 'Confira o e-mail.',
      bad: 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.',
    },
    contato: { missing: 'Informe o telefone.', long: LONG, bad: 'Confira o telefone.' },
    mensagem: { missing: 'Escreva a mensagem.', long: LONG, bad: 'Confira a mensagem.' },
  },
} as const;

export const reviewText = {
  title: 'Avaliações',
  rating: (media: number): string => `Nota ${decimals(Number(media.toFixed(1)))} de 5`,
  mean: (media: number): string => media.toFixed(1).replace('.', ','),
  count: (quantity: number): string => (quantity === 1 ? '1 avaliação' : `${quantity} avaliações`),
  none: 'Este produto ainda não tem avaliações.',
  recommends: 'Recomenda este produto',
  distribution: 'Avaliações por nota',
  mark: (nota: number): string => (nota === 1 ? '1 estrela' : `${nota} estrelas`),
  markCount: (nota: number, quantity: number): string =>
    `${reviewText.mark(nota)}: ${reviewText.count(quantity)}`,
  order: 'Ordem das avaliações',
  orders: { recentes: 'Mais recentes', 'maior-nota': 'Maior nota', 'menor-nota': 'Menor nota' },
  pages: 'Páginas de avaliações',
  sent: 'Obrigado! Recebemos sua avaliação. Ela aparece aqui depois de ser lida pela nossa equipe.',
  write: 'Avaliar este produto',
  marks: 'Sua nota',
  markNames: ['Ruim', 'Regular', 'Bom', 'Muito bom', 'Excelente'],
  comment: 'Sua avaliação',
  commentHint: 'Para que usou, o que deu certo, o que faltou.',
  recommend: 'Recomendo este produto',
  send: 'Enviar avaliação',
  moderation: 'Toda avaliação é lida pela nossa equipe antes de aparecer, elogio ou crítica.',
} as const;

export const seenText = {
  forget: 'Limpar o histórico deste aparelho',
  forgotten: 'Histórico apagado deste aparelho.',
} as const;

export const shareText = {
  copied: 'Link copiado',
  copy: 'Copiar link',
  native: 'Mais opções',
  newTab: ' (abre em outra aba)',
  notCopied: (url: string): string => `Não foi possível copiar. O endereço é ${url}`,
  print: 'Imprimir',
  title: 'Compartilhar',
  whatsapp: 'WhatsApp',
} as const;

export const togetherText = {
  add: (name: string): string => `Levar junto: ${name}`,
  buy: 'Levar juntos',
  calculate: 'Calcular o total',
  choose: (attribute: string): string => `Escolha: ${attribute.toLowerCase()}`,
  chooseFirst: 'Escolha as opções para ver o total.',
  failed: 'Não foi possível calcular o total agora. Tente de novo.',
  gone: 'Um dos produtos saiu desta oferta. Confira os que ficaram e tente de novo.',
  main: 'Este produto',
  nothingChosen: 'Escolha pelo menos um produto para levar junto.',
  offBoth: (discount: string): string => `${discount} de desconto levando os dois`,
  percent: (percent: number): string => `${decimals(percent)}%`,
  saving: (price: string): string => `Você economiza ${price} levando juntos`,
  soldOut: (label: string): string => `${label} (esgotado)`,
  title: 'Compre junto',
  total: (products: number): string => `Total dos ${products} produtos`,
  valueOf: (attribute: string, name: string): string => `${attribute} de ${name}`,
} as const;
