/** How a process ends: what is in flight is answered, then the data is closed, within five seconds. */
import type { Server } from 'node:http';
import type { Log } from './log.ts';

/** What is still running then is cut off. */
const DRAIN_MS = 3_000;
/** Together with the drain below the five seconds an operator's supervisor usually grants. */
const LIMIT_MS = 4_500;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Stops accepting, waits for the requests in flight, and cuts off those that outlast the drain. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive becomes idle only after its request, and `close` looks for idle ones once.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
}

/** Runs `end` on the first signal and exits: 0, or 1 when it failed or took too long. A second signal exits at once. */
export function endInOrder(log: Log, end: () => Promise<void>): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      for (const again of SIGNALS) process.on(again, () => process.exit(1));
      log.info('stopping', { signal });
      setTimeout(() => {
        log.error('stopping took too long', { ms: LIMIT_MS });
        process.exit(1);
      }, LIMIT_MS).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('stopping failed', { error });
          process.exit(1);
        },
      );
    });
  }
}
