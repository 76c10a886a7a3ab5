/** The sentences on how an order is paid. */
export const paymentText = {
  /** Of a shop whose orders are paid by agreement; a hosted platform has a checkout of its own. */
  arranged: 'O pagamento é combinado com a loja depois do pedido. Nada é cobrado no site.',
  methods: {
    pix: 'Pix',
    boleto: 'Boleto',
    deposito: 'Depósito',
    cartao: 'Cartão',
    combinar: 'A combinar com a loja',
    retirada: 'Na retirada',
    faturado: 'Faturado para empresas aprovadas',
  },
  /** What every term of a delivery counts from. */
  term: 'O prazo de entrega conta a partir do dia útil em que o pagamento é confirmado.',
  /** With days in sight. */
  daysUntil: (until: string): string => `Os dias informados valem para pagamento confirmado até ${until}.`,
  /** Of an order that waits for its payment. */
  dayUntil: (until: string): string =>
    `Este dia vale para pagamento confirmado até ${until}. Depois disso, o novo dia vai por e-mail.`,
  /** Of an order that is sent before it is paid. */
  confirmed: {
    term: 'O prazo de entrega conta a partir do dia útil em que a loja confirma o pedido.',
    dayUntil: (until: string): string =>
      `Este dia vale para pedido confirmado até ${until}. Depois disso, o novo dia vai por e-mail.`,
  },
  /** Of a shop that takes no orders. */
  closed: 'A loja não está recebendo pedidos pelo site no momento.',
  title: 'Formas de pagamento',
} as const;
