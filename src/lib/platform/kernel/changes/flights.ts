/** Reads under way. Others may wait for one, unless a change of what it shows lies between its beginning and them. */
import type { Collected } from './collect.ts';
import type { Touches } from './keys.ts';

/** `since`: when its read began, in milliseconds since 1970. */
export type Landed<T> = Collected<T> & { readonly since: number };

export type Flight<T> = {
  readonly landed: Promise<Landed<T>>;
  /** Changes since it began. */
  readonly missed: readonly Touches[];
};

export type Flights = {
  /** The one that may be waited for. */
  readonly of: <T>(key: string) => Flight<T> | undefined;
  readonly begin: <T>(key: string, reading: Promise<Collected<T>>) => Promise<Landed<T>>;
  /** @returns Undefined when it began before a change that it shows, or is over by the clock. */
  readonly join: <T>(flight: Flight<T>) => Promise<Landed<T> | undefined>;
  readonly changed: (touches: Touches) => void;
};

/** @param keep Called in the turn in which a read ends that no change has touched. */
export function createFlights(
  now: () => number,
  keep: (key: string, landed: Landed<unknown>) => void,
): Flights {
  type Own = Flight<unknown> & { readonly missed: Touches[] };
  const byKey = new Map<string, Own>();
  /** Those too that nobody joins any more. */
  const running = new Set<Own>();
  return {
    of: <T>(key: string) => byKey.get(key) as Flight<T> | undefined,
    begin<T>(key: string, reading: Promise<Collected<T>>) {
      const since = now();
      const missed: Touches[] = [];
      const landed = reading
        .then((collected) => {
          const own = { ...collected, since };
          if (!missed.some((touches) => touches(own.keys)) && isWithin(own, now())) keep(key, own);
          return own;
        })
        .finally(() => {
          running.delete(flight);
          if (byKey.get(key) === flight) byKey.delete(key);
        });
      // Who waits for it sees the failure; without anybody it must not end the process.
      landed.catch(() => undefined);
      const flight: Own = { landed, missed };
      running.add(flight);
      byKey.set(key, flight);
      return landed;
    },
    async join({ landed, missed }) {
      const [before, at] = [missed.length, now()];
      try {
        const own = await landed;
        const old = missed.slice(0, before).some((touches) => touches(own.keys));
        return old || !isWithin(own, at) ? undefined : own;
      } catch (error) {
        if (before > 0) return undefined;
        throw error;
      }
    },
    changed(touches) {
      for (const flight of running) flight.missed.push(touches);
    },
  };
}

function isWithin({ since, until }: Landed<unknown>, now: number): boolean {
  return until === Number.POSITIVE_INFINITY || (since <= now && now < until);
}
