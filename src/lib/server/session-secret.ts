/** The key that signs session ids: from the environment, else made once and kept in the data directory. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @param dataDir Locked for this process, where `given` is missing. */
export async function sessionSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // An empty one, as a full disk leaves it, would sign what everybody can sign.
  if (kept !== '') return kept;
  const made = randomBytes(32).toString('base64url');
  // It gets its name when it is whole: a process may be killed in between.
  await writeFile(`${file}.making`, made, { mode: 0o600, flush: true });
  await rename(`${file}.making`, file);
  return made;
}
