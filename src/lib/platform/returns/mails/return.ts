/** Letters about returns, to the buyer and to the shop: by the id of the return. */
import { type Block, link, text } from '#lib/domain/mail/blocks.ts';
import type { LetterName } from '#lib/domain/mail/letters.ts';
import type { ReturnKind } from '#lib/domain/returns/return.ts';
import {
  compose,
  type Desk,
  type Letter,
  money,
  oneLine,
  shopAddress,
  type Writer,
} from '#lib/platform/mail/mail.ts';
import { greeting } from '#lib/platform/orders/mails/greeting.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { type OrderReturns, type ReturnBook, readReturns } from '../order-returns.ts';
import { findReturn } from '../queries/returns.ts';

type News = 'pedida' | 'aceita' | 'instruida' | 'recebida' | 'concluida' | 'recusada' | 'cancelada';

const KINDS: Readonly<Record<ReturnKind, string>> = {
  desistencia: 'desistência',
  troca: 'troca',
  defeito: 'defeito',
};

export function returnLetter(news: News, reader: 'comprador' | 'loja'): Writer {
  return async (desk, id) => {
    const { deps } = desk;
    const row = await findReturn(deps.db, id);
    const all = row && (await readReturns(deps.db, row.numero));
    const book = all?.returns.find((one) => one.row.id === id);
    if (!all || !book) return undefined;
    return reader === 'loja' ? toShop(desk, { all, book, news }) : toBuyer(desk, { all, book, news });
  };
}

type Told = { readonly all: OrderReturns; readonly book: ReturnBook; readonly news: News };

function toBuyer(desk: Desk, { all, book, news }: Told): Letter {
  const { deps, shop } = desk;
  const { order } = all;
  const { tipo } = book.row;
  const name: LetterName =
    news === 'pedida' && tipo === 'desistencia' ? 'devolucao-desistencia' : `devolucao-${news}`;
  return compose(desk, name, {
    to: order.comprador.email,
    greeting: greeting(order),
    marks: { pedido: String(order.numero), motivo: KINDS[tipo] },
    middle: [
      ...SAID[news](book, all),
      itemsBlock(all, book),
      link(
        'Acompanhe o pedido em:',
        'Ver o pedido',
        `${shop.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}`,
      ),
    ],
  });
}

/** What is so, whatever the shop's own words are. */
const SAID: Readonly<Record<News, (book: ReturnBook, all: OrderReturns) => readonly Block[]>> = {
  pedida: ({ row: { tipo } }) =>
    tipo === 'desistencia'
      ? [
          text(
            'Ela está aceita: você não precisa dar motivo. Enviamos em seguida as instruções para devolver os produtos, sem custo para você. Quando eles chegarem, devolvemos o que você pagou.',
          ),
        ]
      : [],
  aceita: () => [],
  instruida: ({ row, files }) => [
    { kind: 'said', by: '', text: row.instrucoes },
    link('Etiqueta de envio:', 'Abrir a etiqueta', row.etiqueta_link),
    text(
      files.some(({ tipo }) => tipo === 'etiqueta')
        ? 'A etiqueta para imprimir está na página do pedido.'
        : '',
    ),
  ],
  recebida: () => [],
  concluida: ({ row }, { order }) => [
    text(
      row.desfecho === 'dinheiro' && row.valor === 0
        ? 'Não há outro valor a devolver por estas unidades.'
        : CONCLUDED[row.desfecho](money(row.valor)),
    ),
    { kind: 'said', by: 'A loja diz:', text: row.resposta },
    text(row.cupom ? `O cupom ${order.cupom} pode ser usado de novo.` : ''),
  ],
  recusada: ({ row }) => [{ kind: 'said', by: 'Ela diz:', text: row.resposta }],
  cancelada: () => [],
};

const CONCLUDED: Readonly<Record<ReturnBook['row']['desfecho'], (valor: string) => string>> = {
  '': () => '',
  dinheiro: (valor) =>
    `Devolvemos ${valor} pelo mesmo meio em que foi pago, e avisamos você quando o valor sair.`,
  'por-fora': () => 'A loja combinou o reembolso com você.',
  troca: () => 'A troca está feita.',
};

function toShop({ shop }: Desk, { all, book, news }: Told): Letter {
  const { row } = book;
  const { comprador, numero } = all.order;
  const ended = news === 'cancelada';
  return {
    to: shopAddress(shop),
    subject: `Pedido ${numero}: ${ended ? 'devolução cancelada' : KINDS[row.tipo]}, ${oneLine(comprador.nome)}`,
    body: [
      text(
        ended
          ? `O comprador cancelou a devolução do pedido ${numero}.`
          : `O comprador pediu devolução (${KINDS[row.tipo]}) do pedido ${numero}.${row.tipo === 'desistencia' ? ' Pela lei ela já está aceita: envie as instruções de devolução.' : ' Aceite ou recuse no painel.'}`,
      ),
      itemsBlock(all, book),
      { kind: 'facts', facts: [{ name: 'Motivo', value: row.motivo }] },
      link('Veja em:', 'Abrir a devolução', `${shop.siteUrl}/painel/devolucoes/${row.id}`),
    ],
  };
}

function itemsBlock({ order }: OrderReturns, { items }: ReturnBook): Block {
  const rows = items.map(({ linha, quantidade, enviada, enviada_codigo }) => {
    const { nome = '', atributos = '' } = order.linhas[linha] ?? {};
    return {
      name: `${quantidade} x ${nome}${atributos === '' ? '' : ` (${atributos})`}`,
      note:
        enviada === 0
          ? ''
          : `Em troca: ${enviada}${enviada_codigo === '' ? '' : ` de código ${enviada_codigo}`}`,
      value: '',
    };
  });
  return { kind: 'rows', rows };
}
