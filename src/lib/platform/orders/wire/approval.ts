/** What waits for a company, on the wire: ours. */
import type { Aprovacao, ResumoAprovacao } from '#lib/contract/approval.ts';
import { approvalState } from '#lib/domain/accounts/company-buyers.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { amountOf, METHODS } from '#lib/domain/payments/methods.ts';
import { presentLine } from '#lib/platform/cart/wire/written-line.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { termOf } from '#lib/platform/shipping/wire/shipment.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { heldCouponOf } from '../approved-cart.ts';
import type { ApprovalRow } from '../queries/approvals.ts';

/** @param user Who reads: the company or the buyer. */
export function presentApprovalSummary(row: ApprovalRow, user: number, now: Date): ResumoAprovacao<Centavos> {
  return {
    numero: row.id,
    data: row.created_at.toISOString(),
    validade: row.valid_until.toISOString(),
    situacao: approvalState(row, now),
    papel: row.company === user ? 'aprovador' : 'comprador',
    solicitante: row.solicitante,
    empresa: row.empresa,
    pedido: row.pedido,
    valor: centavos(amountOf(row.pagamento, row)),
  };
}

export function presentApproval(
  shop: Pick<Shop, 'siteUrl' | 'now'>,
  row: ApprovalRow,
  user: number,
): Aprovacao<Centavos> {
  const { linhas, descontos, produtos, frete } = row.conteudo;
  const coupon = heldCouponOf(row);
  return {
    ...presentApprovalSummary(row, user, shop.now),
    linhas: linhas.map((line) => presentLine(shop, line)),
    descontos: [
      ...descontos.map(({ nome, valor }) => ({ nome, valor: centavos(valor) })),
      ...(coupon && coupon.desconto > 0
        ? [{ nome: message.couponName(coupon.hash), valor: coupon.desconto }]
        : []),
    ],
    frete: {
      label: frete?.label ?? '',
      prazo: frete ? termOf({ days: frete.dias, pickup: row.retirada }) : '',
      valor: centavos(frete?.valor ?? 0),
    },
    endereco: row.endereco,
    retirada: row.retirada,
    agenda: row.agenda,
    pagamento: METHODS.find((method) => method === row.pagamento) ?? 'combinar',
    observacao: row.observacao,
    pedidoCompra: row.pedido_compra,
    recado: row.recado,
    total: { produtos: centavos(produtos), valor: centavos(row.valor), vista: centavos(row.vista) },
  };
}
