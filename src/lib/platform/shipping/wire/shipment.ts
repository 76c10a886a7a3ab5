import type { Cotacao, Frete, FretesRegiao } from '#lib/contract/shipment.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { RegionTerms } from '#lib/domain/shipping/freight-regions.ts';
import type { Delivery, Quote } from '../quote.ts';

export function presentQuote({ deliveries, restriction, notes }: Quote): Cotacao<Centavos> {
  return {
    fretes: deliveries.map(presentDelivery),
    restricaoEntrega: restriction,
    mensagem: notes.join(' '),
  };
}

export function presentRegions(regions: readonly RegionTerms[]): FretesRegiao<Centavos> {
  return {
    regioes: regions.map(({ ufs, minimum, maximum, minDays, maxDays }) => ({
      ufs,
      minimo: minimum,
      maximo: maximum,
      prazoMinimo: minDays,
      prazoMaximo: maxDays,
    })),
  };
}

function presentDelivery(delivery: Delivery): Frete<Centavos> {
  const { id, tipo, label, price, scheduled } = delivery;
  return { id, tipo, label, valor: price, prazo: termOf(delivery), entregaAgendada: scheduled };
}

/** When it arrives, as a sentence begins. */
export function termOf({ days, pickup }: Pick<Delivery, 'days' | 'pickup'>): string {
  const term = days === 0 ? 'no mesmo dia' : `em até ${days} ${days === 1 ? 'dia útil' : 'dias úteis'}`;
  return pickup ? `Pronto ${term}` : capitalized(term);
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
