/** Where a run keeps what it throws away: in memory, where there is room for it. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** What the largest run leaves behind takes a third of it. */
const ROOM = 8 * 1024 ** 3;

/**
 * The shop writes what it promises through to the disk, which tests do thousands of times and a busy disk answers in tens of
 * milliseconds. Whether it does is tested on a disk of its own (`tests/support/lossy-disk.ts`). It ends with this process; a
 * directory that `TMPDIR` names stays the one.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  const directory = mkdtempSync(`${MEMORY}/vitrine-`);
  // PostgreSQL runs as somebody else.
  chmodSync(directory, 0o755);
  process.env.TMPDIR = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM;
}
