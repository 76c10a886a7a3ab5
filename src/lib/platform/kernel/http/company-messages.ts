/** What is said of buyers of companies, and of orders that wait for an approval. A part of `message`. */

export const companyMessage = {
  company: {
    off: 'Esta loja não oferece vários compradores por empresa.',
    only: 'Só a conta de uma empresa convida compradores.',
    isBuyer: 'Esta conta compra por uma empresa: quem convida é a conta da empresa.',
    full: (most: number): string => `Uma empresa tem até ${most} compradores e ${most} convites.`,
    ownAddress: 'Este é o e-mail da própria empresa.',
    alreadyBuyer: 'Quem tem este e-mail já compra pela empresa. Mude o limite na lista.',
    unknownBuyer: 'Comprador não encontrado',
    unknownInvitation: 'Este convite não vale mais. Peça outro à empresa.',
    otherAddress: 'O convite é para outro e-mail. Entre com a conta desse e-mail para aceitar.',
    elsewhere:
      'Esta conta já compra por outra empresa. Saia dela em Minha conta, Compradores, antes de aceitar.',
    hasBuyers: 'Esta conta tem compradores próprios, e por isso não compra por outra empresa.',
    /** Kept as the reason of what ends with a buyer. */
    left: 'Quem pediu não compra mais por esta empresa.',
  },
  approval: {
    needed: 'Este pedido passa do seu limite e espera a aprovação da empresa. Confira e envie de novo.',
    formOf: (numero: number): string => `Este formulário já enviou o pedido de aprovação ${numero}.`,
    heldPrice: (numero: number): string => `Preço do pedido de aprovação ${numero}`,
    unknown: 'Pedido de aprovação não encontrado',
    notBuyer: 'Esta conta não compra por uma empresa.',
    waiting: 'Os itens voltam ao carrinho depois que o pedido é recusado ou vence.',
    ownRequest: 'Quem pediu não aprova o próprio pedido: a empresa aprova.',
    gone: 'Quem pediu não compra mais por esta empresa. O pedido de aprovação acabou.',
    expired: 'O prazo deste pedido de aprovação acabou, e com ele os preços guardados.',
    refused: 'Este pedido de aprovação já foi recusado.',
    approved: (numero: number): string => `Este pedido de aprovação já foi aprovado: é o pedido ${numero}.`,
    full: (most: number): string =>
      `Já há ${most} pedidos seus esperando aprovação. Espere a resposta da empresa.`,
    changed:
      'Algo mudou desde o pedido de aprovação, e ele não pode ser feito como foi pedido. Recuse, e quem pediu envia de novo.',
    noCoupon: 'O cupom deste pedido não vale mais. Recuse, e quem pediu envia de novo.',
    noDelivery: 'A entrega escolhida não existe mais. Recuse, e quem pediu envia de novo.',
    noSlot: 'O dia e o turno escolhidos não estão mais livres. Recuse, e quem pediu envia de novo.',
    noMethod: 'A forma de pagamento deste pedido não é mais oferecida. Recuse, e quem pediu envia de novo.',
    /** Said of the quote that became part of a request. */
    quoteTaken: 'Enviado para aprovação da empresa.',
  },
} as const;
