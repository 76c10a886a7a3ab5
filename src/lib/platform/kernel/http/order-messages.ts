/** What is said of an order that was made: of its payment, its parcel. A part of `message`. */

export const orderMessage = {
  orderNotPayable: 'Este pedido não espera um pagamento.',
  orderStockGone: 'Falta estoque para retomar este pedido. Reponha os produtos ou devolva o pagamento.',
  orderUnpaid: 'Este pedido ainda não foi pago. Confirme o pagamento antes de seguir.',
  parcel: {
    notSent: 'Só um pedido enviado, que não é de retirada, recebe o andamento da entrega.',
    otherTime: 'A data do andamento não pode ser anterior ao pedido nem estar no futuro.',
  },
} as const;
