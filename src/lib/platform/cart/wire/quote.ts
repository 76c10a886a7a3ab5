/** Quotes on the wire: ours. */
import type { Orcamento, ResumoOrcamento } from '#lib/contract/quote.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { termOf } from '#lib/platform/shipping/wire/shipment.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { QuoteRow } from '../queries/quotes.ts';
import { presentLine } from './written-line.ts';

export function presentQuoteOf(shop: Pick<Shop, 'siteUrl' | 'now'>, quote: QuoteRow): Orcamento<Centavos> {
  const { comprador, linhas, descontos, produtos, valor, vista, frete, desconto = 0 } = quote.conteudo;
  return {
    numero: quote.id,
    data: quote.created_at.toISOString(),
    validade: quote.valid_until.toISOString(),
    valido: isOpen(quote, shop.now),
    pedido: quote.pedido,
    comprador,
    linhas: linhas.map((line) => presentLine(shop, line)),
    descontos: descontos.map((saving) => ({ nome: saving.nome, valor: centavos(saving.valor) })),
    frete: frete
      ? {
          label: frete.label,
          prazo: termOf({ days: frete.dias, pickup: false }),
          dias: frete.dias,
          cep: frete.cep,
          valor: centavos(frete.valor),
        }
      : null,
    desconto,
    cupom: quote.cupom,
    vendedor: quote.vendedor,
    enviado: quote.sent_at?.toISOString() ?? null,
    recusado: quote.refused_at?.toISOString() ?? null,
    recado: quote.recado,
    revisao: quote.revisao,
    total: { produtos: centavos(produtos), valor: centavos(valor), vista: centavos(vista) },
  };
}

/** Whether it can still be bought at its price. */
export function isOpen(
  { valid_until, pedido, refused_at }: Pick<QuoteRow, 'valid_until' | 'pedido' | 'refused_at'>,
  now: Date,
): boolean {
  return now < valid_until && pedido === null && refused_at === null;
}

export function presentQuoteSummary(quote: QuoteRow): ResumoOrcamento<Centavos> {
  return {
    numero: quote.id,
    data: quote.created_at.toISOString(),
    validade: quote.valid_until.toISOString(),
    valor: centavos(quote.conteudo.valor),
  };
}
