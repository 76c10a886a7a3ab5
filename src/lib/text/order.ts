/** The sentences of closing an order, and of the orders of an account. */

const STATUS = {
  recebido: 'Recebido',
  confirmado: 'Confirmado',
  enviado: 'Enviado',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
} as const;

const PICKUP_STATUS = { ...STATUS, enviado: 'Pronto para retirar', entregue: 'Retirado' } as const;

type Status = keyof typeof STATUS;

/** What the state of an order is called; of one that is collected at the shop by other words. */
export function orderStatus({
  status,
  retirada,
}: {
  readonly status: Status;
  readonly retirada: boolean;
}): string {
  return (retirada ? PICKUP_STATUS : STATUS)[status];
}

export const orderText = {
  title: (numero: number): string => `Pedido ${numero}`,
  /** `mailed`: a server sends the shop's letters. */
  sent: (email: string, mailed: boolean): string =>
    mailed
      ? `Recebemos o seu pedido. Uma cópia foi para ${email}.`
      : 'Recebemos o seu pedido. Acompanhe-o por esta página.',
  cancelled: 'Pedido cancelado. Nada será cobrado por ele.',
  cancelledPaid: 'Pedido cancelado. O valor que você pagou volta inteiro para você.',
  cancelledDisputed: 'Pedido cancelado. A devolução do valor espera o fim da disputa do pagamento.',
  cancelledPerhaps: 'Pedido cancelado. Se você já pagou, o valor volta inteiro para você.',
  codeTitle: 'Ver o pedido completo, cancelar ou devolver',
  codeHelp: (email: string): string =>
    `Só para quem comprou: enviamos um código para ${email}, e com ele este navegador mostra o pedido inteiro.`,
  codeSend: 'Receber um código por e-mail',
  codeSendAgain: 'Enviar outro código',
  codeSent: (email: string): string => `Enviamos um código para ${email}. Ele vale por 15 minutos.`,
  code: 'Código do e-mail',
  codeOpen: 'Abrir o pedido',
  linkEnded: 'Os links deste pedido enviados até agora por e-mail não abrem mais.',
  endLink: 'Desativar o link enviado por e-mail',
  endLinkHelp: 'Quem tem o link dos nossos e-mails acompanha o pedido, sem ver os seus dados completos.',
  accountTitle: 'Criar uma conta com estes dados',
  accountHelp: (email: string): string =>
    `Pedidos e endereço ficam guardados para a próxima compra. Enviamos um link para ${email}: é só escolher uma senha.`,
  account: 'Criar conta',
  accountSent: (email: string): string =>
    `Enviamos uma mensagem para ${email}. Abra o link nas próximas 24 horas para escolher a senha da conta.`,
  masked: (email: string): string => `Os dados completos aparecem para quem comprou (${email}).`,
  seeAll: 'Ver o pedido completo',
  next: {
    recebido:
      'Recebemos o seu pedido. O próximo passo é nosso: entramos em contato para combinar o pagamento.',
    confirmado: 'Pagamento combinado. Estamos preparando os produtos para o envio.',
    enviado: 'O pedido está a caminho.',
    entregue: 'O pedido foi entregue.',
  },
  nextPickup: {
    confirmado: 'Pagamento combinado. Estamos separando os produtos para a retirada.',
    enviado: 'O pedido está pronto: você já pode retirar.',
    entregue: 'O pedido foi retirado.',
  },
  withdrawal: (until: string): string => `Você pode desistir da compra até ${until}, sem dar motivo.`,
  pickup: 'Retirada',
  buyer: 'Comprador',
  address: 'Entrega',
  lines: 'Itens',
  payment: 'Pagamento',
  paymentStates: {
    recebido: 'A combinar com a loja: entramos em contato por e-mail ou telefone.',
    confirmado: 'Combinado com a loja.',
    enviado: 'Combinado com a loja.',
    entregue: 'Combinado com a loja.',
    cancelado: 'Nada a pagar: o pedido foi cancelado.',
  },
  note: 'Observação',
  purchase: 'Pedido de compra',
  cancel: 'Cancelar pedido',
  cancelOf: (numero: number): string => ` ${numero}`,
  all: 'Ver todos os pedidos',
  free: 'Grátis',
  products: 'Produtos',
  freight: 'Frete',
  cash: 'ou à vista no Pix',
  pixOff: 'Desconto no Pix',
  boletoOff: 'Desconto no boleto',
  pickupHours: 'Horário',
  total: 'Total',
  ask: 'Perguntar pelo WhatsApp',
  askMail: 'Perguntar por e-mail',
  askIntro: (numero: number, status: string): string =>
    `Olá! Quero falar sobre o pedido ${numero} (${status.toLowerCase()}):`,
  tracking: 'Código de rastreio',
  follow: 'Acompanhar a entrega',
} as const;

