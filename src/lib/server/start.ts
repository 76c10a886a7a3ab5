/**
 * Starts the shop, and ends it in order on SIGTERM, SIGINT or SIGHUP. What can refuse the start, configuration and lock, is
 * loaded and asked first; the rest is in launch.ts.
 */
import cluster from 'node:cluster';
import { type Config, ConfigError, processEnvironment, readConfig } from './config.ts';
import { say } from './console.ts';
import { DataDirLockedError, lockData } from './data-lock.ts';
import { type Log, processLog } from './observe/log.ts';
import { endInOrder } from './shutdown.ts';

/**
 * Ends the process with code 1 when the shop cannot start, saying why.
 * @param npm The number of the npm that started this process, if one did.
 */
export async function start(npm?: number): Promise<void> {
  const began = performance.now();
  try {
    const config = readConfig(processEnvironment());
    process.once('exit', lockData(config));
    const log = processLog(config.logLevel);
    let stop = async (): Promise<void> => undefined;
    endInOrder(log, () => stop(), npm);
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
    stop = await serve(config, log);
    if (cluster.isWorker) return;
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
    say(`Vitrine em ${config.siteUrl} (${seconds} s)`);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

/** What leads a cluster opens no data and answers nothing itself. */
async function serve(config: Config, log: Log): Promise<() => Promise<void>> {
  if (config.cluster > 1 && cluster.isPrimary) {
    const { leadWorkers } = await import('./workers.ts');
    return leadWorkers(config.cluster, log);
  }
  const { launch } = await import('./launch.ts');
  return launch(config, log);
}

/** What both databases call it. */
const DISK_FULL = '53100';

/** What an operator can mend needs no stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'PORT is taken by another process: stop it, or set PORT to a free one';
  if (code === 'EACCES' && syscall === 'listen') return 'PORT may not be used: choose one above 1023';
  if (syscall === 'listen') return `HOST cannot be listened on: ${error.message}`;
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `DATABASE_URL leads nowhere: ${error.message}`;
  const mendable = error instanceof ConfigError || error instanceof DataDirLockedError;
  if (code === 'ENOSPC' || code === DISK_FULL) return `The disk of DATA_DIR is full: ${error.message}`;
  const told = ['BuildError', 'DatabaseOpenError', 'WorkerError'].includes(error.name);
  return mendable || told ? error.message : (error.stack ?? error.message);
}
