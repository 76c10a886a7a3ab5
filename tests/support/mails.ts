/** The messages a test store wrote. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestStore } from './store.ts';

/** Oldest first, in plain text: headers unfolded, so that no length of a link or a name changes how they read. */
export async function mailsOf({ platform, dataDir }: TestStore): Promise<readonly string[]> {
  await platform.settled();
  const folder = join(dataDir, 'mail');
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => plain(readFileSync(join(folder, file), 'utf8')));
}

/** Those that are being written first. */
export async function dropMails({ platform, dataDir }: TestStore): Promise<void> {
  await platform.settled();
  rmSync(join(dataDir, 'mail'), { recursive: true, force: true });
}

function plain(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  return readableHead(mail.slice(0, end)) + bytesOf(mail.slice(end).replaceAll('=\r\n', ''));
}

/** Unfolded (RFC 5322, 2.2.3); encoded words are read, the spaces between two of them are none (RFC 2047). */
function readableHead(head: string): string {
  return head
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .replaceAll(/\?=[ \t]+(?==\?)/g, '?=')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/g, (_, kind: string, word: string) =>
      kind === 'B' ? Buffer.from(word, 'base64').toString('utf8') : bytesOf(word.replaceAll('_', ' ')),
    );
}

/** Of quoted-printable text without soft line ends. */
function bytesOf(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
