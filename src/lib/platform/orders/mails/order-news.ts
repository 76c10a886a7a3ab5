/** What is so of an order when a letter about it is written, whatever the shop's own words are. */
import { type Block, code, link, text } from '#lib/domain/mail/blocks.ts';
import type { LetterName } from '#lib/domain/mail/letters.ts';
import { FREE } from '#lib/domain/payments/methods.ts';
import { facts, money } from '#lib/platform/mail/mail.ts';
import { placeFacts, type ToldOrder } from './order-blocks.ts';

/** What happened to the order. */
export type News = 'recebido' | 'confirmado' | 'enviado' | 'rastreio' | 'entregue' | 'cancelado';

export function letterOf(news: News, { retirada }: ToldOrder): LetterName {
  if (retirada && news === 'enviado') return 'pedido-pronto';
  if (retirada && news === 'entregue') return 'pedido-retirado';
  return `pedido-${news}`;
}

/** @param byShop Of a cancelled one: the shop did it. */
export function newsBlocks(news: News, order: ToldOrder, byShop: boolean): readonly Block[] {
  const { rastreio, retirada } = order;
  switch (news) {
    case 'recebido':
      return [text(retirada ? pickupReceived(order) : received(order))];
    case 'confirmado':
      return [
        text(
          retirada
            ? 'Agora separamos os produtos para a retirada, e avisamos quando estiverem prontos.'
            : 'Agora preparamos os produtos para o envio.',
        ),
      ];
    case 'enviado':
      return retirada
        ? readyBlocks(order)
        : [...carried(order), code('Código de rastreio:', rastreio), ...followed(order)];
    case 'rastreio':
      return [
        code('O código agora é este:', rastreio),
        ...followed(order),
        text('Se você recebeu outro antes, ele não vale mais.'),
      ];
    case 'entregue':
      return [];
    case 'cancelado':
      return [text(cancelled(order, byShop))];
  }
}

function carried({ transportadora }: ToldOrder): readonly Block[] {
  return transportadora === '' ? [] : [facts({ Transportadora: transportadora })];
}

function followed({ linkRastreio }: ToldOrder): readonly Block[] {
  return linkRastreio === '' ? [] : [link('Acompanhe a entrega:', 'Acompanhar a entrega', linkRastreio)];
}

function cancelled({ pagamento, situacaoPagamento }: ToldOrder, byShop: boolean): string {
  if (pagamento === FREE) return 'Nada foi cobrado por ele.';
  if (situacaoPagamento === 'contestado')
    return 'O pagamento está em disputa no banco ou na operadora do cartão: a devolução do valor espera o fim dela, e avisamos você.';
  return byShop
    ? 'A loja cancelou este pedido. Se você já pagou alguma coisa por ele, devolvemos o valor inteiro.'
    : 'Se você ainda não pagou, nada será cobrado; se já pagou, devolvemos o valor inteiro.';
}

const INVOICED = 'A loja confere o pedido e envia a fatura; até lá os produtos ficam reservados para você.';
const UNPAID =
  'Falta o pagamento: veja como pagar, e até quando, no endereço abaixo. Enquanto isso os produtos ficam reservados para você';
const PAID = 'O pagamento já está confirmado: agora preparamos os produtos.';
const ARRANGED =
  'Vamos entrar em contato para combinar o pagamento; até lá os produtos ficam reservados para você.';

function received({ frete, pagamento, situacaoPagamento }: ToldOrder): string {
  const counted = (what: string): string =>
    // A day that was chosen is not counted.
    frete.turno === '' ? ` O prazo de entrega conta a partir do dia útil em que ${what}.` : '';
  if (pagamento === FREE)
    return 'Não há nada a pagar: ele já está confirmado, e agora preparamos os produtos para o envio.';
  // A Pix may be paid before the letter about its order is written.
  if (situacaoPagamento === 'pago') return PAID;
  if (pagamento === 'faturado') return `${INVOICED}${counted('a loja confirma o pedido')}`;
  const paid = counted('o pagamento é confirmado');
  return situacaoPagamento === 'combinar'
    ? `${ARRANGED}${paid}`
    : `${UNPAID}; sem o pagamento no prazo, o pedido é cancelado e nada é cobrado.${paid}`;
}

const PICKUP_PAYMENT: Readonly<Record<ToldOrder['pagamento'], string>> = {
  pix: `${UNPAID}.`,
  boleto: `${UNPAID}.`,
  cartao: `${UNPAID}.`,
  combinar: ARRANGED,
  retirada: 'Você paga na loja, quando buscar; até lá os produtos ficam reservados para você.',
  faturado: INVOICED,
  gratis: 'Não há nada a pagar: o pedido já está confirmado, e agora separamos os produtos para a retirada.',
};

function pickupReceived({ pagamento, situacaoPagamento }: ToldOrder): string {
  const unpaid = situacaoPagamento === 'pago' ? PAID : `${UNPAID}.`;
  const how = situacaoPagamento === 'combinar' || pagamento === FREE ? PICKUP_PAYMENT[pagamento] : unpaid;
  return `${how} Avisamos por e-mail quando ele estiver pronto para retirar.`;
}

function readyBlocks({ local, pagamento, situacaoPagamento, total }: ToldOrder): readonly Block[] {
  const owed = pagamento === 'retirada' && situacaoPagamento === 'combinar';
  return [
    placeFacts(local),
    text(
      `${owed ? `Você paga ${money(total.valor)} na retirada. ` : ''}Traga um documento com foto e o número do pedido.`,
    ),
  ];
}