/** Of an order whose money was taken, whatever became of it. */
const PAID: readonly string[] = ['pago', 'devolvido_parcial', 'devolvido', 'contestado'];

/** The receipt of an order, printed from its page. */
export const receiptText = {
  title: 'Recibo',
  of: (numero: number, date: string): string => `Recibo do pedido ${numero}, de ${date}.`,
  seller: (seller: string): string => `Vendido por ${seller}.`,
  paid: (situacao: string, status: string, sum: string, method: string): string => {
    if (PAID.includes(situacao)) return `Pago: ${sum}, ${method}.`;
    if (status === 'cancelado') return 'Pedido cancelado: este recibo não comprova pagamento.';
    if (situacao === 'combinar' && status !== 'recebido') return `Combinado com a loja: ${sum}.`;
    return `Ainda sem pagamento confirmado: ${sum}, ${method}.`;
  },
  free: 'Nada a pagar: o total deste pedido é R$ 0,00.',
  back: (sum: string): string => `Devolvido: ${sum}.`,
  notFiscal: 'Este recibo não é documento fiscal e não substitui a nota fiscal.',
  how: 'Para guardar o recibo, imprima esta página ou salve em PDF.',
  print: 'Imprimir recibo',
} as const;

/** Buying an order once more. */
export const orderAgainText = {
  title: 'Comprar de novo',
  price: (now: string, then: string): string => (then === '' ? `${now} cada` : `${now} cada (antes ${then})`),
  short: (nome: string, left: number): string =>
    left === 0 ? `${nome}: não está mais à venda ou está sem estoque.` : `${nome}: só ${left} em estoque.`,
  total: (total: string): string =>
    `Produtos com os preços de hoje: ${total}. O carrinho ainda soma o frete e aplica promoções.`,
  take: 'Adicionar ao carrinho',
  changed: 'Preço ou estoque mudou agora há pouco. Confira abaixo antes de adicionar ao carrinho.',
} as const;

export const ordersText = {
  title: 'Meus pedidos',
  empty: 'Você ainda não fez pedidos nesta loja.',
  toShop: 'Ver os produtos',
  guest: 'Estes são os pedidos feitos neste navegador, sem entrar em uma conta.',
  otherOrders: 'Procura outro pedido?',
  logIn: 'Entrar na conta',
  what: (nome: string, produtos: number, units: number): string => {
    const others =
      produtos < 2 ? '' : produtos === 2 ? ' e mais 1 produto' : ` e mais ${produtos - 1} produtos`;
    return `${nome}${others} (${units === 1 ? '1 unidade' : `${units} unidades`})`;
  },
  pages: 'Páginas de pedidos',
  newer: 'Mais novos',
  older: 'Mais antigos',
} as const;

