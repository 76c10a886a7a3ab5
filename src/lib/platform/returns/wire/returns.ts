/** Returns on the wire: ours. */
import type {
  Devolucao,
  DevolucaoPainel,
  DevolucoesPedido,
  ItemDevolucao,
  RegrasDevolucao,
} from '#lib/contract/returns.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { mayMove, nextStates } from '#lib/domain/returns/return.ts';
import { DEFAULT_RETURN_RULES, type ReturnRules, returnRights } from '#lib/domain/returns/rights.ts';
import { hasUnitsLeft, unitsLeft } from '#lib/domain/returns/units.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { costOf, proposedFor } from '../conclude-return.ts';
import { deliveredAt, type OrderReturns, type ReturnBook, returnedUnits } from '../order-returns.ts';

export function returnRules({ configuracoes }: Pick<Shop, 'configuracoes'>): ReturnRules {
  return configuracoes.trocas ?? DEFAULT_RETURN_RULES;
}

/** With the address of the shop where it named no other one. */
function presentRules(shop: Pick<Shop, 'configuracoes'>): RegrasDevolucao {
  const { dias, frete, endereco } = returnRules(shop);
  return { dias, frete, endereco: endereco || shop.configuracoes.sistema.geral.site.endereco };
}

export function presentReturns(
  shop: Pick<Shop, 'configuracoes'>,
  all: OrderReturns,
  now: Date,
): DevolucoesPedido<Centavos> {
  const { order, returns } = all;
  const left = unitsLeft(order.linhas, returnedUnits(all));
  const entregue = deliveredAt(order);
  const rights = hasUnitsLeft(left)
    ? returnRights({ status: order.status, entregue, rules: returnRules(shop), now })
    : [];
  return {
    numero: order.numero,
    devolucoes: returns.map((book) => presentReturn(all, book)),
    direitos: rights.map(({ tipo, ate }) => ({ tipo, ate: ate?.toISOString() ?? '' })),
    linhas: left
      .filter(({ quantidade }) => quantidade > 0)
      .map(({ linha, quantidade }) => ({ linha, quantidade, ...nameOf(all, linha) })),
    regras: presentRules(shop),
  };
}

function nameOf({ order }: OrderReturns, linha: number): Pick<ItemDevolucao, 'nome' | 'atributos' | 'sku'> {
  const { nome = '', atributos = '', sku = '' } = order.linhas[linha] ?? {};
  return { nome, atributos, sku };
}

function presentReturn(all: OrderReturns, book: ReturnBook): Devolucao<Centavos> {
  const { row, items, steps, files, paidBack } = book;
  const label = files.find(({ tipo }) => tipo === 'etiqueta');
  return {
    id: row.id,
    numero: row.numero,
    tipo: row.tipo,
    status: row.status,
    desejo: row.desejo,
    motivo: row.motivo,
    data: row.created_at.toISOString(),
    itens: items.map(({ linha, quantidade, recebida, ao_estoque, enviada, enviada_codigo }) => ({
      linha,
      ...nameOf(all, linha),
      quantidade,
      recebida,
      aoEstoque: ao_estoque,
      enviada,
      codigoEnviado: enviada_codigo,
    })),
    instrucoes: row.instrucoes,
    etiquetaLink: row.etiqueta_link,
    etiqueta: label?.formato === 'pdf' || label?.formato === 'txt' ? label.formato : '',
    fotos: files.filter(({ tipo }) => tipo === 'foto').map(({ ordem }) => ordem),
    resposta: row.resposta,
    desfecho: row.desfecho,
    valor: centavos(row.valor),
    devolvido: row.refund_id !== '' && paidBack,
    cupom: row.cupom,
    passos: steps.map(({ para, por, nota, created_at }) => ({
      status: para,
      por,
      nota,
      data: created_at.toISOString(),
    })),
    cancelavel: mayMove(row.tipo, row.status, 'cancelada', 'comprador'),
  };
}

export function presentForShop(
  shop: Pick<Shop, 'configuracoes'>,
  all: OrderReturns,
  book: ReturnBook,
): DevolucaoPainel<Centavos> {
  const { row, items, steps } = book;
  return {
    devolucao: presentReturn(all, book),
    revisao: row.revision,
    comprador: all.order.comprador,
    endereco: presentRules(shop).endereco,
    pago: all.paid,
    maximo: centavos(all.refundable),
    devolvidoPedido: centavos(all.gone),
    custo: centavos(costOf(all, items)),
    proposto: centavos(proposedFor(all, items)),
    estoque: all.order.status !== 'cancelado',
    proximos: nextStates(row.tipo, row.status, 'equipe'),
    passos: steps.map(({ para, por, author, nota, created_at }) => ({
      status: para,
      por,
      autor: author,
      nota,
      data: created_at.toISOString(),
    })),
  };
}
