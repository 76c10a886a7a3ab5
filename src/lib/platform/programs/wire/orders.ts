/** An order as programs read it: without who bought. */
import type { ProgramaPedido } from '#lib/contract/program.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { Billing } from '#lib/platform/orders/queries/billing.ts';
import type { ListPart } from '#lib/platform/orders/queries/order-stock.ts';
import type { OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { presentOrder } from '#lib/platform/orders/wire/order.ts';

export function presentProgramOrder(
  shop: Parameters<typeof presentOrder>[0],
  row: OrderRow,
  { faturado_em, faturado_por, faturado_ref }: Omit<Billing, 'numero'>,
  parts: readonly ListPart[],
): ProgramaPedido {
  const { frete, linhas, descontos, total, cobrado, ...order } = presentOrder(shop, row);
  const taken = descontos.reduce((sum, { valor }) => sum + valor, 0);
  // With what is taken off for the way to pay, goods and freight add up to what is charged.
  const paying = total.produtos + frete.valor - taken - cobrado;
  const all = [
    ...descontos,
    ...(paying > 0 ? [{ nome: message.payingDiscount, valor: centavos(paying) }] : []),
  ];
  return {
    numero: order.numero,
    situacao: order.status,
    formaPagamento: order.pagamento,
    situacaoPagamento: order.situacaoPagamento,
    pedidoCompra: order.pedidoCompra,
    data: order.data,
    retirada: order.retirada,
    uf: order.endereco.uf,
    itens: linhas.map(({ sku, nome, atributos, quantidade, precoPor, total: sum }, index) => ({
      ...{ codigo: sku, nome, atributos, quantidade },
      partes: parts
        .filter(({ linha }) => linha === index)
        .map(({ codigo, quantidade: each }) => ({ codigo, quantidade: each })),
      preco: toReais(precoPor),
      total: toReais(sum),
    })),
    descontos: all.map(({ nome, valor }) => ({ nome, valor: toReais(valor) })),
    frete: { servico: frete.servico, nome: frete.label, prazo: frete.prazo, valor: toReais(frete.valor) },
    produtos: toReais(total.produtos),
    total: toReais(cobrado),
    rastreio: order.rastreio,
    transportadora: order.transportadora,
    linkRastreio: order.linkRastreio,
    ocorrencias: order.ocorrencias.map(({ estado, em, local }) => ({ estado, em, local })),
    faturado: faturado_em && {
      em: faturado_em.toISOString(),
      por: faturado_por,
      referencia: faturado_ref,
    },
  };
}
