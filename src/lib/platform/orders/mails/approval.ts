/** Mails about orders of companies with several buyers: to the company, which decides, and to who asked. */
import { approvalState } from '#lib/domain/accounts/company-buyers.ts';
import { formatLastDay } from '#lib/domain/kernel/dates.ts';
import { type Block, link, type Row, text } from '#lib/domain/mail/blocks.ts';
import { amountOf } from '#lib/domain/payments/methods.ts';
import { compose, facts, money, oneLine, type Writer } from '#lib/platform/mail/mail.ts';
import { type ApprovalRow, findApproval } from '../queries/approvals.ts';
import { findAsker } from '../queries/asker.ts';

/** Not sent once it is decided, or over. */
export const approvalAsked: Writer = async (desk, numero) => {
  const { deps, shop } = desk;
  const row = await findApproval(deps.db, numero);
  if (!row || approvalState(row, deps.now()) !== 'aguarda') return undefined;
  return compose(desk, 'aprovacao-pedida', {
    to: row.email_empresa,
    greeting: `Olá, ${oneLine(row.empresa)}!`,
    marks: { solicitante: oneLine(row.solicitante), aprovacao: String(numero) },
    middle: [
      ...goods(row),
      facts({ 'Pedido de compra': row.pedido_compra, Observação: row.observacao }),
      text(
        `Nada é cobrado antes da aprovação. Os preços e o frete valem até ${formatLastDay(row.valid_until.toISOString())}.`,
      ),
      link('Veja, aprove ou recuse em:', 'Ver o pedido', `${shop.siteUrl}/minha-conta/aprovacoes/${numero}`),
      text('Para decidir é preciso entrar com a conta da empresa: o endereço sozinho não aprova nada.'),
    ],
  });
};

/** To nobody who does not buy for the company any more. */
export const approvalRefused: Writer = async (desk, numero) => {
  const { deps, shop } = desk;
  const row = await findApproval(deps.db, numero);
  if (!row?.refused_at || row.asker_id === null) return undefined;
  return compose(desk, 'aprovacao-recusada', {
    to: row.email_solicitante,
    greeting: `Olá, ${oneLine(row.solicitante)}!`,
    marks: { empresa: oneLine(row.empresa), aprovacao: String(numero) },
    middle: [
      ...(row.recado === '' ? [] : [{ kind: 'said', by: 'Motivo:', text: row.recado } as const]),
      ...goods(row),
      link(
        'Para pôr os itens de volta no carrinho:',
        'Ver o pedido',
        `${shop.siteUrl}/minha-conta/aprovacoes/${numero}`,
      ),
    ],
  });
};

/** To the buyer, of an order of their company; the company has its own letters. */
export const companyOrdered: Writer = async (desk, numero) => {
  const { deps, shop } = desk;
  const asker = await findAsker(deps.db, numero);
  if (!asker) return undefined;
  const { nome, email, empresa, aprovador, pedido_compra } = asker;
  return compose(desk, 'pedido-comprador', {
    to: email,
    greeting: `Olá, ${oneLine(nome)}!`,
    marks: { pedido: String(numero), empresa: oneLine(empresa) },
    middle: [
      // A company's name that ends in a full stop gets no second one.
      text(aprovador === '' ? '' : `Aprovado por ${oneLine(aprovador).replace(/\.$/, '')}.`),
      facts({ 'Pedido de compra': pedido_compra }),
      link('Veja o pedido e como pagar em:', 'Ver o pedido', `${shop.siteUrl}/checkout/pedido/${numero}`),
    ],
  });
};

/** To the buyer, of an order of their company that nobody paid in time. */
export const companyExpired: Writer = async (desk, numero) => {
  const { deps, shop } = desk;
  const asker = await findAsker(deps.db, numero);
  if (asker?.status !== 'cancelado') return undefined;
  const { nome, email, empresa, pedido_compra } = asker;
  return compose(desk, 'pedido-comprador-vencido', {
    to: email,
    greeting: `Olá, ${oneLine(nome)}!`,
    marks: { pedido: String(numero), empresa: oneLine(empresa) },
    middle: [
      facts({ 'Pedido de compra': pedido_compra }),
      link('O que havia no pedido:', 'Ver o pedido', `${shop.siteUrl}/checkout/pedido/${numero}`),
    ],
  });
};

function goods(row: ApprovalRow): readonly Block[] {
  const { linhas, frete } = row.conteudo;
  const rows: readonly Row[] = [
    ...linhas.map((line) => ({
      name: `${line.quantidade} x ${line.nome}`,
      note: line.sku === '' ? '' : `cód. ${line.sku}`,
      value: '',
    })),
    ...(frete ? [{ name: `Entrega (${frete.label})`, note: '', value: money(frete.valor) }] : []),
    { name: 'Total', note: '', value: money(amountOf(row.pagamento, row)), isTotal: true },
  ];
  return [{ kind: 'rows', rows }];
}
