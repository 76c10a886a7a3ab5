/** Letters about money. None says that something was paid or given back before the ledger does. */
import { formatUntil } from '#lib/domain/kernel/dates.ts';
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { type Desk, type Letter, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { greeting } from '#lib/platform/orders/mails/greeting.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { findOrder, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { casesOf } from '../queries/cases.ts';
import { type ChargeRow, chargesOf, findCharge } from '../queries/charges.ts';
import { findEntry } from '../queries/ledger.ts';
import { refundsOf } from '../queries/refunds.ts';

/** What happened to an order's money. */
type OrderNews = 'vencido' | 'cancelado' | 'desfeito' | 'lembrete' | 'pix';

/** To the buyer, by the number of the order. */
export function orderPaymentWriter(news: OrderNews): Writer {
  return async ({ deps, shop }, numero) => {
    const order = await findOrder(deps.db, numero);
    if (!order) return undefined;
    const waits = (await chargesOf(deps.db, numero)).find(({ status }) => status === 'pendente');
    const told = ORDER_NEWS[news](order, waits);
    return told && toBuyer({ deps, shop }, order, told);
  };
}

type Told = { readonly subject: string; readonly text: string };
type Tell = (order: OrderRow, waits: ChargeRow | undefined) => Told | undefined;

const ORDER_NEWS: Readonly<Record<OrderNews, Tell>> = {
  vencido: ({ numero, status }) =>
    status === 'cancelado'
      ? {
          subject: `Pedido ${numero} cancelado: o prazo de pagamento terminou`,
          text: `O prazo para pagar o pedido ${numero} terminou e ele foi cancelado. Nada foi cobrado, e os produtos voltaram à loja. Se você pagou e o valor ainda não apareceu aqui, responda este e-mail: pagamento que chega depois do prazo é devolvido ou, se você quiser e houver estoque, vale para o pedido.`,
        }
      : undefined,
  cancelado: ({ numero }) => ({
    subject: `Pedido ${numero} cancelado`,
    text: `O pedido ${numero} foi cancelado, como você pediu. O pagamento que chegou enquanto isso é devolvido inteiro, e avisamos você.`,
  }),
  desfeito: ({ numero, status }) =>
    status === 'recebido'
      ? {
          subject: `Pedido ${numero}: o pagamento ainda não foi encontrado`,
          text: `Confirmamos por engano o pagamento do pedido ${numero}. Ele ainda espera o pagamento, e os produtos continuam reservados. Desculpe a confusão. Se você já pagou, responda este e-mail com o comprovante.`,
        }
      : undefined,
  lembrete: ({ numero }, waits) =>
    waits?.expires_at
      ? {
          subject: `Pedido ${numero}: falta o pagamento`,
          text: `O pedido ${numero} ainda espera o pagamento de ${plain(waits.valor)}, até ${untilText(waits)}. Depois disso ele é cancelado e os produtos voltam à loja.${codeText(waits)}

Se você já pagou, não precisa fazer nada.`,
        }
      : undefined,
  pix: ({ numero }, waits) =>
    waits?.expires_at
      ? {
          subject: `Pague o pedido ${numero} com Pix`,
          text: `Para pagar o pedido ${numero}, envie ${plain(waits.valor)} por Pix até ${untilText(waits)}.${codeText(waits)}`,
        }
      : undefined,
};

/** A boleto is to be paid by its due day, though the bank may tell of it days later. */
function untilText({ payload: { vencimento }, expires_at }: ChargeRow): string {
  if (vencimento !== undefined) return vencimento.split('-').toReversed().join('/');
  return expires_at === null ? '' : formatUntil(expires_at.toISOString());
}

function codeText({ forma, payload: { copiaECola, linhaDigitavel, link } }: ChargeRow): string {
  if (copiaECola !== undefined) return `\n\nPix copia e cola:\n${copiaECola}`;
  const line = linhaDigitavel === undefined ? '' : `\n\nLinha digitável:\n${linhaDigitavel}`;
  return forma === 'boleto' && link !== undefined ? `${line}\n\nBoleto para imprimir:\n${link}` : line;
}

/** To the buyer, by the id of the entry of the ledger: money that came and goes back, or went. */
export function returnWriter(news: 'tardio' | 'excedente' | 'devolvido'): Writer {
  return async ({ deps, shop }, id) => {
    const entry = await findEntry(deps.db, id);
    const charge = entry && (await findCharge(deps.db, entry.charge_id));
    const order = charge && (await findOrder(deps.db, charge.numero));
    if (!entry || !charge || !order) return undefined;
    if (news === 'devolvido')
      return toBuyer({ deps, shop }, order, RETURN_NEWS[news](order.numero, plain(entry.valor), false));
    const goesBack = (one: { readonly entry_ref: string; readonly causa: string }) =>
      one.entry_ref === entry.provider_ref && one.causa === news;
    const refund = (await refundsOf(deps.db, charge.id)).find(
      (one) => goesBack(one) && one.status !== 'recusada',
    );
    const asked = (await casesOf(deps.db, charge.id)).find(
      (one) => goesBack(one) && one.desfecho !== 'aceita' && one.desfecho !== 'vista',
    );
    const back = refund ?? asked;
    if (!back) return undefined;
    const told = RETURN_NEWS[news](order.numero, plain(back.valor), refund !== undefined);
    return toBuyer({ deps, shop }, order, told);
  };
}

/** Late money may still be taken for its order for a day, and goes back after it. */
const RETURN_NEWS: Readonly<
  Record<'tardio' | 'excedente' | 'devolvido', (numero: number, valor: string, byItself: boolean) => Told>
> = {
  tardio: (numero, valor, byItself) => ({
    subject: `Pedido ${numero}: o pagamento chegou depois do cancelamento`,
    text: `O pagamento de ${valor} do pedido ${numero} chegou quando o pedido já tinha sido cancelado. Devolvemos o valor inteiro${byItself ? ' em até dois dias, pelo mesmo meio' : ' pelo banco'}, a menos que ainda dê para retomar o pedido; nos dois casos avisamos você.`,
  }),
  excedente: (numero, valor, byItself) => ({
    subject: `Pedido ${numero}: pagamento repetido`,
    text: `O pedido ${numero} já estava pago, e chegou mais um pagamento de ${valor}. Devolvemos o valor inteiro${byItself ? ', pelo mesmo meio' : ' pelo banco'}, e avisamos você.`,
  }),
  devolvido: (numero, valor) => ({
    subject: `Pedido ${numero}: valor devolvido`,
    text: `Devolvemos ${valor} do pedido ${numero}, pelo mesmo meio em que foi pago. No cartão, o crédito aparece na fatura conforme o banco.`,
  }),
};

/** To the shop, by the id of the charge: something waits for a person. */
export const caseWriter: Writer = async ({ deps, shop }, id) => {
  const charge = await findCharge(deps.db, id);
  const open = (await casesOf(deps.db, id)).find(({ closed_at }) => closed_at === null);
  const refund = (await refundsOf(deps.db, id)).findLast(({ status }) => status === 'pedida');
  if (!charge || (!open && !refund)) return undefined;
  const { numero } = charge;
  const what = open
    ? `${CASES[open.kind]}${open.valor > 0 ? ` Valor: ${plain(open.valor)}.` : ''}`
    : `Chegou um pagamento fora do prazo ou repetido, de ${plain(refund?.valor ?? 0)}. Ele será devolvido sozinho.`;
  return {
    to: shopAddress(shop),
    subject: `Pagamento do pedido ${numero} precisa de você`,
    text: `${what}

Veja em:
${shop.siteUrl}/painel/pedidos/${numero}
`,
  };
};

const CASES = {
  devolver:
    'Há dinheiro para devolver pelo banco. Depois de devolver, informe a data e a identificação no painel.',
  valor_divergente: 'Chegou um pagamento com outro valor. Aceite ou devolva pelo painel.',
  devolucao_recusada: 'O banco recusou a devolução. Devolva por outro meio e informe no painel.',
  sem_resposta: 'O meio de pagamento não responde sobre esta cobrança.',
  contestacao:
    'Há notícia de uma contestação do comprador. Não envie nem devolva enquanto ela estiver aberta, e responda no painel de quem recebe.',
  desconhecido: 'O meio de pagamento disse algo que a loja não entende. Confira no painel dele.',
} as const;

/** To the shop, by the number of the order. */
export const expiredToShop: Writer = async ({ deps, shop }, numero) => {
  const order = await findOrder(deps.db, numero);
  if (order?.status !== 'cancelado') return undefined;
  return {
    to: shopAddress(shop),
    subject: `Pedido ${numero} cancelado: não foi pago no prazo`,
    text: `Ninguém pagou o pedido ${numero} no prazo. Ele foi cancelado, e o estoque já voltou.

${shop.siteUrl}/painel/pedidos/${numero}
`,
  };
};

function toBuyer({ deps, shop }: Desk, order: OrderRow, { subject, text }: Told): Letter {
  const { site } = shop.configuracoes.sistema.geral;
  return {
    to: order.comprador.email,
    subject: `${subject} na ${site.nome}`,
    text: `${greeting(order)}

${text}

Acompanhe o pedido em:
${shop.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}

${site.nome}
`,
  };
}

/** Mails are plain text: an ordinary space after the sign. */
function plain(value: number): string {
  return formatBRL(centavos(value)).replaceAll('\u00a0', ' ');
}
