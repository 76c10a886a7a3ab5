/** The sentences of closing an order, and of the orders of an account. */

const STATUS = {
  recebido: 'Recebido',
  confirmado: 'Confirmado',
  enviado: 'Enviado',
  entregue: 'Entregue',
  cancelado: 'Cancelado',
} as const;

export const orderText = {
  title: (numero: number): string => `Pedido ${numero}`,
  sent: (email: string): string => `Pedido enviado. Uma cópia foi para ${email}.`,
  cancelled: 'Pedido cancelado. Nada será cobrado por ele.',
  status: STATUS,
  date: 'Feito em',
  state: 'Situação',
  buyer: 'Comprador',
  address: 'Entrega',
  lines: 'Itens',
  payment: 'Pagamento',
  paymentStates: {
    recebido: 'A combinar com a loja: entramos em contato por e-mail ou telefone.',
    confirmado: 'Acertado com a loja.',
    enviado: 'Acertado com a loja.',
    entregue: 'Acertado com a loja.',
    cancelado: 'Nada a pagar: o pedido foi cancelado.',
  },
  note: 'Observação',
  cancel: 'Cancelar pedido',
  cancelOf: (numero: number): string => ` ${numero}`,
  print: 'Para guardar, imprima esta página pelo seu navegador.',
  all: 'Ver todos os pedidos',
  free: 'Grátis',
  products: 'Produtos',
  freight: 'Frete',
  cash: 'À vista no Pix',
  total: 'Total',
  tracking: 'Código de rastreio',
} as const;

export const ordersText = {
  title: 'Meus pedidos',
  empty: 'Você ainda não fez pedidos nesta loja.',
  toShop: 'Ver os produtos',
  units: (units: number): string => (units === 1 ? '1 unidade' : `${units} unidades`),
  pages: 'Páginas de pedidos',
  newer: 'Mais novos',
  older: 'Mais antigos',
} as const;

export const reviewOrderText = {
  title: 'Confira e envie o seu pedido',
  buyer: 'Quem compra',
  otherAccount: 'Entrar com outra conta',
  address: 'Onde entregamos',
  noAddress: 'Diga onde o pedido deve ser entregue.',
  savedAddress: 'Entregar aqui',
  otherAddress: 'Usar outro endereço',
  useAddress: 'Usar este endereço',
  delivery: 'Forma de entrega',
  chooseDelivery: 'Usar esta entrega',
  noDelivery: 'As formas de entrega aparecem depois do endereço.',
  lines: 'Itens do pedido',
  toCart: 'Alterar no carrinho',
  payment: 'Pagamento',
  paymentHelp:
    'O pagamento é combinado com a loja depois do envio do pedido: entramos em contato por e-mail ou telefone. Nada é cobrado agora.',
  note: 'Observação para a loja (opcional)',
  terms: 'Li e aceito as condições de compra, troca e devolução.',
  termsLink: 'Ler as condições de compra',
  termsMissing: 'Para enviar o pedido é preciso aceitar as condições de compra.',
  send: 'Enviar pedido',
  summary: 'Resumo',
  failed: 'Não foi possível continuar agora. Tente de novo.',
  otherDelivery: (label: string, total: string): string =>
    `O pedido ainda não foi enviado: com a forma de entrega “${label}”, o total é ${total}. Confira e envie de novo.`,
  totalNow: (label: string, total: string): string =>
    `Com a forma de entrega “${label}”, o total agora é ${total}.`,
  notices: { endereco: 'Endereço de entrega atualizado.', entrega: 'Forma de entrega atualizada.' },
} as const;
