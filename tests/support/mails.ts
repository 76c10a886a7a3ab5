/** The messages a test store wrote. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestStore } from './store.ts';

/** Oldest first, unfolded, in plain text. */
export async function mailsOf({ platform, dataDir }: TestStore): Promise<readonly string[]> {
  await platform.settled();
  const folder = join(dataDir, 'mail');
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => plain(readFileSync(join(folder, file), 'utf8')));
}

export function dropMails({ dataDir }: TestStore): void {
  rmSync(join(dataDir, 'mail'), { recursive: true, force: true });
}

/** Quoted-printable undone. */
function plain(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
