/**
 * `CLUSTER=n`: this process takes the connections and hands them out to n others, each a whole shop on the same
 * PostgreSQL. The first of them starts alone: it builds, migrates and seeds, and what it cannot do the others could not
 * either.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from './observe/log.ts';
import { shareMetrics } from './observe/shared-metrics.ts';
import { END } from './shutdown.ts';

/** The first worker ended before it served; it has said why. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/** One that dies again and again is not started more often than this (ms). */
const PAUSE = 500;

/**
 * Resolves when the first of `count` workers serves; one that ends is started again.
 * @returns A function that ends them all in order, and throws when one of them could not.
 * @throws WorkerError
 */
export async function leadWorkers(count: number, log: Log): Promise<() => Promise<void>> {
  await serving(cluster.fork());
  let ending = false;
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (ending) return;
    log.error('a process of the shop ended and is started again', { pid, code, signal });
    setTimeout(() => {
      if (!ending) cluster.fork();
    }, PAUSE);
  });
  for (let started = 1; started < count; started += 1) cluster.fork();
  shareMetrics();
  return async () => {
    ending = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const codes = await Promise.all(workers.map(endWorker));
    if (codes.some((code) => code !== 0)) throw new Error('a process of the shop did not end in order');
  };
}

async function serving(worker: Worker): Promise<void> {
  const served = new AbortController();
  const { signal } = served;
  try {
    await Promise.race([
      once(worker, 'listening', { signal }),
      once(worker, 'exit', { signal }).then(() => {
        throw new WorkerError('The first of the processes could not start.');
      }),
    ]);
  } finally {
    served.abort();
  }
}

/** @returns Its exit code. */
async function endWorker(worker: Worker): Promise<number> {
  if (worker.isDead()) return 0;
  const exit = once(worker, 'exit');
  // It may be gone before the word reaches it.
  worker.send(END, () => undefined);
  const [code] = await exit;
  return code ?? 1;
}
