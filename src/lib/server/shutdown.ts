/** How a process ends on a signal: in order, but within the time an operator's supervisor usually grants. */
import type { Log } from './observe/log.ts';

/** What the leading process of a cluster sends to those it leads. */
export const END = 'end';

/** Below the five seconds after which a supervisor kills. */
const LIMIT_MS = 4_500;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Runs `end` on the first signal, or when the leading process says so, and exits: 0, or 1 when it failed or took too
 * long. A second signal exits at once; one beside the word of the leader does not, as a terminal and most supervisors
 * send theirs to all processes.
 */
export function endInOrder(log: Log, end: () => Promise<void>): void {
  let signals = 0;
  let ending = false;
  const begin = (reason: string): void => {
    if (ending) return;
    ending = true;
    log.info('stopping', { reason });
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
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      begin(signal);
    });
  }
  process.on('message', (message) => {
    if (message === END) begin('the leading process ends');
  });
}