export const reviewOrderText = {
  title: 'Finalizar compra',
  secure: 'Compra segura: os seus dados vão criptografados e são usados só neste pedido.',
  buyer: 'Seus dados',
  otherAccount: 'Entrar com outra conta',
  customer: 'Venda interna: preencha com os dados do cliente. Ele recebe o pedido e o link por e-mail.',
  haveAccount: 'Já comprou aqui?',
  logIn: 'Entrar na conta',
  or: 'ou',
  code: 'receber um código por e-mail',
  guest: {
    email: 'E-mail',
    emailHint: 'Para enviarmos a confirmação e o andamento do pedido.',
    nome: 'Nome completo ou razão social',
    documento: 'CPF ou CNPJ',
    telefone: 'Celular com DDD',
    company: 'A compra é para uma empresa?',
    inscricaoEstadual: 'Inscrição estadual',
    inscricaoEstadualHint: 'Deixe em branco se a empresa não for contribuinte de ICMS.',
  },
  faults: {
    documento: {
      missing: 'Informe o CPF ou o CNPJ.',
      wrong: 'Este CPF ou CNPJ não confere. Confira os números.',
    },
    email: { missing: 'Informe o e-mail.', wrong: 'Confira o e-mail: falta ou sobra alguma coisa.' },
    inscricaoEstadual: {
      long: 'A inscrição estadual pode ter até 20 caracteres.',
      wrong: 'Confira a inscrição estadual: números, com pontos ou sem.',
    },
    nome: { missing: 'Informe o nome completo.', long: 'O nome pode ter até 120 caracteres.' },
    telefone: {
      missing: 'Informe um telefone com DDD.',
      wrong: 'Confira o telefone: DDD e número, como em (11) 91234-5678.',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  check: 'Confira os campos marcados.',
  address: 'Entrega',
  newAddress: 'Entregar em outro endereço',
  delivery: 'Como você quer receber',
  slot: 'Dia e turno da entrega',
  slotOpen: 'Escolha o dia e o turno',
  slotMissing: 'Escolha um dia e um turno que ainda tenham vaga.',
  pickupNoAddress: 'Para retirar na loja, o CEP basta: você não precisa informar o seu endereço.',
  pickupAddress:
    'Você retira na loja. O endereço é pedido porque vai na nota fiscal da empresa ou no boleto.',
  totalWith: (total: string): string => `Total ${total}`,
  update: 'Atualizar entrega e total',
  /** Of a sum, as long as no delivery is chosen. */
  totalSoFar: 'Total sem o frete',
  freightOpen: 'informe o CEP',
  noDelivery: 'Informe o CEP para ver as formas de entrega e os prazos.',
  lines: 'Itens do pedido',
  toCart: 'Voltar ao carrinho',
  payment: 'Pagamento',
  methodMissing: 'Escolha como você quer pagar.',
  note: 'Observação para a loja (opcional)',
  purchase: 'Número do pedido de compra (opcional)',
  purchaseHint: 'O número que a sua empresa dá a esta compra. Ele vai no pedido e no aviso à loja.',
  terms: 'Li e aceito as condições de compra, troca e devolução.',
  termsLink: 'Ler as condições de compra',
  termsMissing: 'Para finalizar a compra é preciso aceitar as condições de compra.',
  alreadySent: (numero: number): string => `O seu pedido ${numero} foi enviado. O carrinho está vazio.`,
  seeSent: 'Ver o pedido',
  send: 'Finalizar compra',
  summary: 'Resumo do pedido',
  showSummary: 'Ver resumo do pedido',
  /** Read aloud: a script puts the two in. */
  said: 'Total {total}, com a entrega {entrega}.',
  failed: 'Não foi possível continuar agora. Tente de novo.',
  /** The session was lost with its cookies, and with it the cart. */
  refilled: (isWhole: boolean): string =>
    `O navegador perdeu os cookies desta loja, e o carrinho dependia deles. ${isWhole ? 'Refizemos o carrinho com os mesmos produtos' : 'Refizemos o carrinho com os produtos que ainda podem ser comprados'} e mantivemos o que você preencheu. Confira o total e finalize de novo; se o e-mail de confirmação do pedido já chegou, não é preciso.`,
  otherDelivery: (label: string, total: string): string =>
    `O pedido ainda não foi enviado: com a forma de entrega “${label}”, o total é ${total}. Confira e finalize de novo.`,
  /** The order would go elsewhere than the total was for. */
  otherPlace: (cep: string, label: string, term: string, total: string): string =>
    `O pedido ainda não foi enviado: este é o total para o CEP ${cep}, com a forma de entrega “${label}”${term === '' ? '' : ` (${term.toLowerCase()})`}: ${total}. Confira e finalize de novo.`,
  totalNow: (label: string, total: string, term: string): string =>
    `Com a forma de entrega “${label}”${term === '' ? '' : ` (${term.toLowerCase()})`}, o total agora é ${total}.`,
} as const;
