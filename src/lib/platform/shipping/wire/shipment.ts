import type { Cotacao, Frete, FretesRegiao } from '#lib/contract/shipment.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { RegionTerms } from '#lib/domain/shipping/freight-regions.ts';
import { arrivalHolds, arrivalTerm, type Clock } from '../arrival.ts';
import type { Delivery } from '../delivery.ts';
import type { Quote } from '../quote.ts';

/** The days in it are counted from now: an answer to be shown, not to be kept. */
export function presentQuote(shop: Clock, { deliveries, restriction, notes }: Quote): Cotacao<Centavos> {
  return {
    fretes: deliveries.map((delivery) => presentDelivery(shop, delivery)),
    restricaoEntrega: restriction,
    mensagem: notes.join(' '),
    ...(deliveries.length > 0 && { confirmarAte: arrivalHolds(shop).toISOString() }),
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

function presentDelivery(shop: Clock, delivery: Delivery): Frete<Centavos> {
  const { id, tipo, label, price, scheduled } = delivery;
  return { id, tipo, label, valor: price, prazo: arrivalTerm(shop, delivery), entregaAgendada: scheduled };
}

/** The term in days, for what is read on another day than it is written. */
export function termOf({ days, pickup }: Pick<Delivery, 'days' | 'pickup'>): string {
  const term = days === 0 ? 'no mesmo dia' : `em até ${days} ${days === 1 ? 'dia útil' : 'dias úteis'}`;
  return pickup ? `Pronto ${term}` : capitalized(term);
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
