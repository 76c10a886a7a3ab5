/** Mails about quotes: a seller's to its buyer, and the buyer's no to the shop. */
import { formatLastDay } from '#lib/domain/kernel/dates.ts';
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findAnyQuote } from '../queries/all-orders.ts';

export const quoteSent: Writer = async ({ deps, shop }, numero) => {
  const quote = await findAnyQuote(deps.db, numero);
  if (!quote || quote.pedido !== null) return undefined;
  const { comprador, linhas, valor, frete } = quote.conteudo;
  const { site } = shop.configuracoes.sistema.geral;
  const total = plain(valor + (frete?.valor ?? 0));
  return {
    to: comprador.email,
    subject: `Orçamento ${numero} da ${site.nome}`,
    text: `Olá, ${oneLine(comprador.nome)}!

${quote.vendedor === '' ? 'Enviamos' : `${oneLine(quote.vendedor)}, da ${site.nome}, enviou`} o seu orçamento ${numero}:

${linhas.map(({ quantidade, nome, sku }) => `${quantidade} x ${nome}${sku === '' ? '' : `, cód. ${sku}`}`).join('\n')}
${frete ? `Entrega (${frete.label}): ${plain(frete.valor)}\n` : ''}Total: ${total}${frete ? '' : ' mais o frete'}

Estes preços valem até ${formatLastDay(quote.valid_until.toISOString())}. Veja, compre ou responda em:
${shop.siteUrl}/checkout/orcamento/${numero}

${site.nome}
`,
  };
};

export const quoteRefused: Writer = async ({ deps, shop }, numero) => {
  const quote = await findAnyQuote(deps.db, numero);
  if (!quote?.refused_at) return undefined;
  const { comprador } = quote.conteudo;
  return {
    to: shopAddress(shop),
    replyTo: { name: oneLine(comprador.nome), address: comprador.email },
    subject: `Orçamento ${numero} recusado: ${oneLine(comprador.nome)}`,
    text: `${oneLine(comprador.nome)} recusou o orçamento ${numero}.
${quote.recado === '' ? '' : `\nRecado: ${quote.recado}\n`}
Para mudar e enviar de novo:
${shop.siteUrl}/painel/orcamentos/${numero}
`,
  };
};

/** Mails are plain text: an ordinary space after the sign. */
function plain(value: number): string {
  return formatBRL(centavos(value)).replaceAll('\u00a0', ' ');
}
