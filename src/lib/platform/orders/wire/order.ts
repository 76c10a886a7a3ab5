/** Orders on the wire: ours. */
import type { Pedido, PedidoAberto, ResumoPedido, RevisaoPedido } from '#lib/contract/order.ts';
import { needsApproval } from '#lib/domain/accounts/company-buyers.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import { maskedCep, maskedMail, maskedName } from '#lib/domain/orders/masked.ts';
import { isCancellable, standingSteps } from '#lib/domain/orders/order.ts';
import { amountOf, METHODS, type Method } from '#lib/domain/payments/methods.ts';
import { type PickupPlace, pickupPlace } from '#lib/domain/shipping/pickup-place.ts';
import { paidTotals } from '#lib/platform/cart/freight.ts';
import { presentCart } from '#lib/platform/cart/wire/cart.ts';
import { presentLine } from '#lib/platform/cart/wire/written-line.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { presentQuote } from '#lib/platform/shipping/wire/shipment.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { installmentRules } from '#lib/platform/shop/wire/installments.ts';
import { type OrderPreview, versionOf } from '../order-preview.ts';
import type { listOrders, OrderRow } from '../queries/orders.ts';

/** What an order leaves open is the shop's. */
type OrderShop = Pick<Shop, 'siteUrl' | 'configuracoes'>;

const NO_QUOTE = { deliveries: [], restriction: '', notes: [] };

export function presentReview(
  review: OrderPreview,
  ways: Pick<RevisaoPedido, 'formasPagamento' | 'formasRetirada' | 'faturaDias'>,
): RevisaoPedido<Centavos> {
  const { shop, buyer, seller, asker, addresses, address, cep, cart, quote = NO_QUOTE, delivery } = review;
  const totalBy = (by: typeof delivery) => {
    const total = paidTotals(cart, by);
    const isEmpty = cart.lines.length === 0;
    return { ...total, parcelamento: isEmpty ? [] : installmentPlans(total.valor, installmentRules(shop)) };
  };
  const total = totalBy(delivery);
  return {
    versao: versionOf(review),
    comprador: buyer,
    venda: seller !== undefined,
    aprovacao: asker
      ? {
          empresa: asker.empresa,
          limite: centavos(asker.limite),
          precisa: needsApproval(total.valor, centavos(asker.limite)),
        }
      : null,
    enderecos: addresses.map(({ pais: _pais, ...address }) => address),
    endereco: address ?? null,
    cep,
    carrinho: presentCart(shop, cart),
    cotacao: presentQuote(shop, quote),
    servico: delivery?.id ?? '',
    total,
    entregas: quote.deliveries.map((one) => ({
      servico: one.id,
      retirada: one.pickup,
      agenda: one.slots ?? [],
      local: one.pickup ? pickupPlace(one.place, shop.configuracoes.sistema.geral.site) : null,
      versao: versionOf({ ...review, delivery: one }),
      total: totalBy(one),
    })),
    ...ways,
  };
}

export function presentOrder(shop: OrderShop, order: OrderRow): Pedido<Centavos> {
  const { numero, status, created_at, comprador, endereco, promocoes, cupom, desconto_cupom } = order;
  const coupon =
    desconto_cupom > 0 ? [{ nome: message.couponName(cupom), valor: centavos(desconto_cupom) }] : [];
  return {
    numero,
    status,
    vendedor: order.vendedor,
    linkCliente: '',
    cancelavel: isCancellable(status),
    data: created_at.toISOString(),
    passos: standingSteps([{ status: 'recebido', created_at } as const, ...order.passos]).map((step) => ({
      status: step.status,
      data: step.created_at.toISOString(),
    })),
    convidado: order.convidado,
    retirada: order.retirada,
    local: order.retirada ? placeOf(shop, order) : null,
    comprador,
    endereco,
    frete: {
      servico: order.frete_servico,
      label: order.frete_label,
      prazo: order.frete_prazo,
      dia: order.frete_dia,
      turno: order.frete_turno,
      limite: order.frete_limite?.toISOString() ?? '',
      valor: centavos(order.frete),
    },
    linhas: order.linhas.map((line) => presentLine(shop, line)),
    descontos: [
      ...promocoes.map(({ nome, valor }) => ({ nome, valor: centavos(valor) })),
      ...coupon,
      ...agreedSaving(order),
    ],
    total: {
      produtos: centavos(order.produtos),
      valor: centavos(order.valor),
      vista: centavos(order.vista),
    },
    cobrado: centavos(order.cobrado),
    pagamento: methodOf(order.pagamento),
    situacaoPagamento: order.situacao_pagamento,
    observacao: order.observacao,
    pedidoCompra: order.pedido_compra,
    solicitante: order.solicitante,
    aprovador: order.aprovador,
    rastreio: order.rastreio,
    transportadora: order.transportadora,
    linkRastreio: order.linkRastreio,
    ocorrencias: order.ocorrencias.map(({ estado, em, local, detalhe }) => ({
      ...{ estado, local, detalhe },
      em: em.toISOString(),
    })),
  };
}

function placeOf({ configuracoes }: OrderShop, order: OrderRow): PickupPlace {
  const { retirada_endereco: endereco, retirada_horario: horario } = order;
  return pickupPlace({ endereco, horario }, configuracoes.sistema.geral.site);
}

/** What the shop agreed to take less than the way to pay costs: with it the list adds up to what is charged. */
function agreedSaving({ pagamento, valor, vista, cobrado }: OrderRow) {
  const less = amountOf(pagamento, { valor, vista }) - cobrado;
  return less > 0 ? [{ nome: message.agreedSaving, valor: centavos(less) }] : [];
}

function methodOf(stored: string): Method {
  return METHODS.find((method) => method === stored) ?? 'combinar';
}

/** The view for anyone who has the order's link. */
export function presentOpenOrder(
  shop: OrderShop,
  row: OrderRow,
  devolvivel: boolean,
): PedidoAberto<Centavos> {
  const {
    cancelavel: _cancelavel,
    convidado: _convidado,
    observacao: _observacao,
    pedidoCompra: _pedidoCompra,
    solicitante: _solicitante,
    aprovador: _aprovador,
    vendedor: _vendedor,
    linkCliente: _linkCliente,
    comprador: { nome, email },
    endereco: { cep, cidade, uf },
    ...order
  } = presentOrder(shop, row);
  return {
    ...order,
    // A carrier may write who took the parcel.
    ocorrencias: order.ocorrencias.map((one) => ({ ...one, detalhe: '' })),
    comprador: { nome: maskedName(nome), email: maskedMail(email) },
    destino: { cep: maskedCep(cep), cidade, uf },
    devolvivel,
  };
}

type SummaryRow = Awaited<ReturnType<typeof listOrders>>['pedidos'][number];

export function presentSummary(order: SummaryRow): ResumoPedido<Centavos> {
  const { numero, status, created_at, retirada, quantidade, produtos, nome, cobrado } = order;
  return {
    numero,
    status,
    cancelavel: isCancellable(status),
    data: created_at.toISOString(),
    retirada,
    quantidade: quantidade ?? 0,
    produtos: produtos ?? 0,
    nome: nome ?? '',
    valor: centavos(cobrado),
  };
}
