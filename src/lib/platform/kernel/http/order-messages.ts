/** What is said of an order that was made: of its payment, its parcel; and of a cart that was left. A part of `message`. */

import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { companyMessage } from './company-messages.ts';

export const orderMessage = {
  ...companyMessage,
  couponOverNow: (hash: string): string => `O cupom ${hash} não vale mais para este pedido.`,
  quoteOverNow: (numero: number): string => `O orçamento ${numero} já foi usado, ou mudou agora há pouco.`,
  orderNotPayable: 'Este pedido não espera um pagamento.',
  orderStockGone: 'Falta estoque para retomar este pedido. Reponha os produtos ou devolva o pagamento.',
  stepNotUndone: 'Este passo não pode mais ser desfeito: já faz tempo, ou algo aconteceu depois dele.',
  stepPaid: 'Este pedido foi pago. Desfaça a confirmação do pagamento na página do pedido.',
  orderUnpaid: 'Este pedido ainda não foi pago. Confirme o pagamento antes de seguir.',
  /** Centavos of goods that are sent in exchange, and of those whose place they take. */
  returnDifference: (sent: number, replaced: number): string => {
    const price = (value: number) => formatBRL(centavos(value));
    const way = sent > replaced ? 'a mais' : 'a menos';
    const difference = `${price(Math.abs(sent - replaced))} ${way}`;
    return `O que vai em troca custa hoje ${price(sent)}; o que voltou custou ${price(replaced)} no pedido: ${difference}. A loja não cobra nem devolve essa diferença por aqui: acerte com o comprador, marque que a viu e conclua.`;
  },
  /** What somebody agrees to who wants reminders: kept with the consent. */
  reminderWords:
    'Posso receber um e-mail da loja lembrando dos produtos que deixei no carrinho. Posso parar quando quiser.',
  unknownReminder: 'Este link não vale mais.',
  addressNeeded: {
    delivery: 'Informe o endereço de entrega: rua, número, bairro, cidade e estado.',
    company: 'A nota fiscal de uma empresa leva o endereço dela: informe-o também para a retirada.',
    boleto: 'O boleto leva o endereço de quem paga: informe-o, ou escolha outra forma de pagamento.',
  },
  parcel: {
    notSent: 'Só um pedido enviado, que não é de retirada, recebe o andamento da entrega.',
    otherTime: 'A data do andamento não pode ser anterior ao pedido nem estar no futuro.',
  },
} as const;
