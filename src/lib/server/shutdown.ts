/** How a process ends on a signal: in order, but within the time an operator's supervisor usually grants. */
import type { Log } from './observe/log.ts';

/** What the leading process of a cluster sends to those it leads. */
export const END = 'end';

/** Below the five seconds after which a supervisor kills. */
const LIMIT_MS = 4_500;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** A terminal sends a signal to all its processes, and npm hands on its own: within this time (ms) they are one. */
const ECHO_MS = 1_000;
/** How often (ms) a shop looks whether npm is there still. */
const LOOK_MS = 500;

/**
 * Runs `end` on the first signal, when the leading process says so, or when the npm that started it is gone, and exits:
 * 0, or 1 when it failed or took too long. A later SIGTERM or SIGINT exits at once; one beside the word of the leader does
 * not, as a terminal and most supervisors send theirs to all processes.
 * @param npm The number of the npm that started this process, if one did.
 */
export function endInOrder(log: Log, end: () => Promise<void>, npm: number | undefined): void {
  let signalled: number | undefined;
  let ending = false;
  const begin = (reason: string): void => {
    if (ending) return;
    ending = true;
    // A terminal that was closed takes no more words.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
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
      signalled ??= performance.now();
      if (signal !== 'SIGHUP' && performance.now() - signalled > ECHO_MS) process.exit(1);
      begin(signal);
    });
  }
  process.on('message', (message) => {
    if (message === END) begin('the leading process ends');
  });
  if (npm !== undefined) whenNpmIsGone(npm, () => begin('npm is gone'));
}

/** npm hands on SIGTERM and SIGINT alone: killed or hung up on, it would leave a shop behind that nobody knows of. */
function whenNpmIsGone(npm: number, act: () => void): void {
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    act();
  }, LOOK_MS);
  look.unref();
}
