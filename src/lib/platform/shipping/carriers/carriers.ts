/** Asks every carrier API the shop has access to, all at once and for a limited time. */
import { createExpiringMap } from '#lib/platform/kernel/limits/expiring-map.ts';
import type { ShippingOptions } from '../options.ts';
import type { Carrier, CarrierOffer, CarrierRequest } from './carrier.ts';
import { frenet } from './frenet.ts';
import { melhorEnvio } from './melhor-envio.ts';

/** Milliseconds all of them together may take. */
const PATIENCE = 3000;
/** One that gave no useful answer is left alone for so long (ms), so that a dead one does not slow every quote. */
const REST = 30_000;
/** More requests at once than this are not made: a flood of quotes gets the tables. */
const AT_ONCE = 20;
/** Identical quotes within five minutes are answered from memory. */
const KEPT = { max: 500, ttl: 5 * 60_000 };

export type AskCarriers = (
  request: Omit<CarrierRequest, 'from'>,
) => Promise<readonly CarrierOffer[] | undefined>;

/**
 * Undefined for a shop without a carrier API. The function answers the services that take the load, or undefined when no
 * API gave a useful answer in time; it never throws.
 */
export function createCarriers(options: ShippingOptions, now: () => Date): AskCarriers | undefined {
  const { originCep: from, onFailure = () => undefined } = options;
  const carriers = carriersOf(options);
  if (from === undefined || carriers.length === 0) return undefined;
  const kept = createExpiringMap<readonly CarrierOffer[]>({ ...KEPT, now });
  const resting = new Map<Carrier, number>();
  let running = 0;

  const ask = async (carrier: Carrier, request: CarrierRequest, signal: AbortSignal) => {
    running += 1;
    try {
      return await carrier.quote(request, signal);
    } catch (error) {
      resting.set(carrier, now().getTime() + REST);
      onFailure(carrier.name, error);
      return undefined;
    } finally {
      running -= 1;
    }
  };

  return async (asked) => {
    const request = { ...asked, from };
    const key = JSON.stringify(request);
    const known = kept.get(key);
    if (known) return known;
    const time = now().getTime();
    const awake = carriers.filter((carrier) => (resting.get(carrier) ?? 0) <= time);
    if (running + awake.length > AT_ONCE) return undefined;
    const signal = AbortSignal.timeout(PATIENCE);
    const answers = await Promise.all(awake.map((carrier) => ask(carrier, request, signal)));
    const given = answers.filter((answer) => answer !== undefined);
    if (given.length === 0) return undefined;
    const offers = given.flat();
    if (given.length === carriers.length) kept.set(key, offers);
    return offers;
  };
}

function carriersOf(options: ShippingOptions): readonly Carrier[] {
  return [
    ...(options.melhorEnvio ? [melhorEnvio(options.melhorEnvio)] : []),
    ...(options.frenet ? [frenet(options.frenet)] : []),
  ];
}
