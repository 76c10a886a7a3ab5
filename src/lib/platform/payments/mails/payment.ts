/** Letters about money. None says that something was paid or given back before the ledger does. */
import { formatMoment, formatUntil } from '#lib/domain/kernel/dates.ts';
import { type Block, code, link, text } from '#lib/domain/mail/blocks.ts';
import type { LetterName } from '#lib/domain/mail/letters.ts';
import { isLive } from '#lib/domain/payments/charge.ts';
import { compose, type Desk, type Letter, money, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { greeting } from '#lib/platform/orders/mails/greeting.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { findOrder, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { isDisputeOpen } from '../book-disputes.ts';
import { DEMO } from '../providers/demo.ts';
import { type CaseRow, casesOf } from '../queries/cases.ts';
import { type ChargeRow, chargesOf, findCharge } from '../queries/charges.ts';
import { answerByOf, disputeById } from '../queries/disputes.ts';
import { findEntry } from '../queries/ledger.ts';
import { payUntil } from '../queries/order-steps.ts';
import { refundsOf } from '../queries/refunds.ts';

/** What happened to an order's money. */
type OrderNews = 'vencido' | 'cancelado' | 'desfeito' | 'lembrete' | 'pix' | 'boleto';

/** To the buyer, by the number of the order. */
export function orderPaymentWriter(news: OrderNews): Writer {
  return async (desk, numero) => {
    const order = await findOrder(desk.deps.db, numero);
    if (!order) return undefined;
    const waits = (await chargesOf(desk.deps.db, numero)).find(({ status }) => status === 'pendente');
    const told = ORDER_NEWS[news](order, waits);
    return told && toBuyer(desk, order, told);
  };
}

type Told = {
  readonly name: LetterName;
  readonly marks?: Readonly<Record<string, string>>;
  readonly middle: readonly Block[];
};
type Tell = (order: OrderRow, waits: ChargeRow | undefined) => Told | undefined;

const ORDER_NEWS: Readonly<Record<OrderNews, Tell>> = {
  vencido: ({ status }) =>
    status === 'cancelado'
      ? {
          name: 'pedido-vencido',
          middle: [
            text(
              'Se você pagou e o valor ainda não apareceu aqui, responda este e-mail: pagamento que chega depois do prazo é devolvido ou, se você quiser e houver estoque, vale para o pedido.',
            ),
          ],
        }
      : undefined,
  cancelado: () => ({ name: 'pedido-cancelado-devolve', middle: [] }),
  desfeito: ({ status }) => (status === 'recebido' ? { name: 'pagamento-desfeito', middle: [] } : undefined),
  lembrete: (_, waits) => waiting('pagamento-lembrete', waits),
  pix: (_, waits) => waiting('pagamento-pix', waits, 'pix'),
  boleto: (_, waits) => waiting('pagamento-boleto', waits, 'boleto'),
};

/** Undefined for a charge that is never due, or where another way was chosen since. */
function waiting(name: LetterName, waits: ChargeRow | undefined, forma = waits?.forma): Told | undefined {
  return waits?.expires_at && waits.forma === forma
    ? { name, marks: { valor: money(waits.valor), prazo: untilText(waits) }, middle: codeBlocks(waits) }
    : undefined;
}

/** A boleto is to be paid by its due day, though the bank may tell of it days later. */
function untilText({ payload: { vencimento }, expires_at }: ChargeRow): string {
  if (vencimento !== undefined) return vencimento.split('-').toReversed().join('/');
  return expires_at === null ? '' : formatUntil(expires_at.toISOString());
}

function codeBlocks({
  forma,
  provider,
  payload: { copiaECola, linhaDigitavel, link: paper },
}: ChargeRow): readonly Block[] {
  if (copiaECola !== undefined) return [code('Pix copia e cola:', copiaECola)];
  return [
    text(provider === DEMO ? 'Boleto de demonstração, sem valor: nenhum banco o aceita.' : ''),
    code('Linha digitável:', linhaDigitavel ?? ''),
    link('Boleto para imprimir:', 'Abrir o boleto', forma === 'boleto' ? (paper ?? '') : ''),
  ];
}

/** To the buyer, by the id of the entry of the ledger: money that came and goes back, or went. */
export function returnWriter(news: 'tardio' | 'excedente' | 'devolvido'): Writer {
  return async (desk, id) => {
    const { db } = desk.deps;
    const entry = await findEntry(db, id);
    const charge = entry && (await findCharge(db, entry.charge_id));
    const order = charge && (await findOrder(db, charge.numero));
    if (!entry || !charge || !order) return undefined;
    if (news === 'devolvido')
      return toBuyer(desk, order, {
        name: 'pagamento-devolvido',
        marks: { valor: money(entry.valor) },
        middle: [],
      });
    const goesBack = (one: { readonly entry_ref: string; readonly causa: string }) =>
      one.entry_ref === entry.provider_ref && one.causa === news;
    const refund = (await refundsOf(db, charge.id)).find((one) => goesBack(one) && one.status !== 'recusada');
    const asked = (await casesOf(db, charge.id)).find(
      (one) => goesBack(one) && one.desfecho !== 'aceita' && one.desfecho !== 'vista',
    );
    const back = refund ?? asked;
    if (!back) return undefined;
    const middle = [text(GOES_BACK[news](refund !== undefined))];
    return toBuyer(desk, order, { name: `pagamento-${news}`, marks: { valor: money(back.valor) }, middle });
  };
}

/** To the buyer, by the id of the entry of the ledger: another amount came than was asked, and people decide. */
export const otherAmountWriter: Writer = async (desk, id) => {
  const { db } = desk.deps;
  const entry = await findEntry(db, id);
  const charge = entry && (await findCharge(db, entry.charge_id));
  const order = charge && (await findOrder(db, charge.numero));
  // One of the right amount waits for people too where a part of it went back before it could be taken.
  if (!entry || !charge || !order || entry.valor === charge.valor) return undefined;
  const waits = (await casesOf(db, charge.id)).some(
    ({ kind, entry_ref, closed_at }) =>
      kind === 'valor_divergente' && entry_ref === entry.provider_ref && closed_at === null,
  );
  const marks = { valor: money(entry.valor) };
  const middle = [text(`A cobrança era de ${money(charge.valor)}.`)];
  return waits ? toBuyer(desk, order, { name: 'pagamento-divergente', marks, middle }) : undefined;
};

/** To the buyer, by the id of a charge that a card company looked into and refused, as long as the order can be paid. */
export const refusedWriter: Writer = async (desk, id) => {
  const { db } = desk.deps;
  const charge = await findCharge(db, id);
  const order = charge && (await findOrder(db, charge.numero));
  const until = order && (await payUntil(db, order.numero));
  if (!charge || !order || !until) return undefined;
  if ((await chargesOf(db, charge.numero)).some(({ status }) => isLive(status) || status === 'paga'))
    return undefined;
  const marks = { prazo: formatUntil(until.toISOString()) };
  return toBuyer(desk, order, { name: 'pagamento-recusado', marks, middle: [] });
};

/** Late money may still be taken for its order for a day, and goes back after it. */
const GOES_BACK: Readonly<Record<'tardio' | 'excedente', (byItself: boolean) => string>> = {
  tardio: (byItself) =>
    `Devolvemos o valor inteiro${byItself ? ' em até dois dias, pelo mesmo meio' : ' pelo banco'}, a menos que ainda dê para retomar o pedido; nos dois casos avisamos você.`,
  excedente: (byItself) =>
    `Devolvemos o valor inteiro${byItself ? ', pelo mesmo meio' : ' pelo banco'}, e avisamos você.`,
};

/** To the buyer, by the id of a dispute that has ended. */
export const disputeWriter: Writer = async (desk, id) => {
  const { db } = desk.deps;
  const dispute = await disputeById(db, id);
  const charge = dispute && (await findCharge(db, dispute.charge_id));
  const order = charge && (await findOrder(db, charge.numero));
  if (!dispute || dispute.status === 'aberta' || !order) return undefined;
  const { [dispute.status]: said } = DISPUTE_ENDED;
  return toBuyer(desk, order, { name: 'pagamento-disputa', middle: [text(said(order.status))] });
};

const DISPUTE_ENDED = {
  ganha: (status: string) => {
    if (status === 'confirmado') return 'O pagamento continua valendo, e o pedido segue para o envio.';
    return status === 'cancelado'
      ? 'O pagamento continua com a loja. Como o pedido foi cancelado, ela fala com você sobre a devolução.'
      : 'O pagamento continua valendo.';
  },
  perdida: (status: string) =>
    `O valor voltou a quem pagou, pelo banco ou pela operadora do cartão.${status === 'confirmado' ? ' O pedido não segue para o envio.' : ''}`,
} as const;

/** To the shop, by the id of the charge: something waits for a person. */
export const caseWriter: Writer = async ({ deps, shop }, id) => {
  const charge = await findCharge(deps.db, id);
  const open = (await casesOf(deps.db, id)).find(({ closed_at }) => closed_at === null);
  const refund = (await refundsOf(deps.db, id)).findLast(({ status }) => status === 'pedida');
  if (!charge || (!open && !refund)) return undefined;
  const { numero } = charge;
  const until = open?.kind === 'contestacao' ? await answerByOf(deps.db, id) : undefined;
  const what = open
    ? `${caseSaid(open)}${open.valor > 0 ? ` Valor: ${money(open.valor)}.` : ''}${until ? ` Responda até ${formatMoment(until.toISOString())}.` : ''}`
    : `Chegou um pagamento fora do prazo ou repetido, de ${money(refund?.valor ?? 0)}. Ele será devolvido automaticamente.`;
  return {
    to: shopAddress(shop),
    subject: `Pagamento do pedido ${numero} precisa de você`,
    body: [text(what), link('Veja em:', 'Abrir o pedido', `${shop.siteUrl}/painel/pedidos/${numero}`)],
  };
};

/** Of a dispute that has ended the case says how. */
function caseSaid({ kind, entry_ref, nota }: CaseRow): string {
  return kind === 'contestacao' && !isDisputeOpen(entry_ref) ? `${nota}.` : CASES[kind];
}

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
    body: [
      text(`Ninguém pagou o pedido ${numero} no prazo. Ele foi cancelado, e o estoque já voltou.`),
      link('', 'Abrir o pedido', `${shop.siteUrl}/painel/pedidos/${numero}`),
    ],
  };
};

function toBuyer(desk: Desk, order: OrderRow, { name, marks, middle }: Told): Letter {
  const { deps, shop } = desk;
  return compose(desk, name, {
    to: order.comprador.email,
    greeting: greeting(order),
    marks: { ...marks, pedido: String(order.numero) },
    middle: [
      ...middle,
      link(
        'Acompanhe o pedido em:',
        'Ver o pedido',
        `${shop.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}`,
      ),
    ],
  });
}
