/** Mails about quotes: a seller's to its buyer, and the buyer's no to the shop. */
import { formatLastDay } from '#lib/domain/kernel/dates.ts';
import { link, type Row, text } from '#lib/domain/mail/blocks.ts';
import { compose, money, oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findAnyQuote } from '../queries/all-orders.ts';

export const quoteSent: Writer = async (desk, numero) => {
  const { deps, shop } = desk;
  const quote = await findAnyQuote(deps.db, numero);
  if (!quote || quote.pedido !== null) return undefined;
  const { comprador, linhas, valor, frete } = quote.conteudo;
  const { nome } = shop.configuracoes.sistema.geral.site;
  const rows: readonly Row[] = [
    ...linhas.map((line) => ({
      name: `${line.quantidade} x ${line.nome}`,
      note: line.sku === '' ? '' : `cód. ${line.sku}`,
      value: '',
    })),
    ...(frete ? [{ name: `Entrega (${frete.label})`, note: '', value: money(frete.valor) }] : []),
    {
      name: 'Total',
      note: '',
      value: `${money(valor + (frete?.valor ?? 0))}${frete ? '' : ' mais o frete'}`,
      isTotal: true,
    },
  ];
  return compose(desk, 'orcamento-enviado', {
    to: comprador.email,
    greeting: `Olá, ${oneLine(comprador.nome)}!`,
    marks: {
      orcamento: String(numero),
      vendedor: quote.vendedor === '' ? nome : `${oneLine(quote.vendedor)}, da ${nome},`,
    },
    middle: [
      { kind: 'rows', rows },
      text(`Estes preços valem até ${formatLastDay(quote.valid_until.toISOString())}.`),
      link('Veja, compre ou responda em:', 'Ver o orçamento', `${shop.siteUrl}/checkout/orcamento/${numero}`),
    ],
  });
};

export const quoteRefused: Writer = async ({ deps, shop }, numero) => {
  const quote = await findAnyQuote(deps.db, numero);
  if (!quote?.refused_at) return undefined;
  const { comprador } = quote.conteudo;
  const nome = oneLine(comprador.nome);
  return {
    to: shopAddress(shop),
    replyTo: { name: nome, address: comprador.email },
    subject: `Orçamento ${numero} recusado: ${nome}`,
    body: [
      text(`${nome} recusou o orçamento ${numero}.`),
      { kind: 'said', by: 'Recado:', text: quote.recado },
      link(
        'Para mudar e enviar de novo:',
        'Abrir o orçamento',
        `${shop.siteUrl}/painel/orcamentos/${numero}`,
      ),
    ],
  };
};
