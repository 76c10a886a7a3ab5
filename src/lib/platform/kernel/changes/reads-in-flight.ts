/** Reads under way. A caller may join one, unless something that it reads changed after it began and before the caller came. */
import type { Attempt, Collected } from './collect.ts';
import type { Touches } from './keys.ts';

/** When its read began, in milliseconds since 1970. */
type Since = { readonly since: number };
export type Landed<T> = Collected<T> & Since;
export type Flown<T> = Attempt<T> & Since;

export type Flight<T> = {
  /** Never rejects. */
  readonly flown: Promise<Flown<T>>;
  /** The changes since it began. */
  readonly missed: readonly Touches[];
  /** How many writes of this process had ended when it began. */
  readonly written: number;
};

export type Flights = {
  /** The read that may be joined. */
  readonly of: <T>(key: string) => Flight<T> | undefined;
  readonly begin: <T>(key: string, reading: Promise<Attempt<T>>) => Promise<Flown<T>>;
  /** @returns Undefined when it may miss a change, or is out of date by the clock. */
  readonly join: <T>(flight: Flight<T>) => Promise<Flown<T> | undefined>;
  readonly changed: (touches: Touches) => void;
};

type Options = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly written: () => number;
  /** Called in the turn in which a read succeeds that no change has affected. */
  readonly keep: (key: string, landed: Landed<unknown>) => void;
};

export function createFlights({ now, written, keep }: Options): Flights {
  type Own = Flight<unknown> & { readonly missed: Touches[] };
  const byKey = new Map<string, Own>();
  /** Including reads that nobody may join any more. */
  const running = new Set<Own>();
  return {
    of: <T>(key: string) => byKey.get(key) as Flight<T> | undefined,
    begin<T>(key: string, reading: Promise<Attempt<T>>) {
      const since = now();
      const missed: Touches[] = [];
      const flown = reading.then((attempted): Flown<T> => {
        const own = { ...attempted, since };
        running.delete(flight);
        if (byKey.get(key) === flight) byKey.delete(key);
        const isOld = missed.some((touches) => touches(own.keys));
        if (!('error' in own) && !isOld && isWithin(own, now())) keep(key, own);
        return own;
      });
      const flight: Own = { flown, missed, written: written() };
      running.add(flight);
      byKey.set(key, flight);
      return flown;
    },
    async join({ flown, missed }) {
      const [before, at] = [missed.length, now()];
      const own = await flown;
      const isOld = missed.slice(0, before).some((touches) => touches(own.keys));
      return isOld || !isWithin(own, at) ? undefined : own;
    },
    changed(touches) {
      for (const flight of running) flight.missed.push(touches);
    },
  };
}

function isWithin({ since, until }: Flown<unknown>, now: number): boolean {
  return until === Number.POSITIVE_INFINITY || (since <= now && now < until);
}
