/** What goes in one delivery: a cart is several loads where the shop says what may not travel together. */
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { apart, throughout } from '#lib/domain/shipping/apart.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { CarrierOffer } from './carriers/carrier.ts';
import type { AskCarriers } from './carriers/carriers.ts';
import type { Delivery } from './delivery.ts';
import type { Parcel } from './parcels.ts';

type Load = readonly Parcel[];
/** Carriers are asked once for each load, for so many at a time; of more than these the tables know enough. */
const MOST_ASKED = 20;
const AT_ONCE = 5;

export function loadsOf(parcels: readonly Parcel[]): readonly Load[] {
  return apart(parcels);
}

/**
 * The services that take each load, at the price of all of them; the label says how many deliveries it is. Where none takes
 * all, the cheapest of each load together, as one choice.
 */
export function inLoads<D extends Delivery>(parts: readonly (readonly D[])[]): readonly D[] {
  const count = parts.length;
  if (count === 1) return parts.flat();
  const shared = throughout(parts);
  return (shared.length > 0 ? shared : mixed(parts)).map((one) => ({
    ...one,
    label: message.freightInDeliveries(one.label, count),
  }));
}

/** Days and turns are chosen of one service, so those that ask for them take no part. */
function mixed<D extends Delivery>(parts: readonly (readonly D[])[]): readonly D[] {
  const chosen = parts.map((part) => part.filter(({ scheduled }) => !scheduled).toSorted(cheaper)[0]);
  const [first] = chosen;
  if (!first || !chosen.every((one) => one !== undefined)) return [];
  const ids = [...new Set(chosen.map(({ id }) => id))];
  const labels = [...new Set(chosen.map(({ label }) => label))];
  const together = { id: ids.join('+'), label: message.freightBoth(labels) };
  return throughout(chosen.map((one) => [{ ...one, ...together }])).map((one) => ({
    ...one,
    mayBeFree: chosen.every(({ mayBeFree }) => mayBeFree),
  }));
}

function cheaper(a: Delivery, b: Delivery): number {
  return a.price - b.price || a.days - b.days;
}

/** What carriers offer for each load; undefined when they were not all answered. `worth` is that of all loads. */
export async function askForLoads(
  ask: AskCarriers | undefined,
  loads: readonly Load[],
  { to, worth, sender }: Omit<Parameters<AskCarriers>[0], 'parcels'>,
): Promise<readonly (readonly CarrierOffer[])[] | undefined> {
  if (!ask || loads.length > MOST_ASKED) return undefined;
  const answers: (readonly CarrierOffer[])[] = [];
  for (let first = 0; first < loads.length; first += AT_ONCE) {
    const given = await Promise.all(
      loads.slice(first, first + AT_ONCE).map((load) =>
        ask({
          ...{ to, sender },
          worth: loads.length === 1 ? worth : worthOf(load),
          parcels: load.map(({ box, quantity, worth: each }) => ({ box, quantity, worth: each })),
        }),
      ),
    );
    if (!given.every((answer) => answer !== undefined)) return undefined;
    answers.push(...given);
  }
  return answers;
}

/** Why nothing is delivered: `parts` is what takes each load. */
export function refusal(loads: readonly Load[], parts: readonly (readonly unknown[])[]): string {
  const stuck = loads.filter((_, index) => parts[index]?.length === 0);
  const all = loads.length === 1 || stuck.length === 0 || stuck.length === loads.length;
  return all ? message.loadRefused : message.partRefused(stuck.flatMap(namesOf));
}

/** What is said of goods that go in several deliveries; ''. */
export function saidApart(loads: readonly Load[]): string {
  return loads.length > 1 ? message.freightApart(loads.map(namesOf)) : '';
}

function namesOf(load: Load): readonly string[] {
  return [...new Set(load.map(({ name }) => name))];
}

function worthOf(load: Load): Centavos {
  return centavos(load.reduce((sum, { worth, quantity }) => sum + worth * quantity, 0));
}
