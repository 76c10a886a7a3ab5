/** What the platform does beside requests: what is due each minute, and what buyers wait for. */
import { remindOfCarts } from './cart/remind.ts';
import type { RoomDeps } from './endpoints.ts';
import { writeOfRestock } from './leads/restocked.ts';
import { forgetUnconfirmed } from './newsletter/subscribe.ts';
import { countSalesHourly } from './orders/sales-count.ts';
import { watchScripts } from './payments/card/watch-scripts.ts';
import { hurryPayments, workPayments } from './payments/due-payments.ts';
import { watchCertificate } from './payments/pix-api/watch-certificate.ts';
import { createSweep } from './privacy/sweep.ts';
import { forgetPrograms } from './programs/forget.ts';
import { createHookRounds } from './programs/hooks/deliveries.ts';
import { resumePictures } from './sheets/pictures/bring.ts';
import { resumeImports } from './sheets/run-import.ts';

export type Rounds = {
  /** Does once what is due each minute. */
  readonly run: () => void;
  /** From then on every minute, and every 15 s what buyers and programs wait for; a second call changes nothing. */
  readonly start: () => void;
  /** What runs ends as soon as it can. */
  readonly stop: () => void;
};

/** Milliseconds. */
const MINUTE = 60_000;
/** Milliseconds between two looks at what buyers and programs wait for. */
const HURRIED_EVERY = 15_000;

export function createRounds(deps: RoomDeps): Rounds {
  const { later } = deps;
  const sweep = createSweep(deps);
  const sendHooks = createHookRounds(deps);
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const run = (): void => {
    later(() => sweep(stopping.signal));
    later(deps.packs.shelf.sweep);
    later(() => countSalesHourly(deps));
    later(deps.searchCounts.write);
    later(deps.dayCounts.write);
    later(() => workPayments(deps));
    later(sendHooks);
    later(() => watchScripts(deps));
    later(() => watchCertificate(deps));
    later(async () => {
      await forgetUnconfirmed(deps);
      await writeOfRestock(deps);
      await remindOfCarts(deps);
      await deps.sendOutbox();
      await resumeImports(deps);
    });
    later(() => resumePictures(deps));
    later(() => forgetPrograms(deps));
  };
  return {
    run,
    start() {
      if (timers.length > 0 || stopping.signal.aborted) return;
      timers.push(
        // What a mail server did not take, or an earlier process did not get to.
        setInterval(run, MINUTE).unref(),
        setInterval(() => {
          later(() => hurryPayments(deps));
          later(sendHooks);
        }, HURRIED_EVERY).unref(),
      );
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
    },
  };
}
