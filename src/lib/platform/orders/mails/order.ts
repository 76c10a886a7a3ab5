/** Mails about orders, to their buyers and to the shop. */
import type { Pedido } from '#lib/contract/order.ts';
import { formatCep } from '#lib/domain/kernel/cep.ts';
import { formatDate } from '#lib/domain/kernel/dates.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import { dueDay } from '#lib/domain/payments/deadlines.ts';
import { FREE } from '#lib/domain/payments/methods.ts';
import { cashSaving } from '#lib/domain/payments/order-total.ts';
import { streetLine } from '#lib/domain/shop/postal-address.ts';
import { type Letter, oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { orderToken } from '../order-link.ts';
import { findOrder, type OrderRow } from '../queries/orders.ts';
import { presentOrder } from '../wire/order.ts';
import { greeting } from './greeting.ts';

const WAYS: Readonly<Record<Pedido['pagamento'], string>> = {
  pix: 'Pix',
  boleto: 'boleto',
  cartao: 'cartão de crédito',
  combinar: 'a combinar com a loja',
  retirada: 'na retirada',
  faturado: 'faturado',
  gratis: 'nada a pagar',
};

/** What happened to the order. */
type News = 'recebido' | 'confirmado' | 'enviado' | 'rastreio' | 'entregue' | 'cancelado';

export function orderWriter(news: News, reader: 'comprador' | 'loja'): Writer {
  return async ({ deps, shop }, numero) => {
    const row = await findOrder(deps.db, numero);
    if (!row) return undefined;
    const order = { ...presentOrder(shop, row), due: dueOf(row) };
    const byShop = row.passos.some(({ status, author }) => status === 'cancelado' && author !== '');
    if (reader === 'loja') return toShop(shop, order, news);
    return toBuyer(shop, order, { news, byShop, token: orderToken(deps, row) });
  };
}

/** `due`: the day on which its invoice is, '' where there is none. */
type Told = Pedido<Centavos> & { readonly due: string };

function dueOf({
  created_at,
  fatura_dias,
  status,
}: Pick<OrderRow, 'created_at' | 'fatura_dias' | 'status'>): string {
  return fatura_dias === null || status === 'cancelado'
    ? ''
    : formatDate(`${dueDay(created_at, fatura_dias)}T12:00:00Z`);
}

function toShop(shop: Shop, order: Told, news: News): Letter {
  const { numero, comprador } = order;
  const cancelled = news === 'cancelado';
  return {
    to: shopAddress(shop),
    subject: `Pedido ${numero} ${cancelled ? 'cancelado' : 'recebido'}: ${oneLine(comprador.nome)}`,
    text: `${cancelled ? `O comprador cancelou o pedido ${numero}. O estoque já voltou.` : `Chegou o pedido ${numero}.`}

${buyerText(order)}

${orderText(order)}

Veja e atualize o pedido em:
${shop.siteUrl}/painel/pedidos/${numero}
`,
  };
}

/** Without the note of a guest, who may have typed the address of anybody. */
function toBuyer(
  shop: Shop,
  order: Told,
  { news, byShop, token }: { readonly news: News; readonly byShop: boolean; readonly token: string },
): Letter {
  const { site } = shop.configuracoes.sistema.geral;
  const { numero, comprador, convidado } = order;
  const pickup = order.retirada ? PICKUP_NEWS[news] : undefined;
  const told = pickup?.said(order) ?? NEWS[news](order);
  const said = news === 'cancelado' && byShop ? CANCELLED_BY_SHOP(numero) : told;
  return {
    to: comprador.email,
    subject:
      news === 'rastreio'
        ? `Novo código de rastreio do pedido ${numero} na ${site.nome}`
        : `Pedido ${numero} ${pickup?.subject ?? news} na ${site.nome}`,
    text: `${greeting(order)}

${said}

${orderText(convidado ? { ...order, observacao: '' } : order)}

Acompanhe o pedido a qualquer momento em:
${shop.siteUrl}/checkout/acompanhar/${token}

${news === 'cancelado' ? '' : WITHDRAWAL}Dúvidas? Responda este e-mail${site.telefone === '' ? '' : ` ou ligue para ${site.telefone}`}.

${site.nome}
`,
  };
}

const NEWS: Readonly<Record<News, (order: Pedido<Centavos>) => string>> = {
  recebido: ({ numero, frete, pagamento, situacaoPagamento }) => {
    const counted = (what: string): string =>
      // A day that was chosen is not counted.
      frete.turno === '' ? ` O prazo de entrega conta a partir do dia útil em que ${what}.` : '';
    if (pagamento === FREE)
      return `Recebemos o seu pedido ${numero}. Não há nada a pagar: ele já está confirmado, e agora preparamos os produtos para o envio.`;
    if (pagamento === 'faturado')
      return `Recebemos o seu pedido ${numero}. A loja confere o pedido e envia a fatura; até lá os produtos ficam reservados para você.${counted('a loja confirma o pedido')}`;
    return situacaoPagamento !== 'combinar'
      ? `Recebemos o seu pedido ${numero}. Falta o pagamento: veja como pagar, e até quando, no endereço abaixo. Enquanto isso os produtos ficam reservados para você; sem o pagamento no prazo, o pedido é cancelado e nada é cobrado.${counted('o pagamento é confirmado')}`
      : `Recebemos o seu pedido ${numero}. Vamos entrar em contato para combinar o pagamento; até lá os produtos ficam reservados para você.${counted('o pagamento é confirmado')}`;
  },
  confirmado: ({ numero }) =>
    `O pagamento do seu pedido ${numero} está acertado. Agora preparamos os produtos para o envio.`,
  enviado: ({ numero, rastreio, frete }) =>
    `O seu pedido ${numero} foi enviado por ${frete.label}.${rastreio === '' ? '' : `\nCódigo de rastreio: ${rastreio}`}`,
  rastreio: ({ numero, rastreio, frete }) =>
    `O código de rastreio do seu pedido ${numero}, enviado por ${frete.label}, agora é este:\n${rastreio}\nSe você recebeu outro antes, ele não vale mais.`,
  entregue: ({ numero }) =>
    `O seu pedido ${numero} foi entregue. Se algo não estiver como você esperava, responda este e-mail.`,
  cancelado: ({ numero, pagamento }) =>
    pagamento === FREE
      ? `O seu pedido ${numero} foi cancelado. Nada foi cobrado por ele.`
      : `O seu pedido ${numero} foi cancelado. Se você ainda não pagou, nada será cobrado; se já pagou, devolvemos o valor inteiro.`,
};

const UNPAID =
  'Falta o pagamento: veja como pagar, e até quando, no endereço abaixo. Enquanto isso os produtos ficam reservados para você.';
const ARRANGED =
  'Vamos entrar em contato para combinar o pagamento; até lá os produtos ficam reservados para você.';
const PICKUP_PAYMENT: Readonly<Record<Pedido['pagamento'], string>> = {
  pix: UNPAID,
  boleto: UNPAID,
  cartao: UNPAID,
  combinar: ARRANGED,
  retirada: 'Você paga na loja, quando buscar; até lá os produtos ficam reservados para você.',
  faturado: 'A loja confere o pedido e envia a fatura; até lá os produtos ficam reservados para você.',
  gratis: 'Não há nada a pagar: o pedido já está confirmado, e agora separamos os produtos para a retirada.',
};

function placeText(local: Pedido['local']): string {
  const { endereco = '', horario = '' } = local ?? {};
  return `${endereco === '' ? '' : `\nEndereço: ${oneLine(endereco)}`}${horario === '' ? '' : `\nHorário: ${oneLine(horario)}`}`;
}

/** What is said otherwise to who collects the order at the shop. */
const PICKUP_NEWS: Readonly<
  Partial<Record<News, { readonly subject: string; readonly said: (order: Pedido<Centavos>) => string }>>
> = {
  recebido: {
    subject: 'recebido',
    said: ({ numero, pagamento, situacaoPagamento }) =>
      `Recebemos o seu pedido ${numero}. ${situacaoPagamento === 'combinar' || pagamento === FREE ? PICKUP_PAYMENT[pagamento] : UNPAID} Avisamos por e-mail quando ele estiver pronto para retirar.`,
  },
  confirmado: {
    subject: 'confirmado',
    said: ({ numero }) =>
      `O pagamento do seu pedido ${numero} está acertado. Agora separamos os produtos para a retirada, e avisamos quando estiverem prontos.`,
  },
  enviado: {
    subject: 'pronto para retirar',
    said: ({ numero, local, pagamento, situacaoPagamento, total }) =>
      `O seu pedido ${numero} está pronto para retirar.${placeText(local)}${pagamento === 'retirada' && situacaoPagamento === 'combinar' ? `\nVocê paga ${plain(total.valor)} na retirada.` : ''}\nTraga um documento com foto e o número do pedido.`,
  },
  entregue: {
    subject: 'retirado',
    said: ({ numero }) =>
      `O seu pedido ${numero} foi retirado. Se algo não estiver como você esperava, responda este e-mail.`,
  },
};
const CANCELLED_BY_SHOP = (numero: number): string =>
  `Cancelamos o seu pedido ${numero}. Se você já pagou alguma coisa por ele, devolvemos o valor inteiro.`;
/** Código de Defesa do Consumidor, art. 49. */
const WITHDRAWAL = `Você pode desistir da compra em até 7 dias depois de receber os produtos, sem dar motivo.

`;

function orderText(order: Told): string {
  const { due, linhas, descontos, frete, endereco, local, observacao, pagamento, retirada } = order;
  const saved = cashSaving(order);
  return [
    ...linhas.map(
      ({ quantidade, nome, atributos, sku, total: sum }) =>
        `${quantidade} x ${nome}${atributos === '' ? '' : ` (${atributos})`}${sku === '' ? '' : `, cód. ${sku}`}: ${plain(sum)}`,
    ),
    ...descontos.map(({ nome, valor }) => `${nome}: -${plain(valor)}`),
    `Frete (${frete.label}, ${frete.prazo.toLowerCase()}): ${frete.valor === 0 ? 'grátis' : plain(frete.valor)}`,
    ...(saved > 0 ? [`Desconto no ${WAYS[pagamento]}: -${plain(saved)}`] : []),
    `Total: ${plain(order.cobrado)}`,
    `Pagamento: ${WAYS[pagamento]}${due === '' ? '' : `, vence em ${due}`}`,
    '',
    ...(local === null ? [] : [`Retirada na loja.${placeText(local)}`, '']),
    retirada ? 'Endereço do comprador:' : 'Entrega:',
    oneLine(streetLine(endereco)),
    oneLine(`${endereco.bairro}, ${endereco.cidade} - ${endereco.uf}, CEP ${formatCep(endereco.cep)}`),
    ...(observacao === '' ? [] : ['', `Observação: ${observacao}`]),
  ].join('\n');
}

function buyerText({ comprador }: Pedido<Centavos>): string {
  const { nome, documento, inscricaoEstadual, email, telefone } = comprador;
  return [
    oneLine(nome),
    `CPF ou CNPJ: ${formatTaxId(documento)}`,
    ...(inscricaoEstadual === '' ? [] : [`Inscrição estadual: ${inscricaoEstadual}`]),
    email,
    ...(telefone === '' ? [] : [telefone]),
  ].join('\n');
}

/** Mails are plain text: an ordinary space after the sign. */
function plain(value: Centavos): string {
  return formatBRL(value).replaceAll('\u00a0', ' ');
}
