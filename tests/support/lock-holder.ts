/** Takes the lock of the directory given, says how that went, and stays until it is killed. */
import { acquireLock } from '#lib/platform/kernel/database/lock.ts';

try {
  acquireLock(process.argv[2] ?? '');
  console.log('locked');
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
setInterval(() => undefined, 60_000);
