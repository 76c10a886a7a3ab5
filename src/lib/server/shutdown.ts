/** How a process ends on a signal: in order, but within the time an operator's supervisor usually grants. */
import type { Log } from './log.ts';

/** Below the five seconds after which a supervisor kills. */
const LIMIT_MS = 4_500;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

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
