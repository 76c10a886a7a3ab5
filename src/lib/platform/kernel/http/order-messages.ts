/** What is said of an order that was made: of its payment, its parcel; and of a cart that was left. A part of `message`. */

import { companyMessage } from './company-messages.ts';

export const orderMessage = {
  ...companyMessage,
  orderNotPayable: 'Este pedido não espera um pagamento.',
  orderStockGone: 'Falta estoque para retomar este pedido. Reponha os produtos ou devolva o pagamento.',
  orderUnpaid: 'Este pedido ainda não foi pago. Confirme o pagamento antes de seguir.',
  /** What somebody agrees to who wants reminders: kept with the consent. */
  reminderWords:
    'Posso receber um e-mail da loja lembrando dos produtos que deixei no carrinho. Posso parar quando quiser.',
  unknownReminder: 'Este link não vale mais.',
  parcel: {
    notSent: 'Só um pedido enviado, que não é de retirada, recebe o andamento da entrega.',
    otherTime: 'A data do andamento não pode ser anterior ao pedido nem estar no futuro.',
  },
} as const;
