/** Closing an order: only our platform has it. */
import { z } from 'zod';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { ORDER_PAYMENTS } from '#lib/domain/payments/order-payment.ts';
import { shipment } from './calls.ts';
import { cart } from './cart.ts';
import { parcelamento } from './prices.ts';
import { count, filled, flag, id, money, text, time, urlOrNone } from './primitives.ts';

const buyer = z.object({
  nome: filled,
  pessoa: z.enum(['f', 'j']),
  documento: z.string().regex(/^[\dA-Z]{11,14}$/),
  inscricaoEstadual: text,
  email: filled,
  telefone: text,
});

const address = z.object({
  cep: z.string().regex(/^\d{8}$/),
  logradouro: filled,
  numero: filled,
  complemento: text,
  bairro: filled,
  cidade: filled,
  uf: z.string().length(2),
});

export const review = z.object({
  versao: filled,
  comprador: buyer.nullable(),
  venda: flag,
  aprovacao: z.union([z.null(), z.object({ empresa: filled, limite: money, precisa: flag })]),
  enderecos: z.array(address.extend({ id, principal: flag, nome: text })),
  endereco: address.nullable(),
  cep: text,
  carrinho: cart,
  cotacao: shipment,
  servico: text,
  total: z.object({ valor: money, vista: money, frete: money, parcelamento }),
  entregas: z.array(
    z.object({
      servico: filled,
      versao: filled,
      retirada: flag,
      agenda: z.array(z.object({ dia: filled, turno: filled })),
      total: z.object({ valor: money, vista: money, frete: money, parcelamento }),
    }),
  ),
  formasPagamento: z.array(z.enum(METHODS)),
  formasRetirada: z.array(z.enum(METHODS)),
});

const status = z.enum(['recebido', 'confirmado', 'enviado', 'entregue', 'cancelado']);

export const order = z.object({
  numero: id,
  status,
  vendedor: text,
  linkCliente: text,
  cancelavel: flag,
  data: time,
  passos: z.array(z.object({ status, data: time })).min(1),
  convidado: flag,
  retirada: flag,
  comprador: buyer,
  endereco: address,
  frete: z.object({
    servico: filled,
    label: filled,
    prazo: filled,
    dia: text,
    turno: text,
    limite: time,
    valor: money,
  }),
  linhas: z
    .array(
      z.object({
        nome: filled,
        sku: text,
        atributos: text,
        rota: filled,
        imagem: urlOrNone,
        quantidade: id,
        precoPor: money,
        total: money,
      }),
    )
    .min(1),
  descontos: z.array(z.object({ nome: filled, valor: money })),
  total: z.object({ produtos: money, valor: money, vista: money }),
  cobrado: money,
  pagamento: z.enum(METHODS),
  situacaoPagamento: z.enum(ORDER_PAYMENTS),
  observacao: text,
  pedidoCompra: text,
  solicitante: text,
  aprovador: text,
  rastreio: text,
  transportadora: text,
  linkRastreio: text,
  ocorrencias: z.array(z.object({ estado: filled, em: time, local: text, detalhe: text })),
});

export const openOrder = order
  .omit({
    ...{ cancelavel: true, comprador: true, convidado: true, endereco: true, observacao: true },
    ...{ linkCliente: true, pedidoCompra: true, vendedor: true },
    ...{ solicitante: true, aprovador: true },
  })
  .extend({
    comprador: z.object({ nome: filled, email: filled }),
    destino: z.object({ cep: filled, cidade: filled, uf: z.string().length(2) }),
    devolvivel: z.boolean(),
  });

export const orders = z.object({
  pedidos: z.array(
    z.object({
      numero: id,
      status,
      cancelavel: flag,
      data: time,
      retirada: flag,
      quantidade: id,
      produtos: id,
      nome: filled,
      valor: money,
    }),
  ),
  info: z.object({ offset: count, limit: id, total: count }),
});

export const quote = order
  .pick({ numero: true, data: true, comprador: true, linhas: true, descontos: true, total: true })
  .extend({
    validade: time,
    valido: flag,
    pedido: id.nullable(),
    frete: z.object({ label: filled, prazo: filled, dias: count, cep: filled, valor: money }).nullable(),
    desconto: count,
    cupom: flag,
    vendedor: text,
    enviado: time.nullable(),
    recusado: time.nullable(),
    recado: text,
    revisao: id,
  });

export const quotes = z.object({
  orcamentos: z.array(z.object({ numero: id, data: time, validade: time, valor: money })),
});

export const orderAgain = z.object({
  linhas: z.array(
    z.object({
      ...{ tipo: z.enum(['produto', 'lista']), idProduto: id, idAtributoSimples: count },
      ...{ nome: filled, sku: text, atributos: text, rota: filled, imagem: text },
      ...{ pedida: id, quantidade: count, precoAntes: money, precoPor: money, total: money },
    }),
  ),
  total: money,
});
