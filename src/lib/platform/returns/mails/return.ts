/** Letters about returns, to the buyer and to the shop: by the id of the return. */
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import type { ReturnKind } from '#lib/domain/returns/return.ts';
import { type Letter, oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
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
  return async ({ deps, shop }, id) => {
    const row = await findReturn(deps.db, id);
    const all = row && (await readReturns(deps.db, row.numero));
    const book = all?.returns.find((one) => one.row.id === id);
    if (!all || !book) return undefined;
    if (reader === 'loja') return toShop(shopAddress(shop), shop.siteUrl, { all, book, news });
    const { order } = all;
    const { site } = shop.configuracoes.sistema.geral;
    const told = NEWS[news](book, all);
    return {
      to: order.comprador.email,
      subject: `Pedido ${order.numero}: ${told.subject} na ${site.nome}`,
      text: `${greeting(order)}

${told.text}

${itemsText(all, book)}

Acompanhe o pedido em:
${shop.siteUrl}/checkout/acompanhar/${orderToken(deps, order)}

Dúvidas? Responda este e-mail${site.telefone === '' ? '' : ` ou ligue para ${site.telefone}`}.

${site.nome}
`,
    };
  };
}

type Told = { readonly subject: string; readonly text: string };

const NEWS: Readonly<Record<News, (book: ReturnBook, all: OrderReturns) => Told>> = {
  pedida: ({ row: { tipo, numero } }) =>
    tipo === 'desistencia'
      ? {
          subject: 'recebemos a sua desistência',
          text: `Recebemos a sua desistência do pedido ${numero}, e ela está aceita: você não precisa dar motivo. Enviamos em seguida as instruções para devolver os produtos, sem custo para você. Quando eles chegarem, devolvemos o que você pagou.`,
        }
      : {
          subject: 'recebemos o seu pedido de devolução',
          text: `Recebemos o seu pedido de devolução (${KINDS[tipo]}) do pedido ${numero}. A loja responde em breve.`,
        },
  aceita: ({ row: { numero } }) => ({
    subject: 'devolução aceita',
    text: `A loja aceitou a devolução do pedido ${numero}. Enviamos em seguida as instruções para devolver os produtos.`,
  }),
  instruida: ({ row, files }) => ({
    subject: 'como devolver os produtos',
    text: `Para devolver os produtos do pedido ${row.numero}:

${row.instrucoes}${row.etiqueta_link === '' ? '' : `\n\nEtiqueta de envio:\n${row.etiqueta_link}`}${files.some(({ tipo }) => tipo === 'etiqueta') ? '\n\nA etiqueta para imprimir está na página do pedido.' : ''}`,
  }),
  recebida: ({ row: { numero } }) => ({
    subject: 'os produtos chegaram',
    text: `Os produtos devolvidos do pedido ${numero} chegaram à loja. Agora conferimos, e avisamos você.`,
  }),
  concluida: ({ row }, { order }) => ({
    subject: 'devolução concluída',
    text: `${CONCLUDED[row.desfecho](row.numero, plain(row.valor))}${row.resposta === '' ? '' : `\n\nA loja diz:\n${row.resposta}`}${row.cupom ? `\n\nO cupom ${order.cupom} pode ser usado de novo.` : ''}`,
  }),
  recusada: ({ row }) => ({
    subject: 'devolução recusada',
    text: `A loja não aceitou a devolução do pedido ${row.numero}. Ela diz:\n${row.resposta}`,
  }),
  cancelada: ({ row: { numero } }) => ({
    subject: 'devolução cancelada',
    text: `A devolução do pedido ${numero} foi cancelada, como você pediu. Enquanto o prazo não terminar, você pode pedir de novo.`,
  }),
};

const CONCLUDED: Readonly<Record<ReturnBook['row']['desfecho'], (numero: number, valor: string) => string>> =
  {
    '': () => '',
    dinheiro: (numero, valor) =>
      `Conferimos os produtos do pedido ${numero}. Devolvemos ${valor} pelo mesmo meio em que foi pago, e avisamos você quando o valor sair.`,
    'por-fora': (numero) => `Conferimos os produtos do pedido ${numero}, e a loja acertou o valor com você.`,
    troca: (numero) => `Conferimos os produtos do pedido ${numero}, e a troca está feita.`,
  };

type ToShop = { readonly all: OrderReturns; readonly book: ReturnBook; readonly news: News };

function toShop(to: string, siteUrl: string, { all, book, news }: ToShop): Letter {
  const { row } = book;
  const { comprador, numero } = all.order;
  const ended = news === 'cancelada';
  return {
    to,
    subject: `Pedido ${numero}: ${ended ? 'devolução cancelada' : KINDS[row.tipo]}, ${oneLine(comprador.nome)}`,
    text: `${ended ? `O comprador cancelou a devolução do pedido ${numero}.` : `O comprador pediu devolução (${KINDS[row.tipo]}) do pedido ${numero}.${row.tipo === 'desistencia' ? ' Pela lei ela já está aceita: envie as instruções de devolução.' : ' Aceite ou recuse no painel.'}`}

${itemsText(all, book)}${row.motivo === '' ? '' : `\n\nMotivo: ${row.motivo}`}

Veja em:
${siteUrl}/painel/devolucoes/${row.id}
`,
  };
}

function itemsText({ order }: OrderReturns, { items }: ReturnBook): string {
  return items
    .map(({ linha, quantidade }) => {
      const { nome = '', atributos = '' } = order.linhas[linha] ?? {};
      return `${quantidade} x ${nome}${atributos === '' ? '' : ` (${atributos})`}`;
    })
    .join('\n');
}

/** Mails are plain text: an ordinary space after the sign. */
function plain(value: number): string {
  return formatBRL(centavos(value)).replaceAll('\u00a0', ' ');
}
