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

/** The same as HTML, oldest first. */
export async function htmlMailsOf({ platform, dataDir }: TestStore): Promise<readonly string[]> {
  await platform.settled();
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .toSorted()
    .map((file) => parts(readFileSync(join(folder, file), 'utf8'))[1] ?? '');
}

function plain(mail: string): string {
  const [text = ''] = parts(mail);
  return readableHead(mail.slice(0, mail.indexOf('\r\n\r\n'))) + text;
}

/** What each part of `multipart/alternative` says, with the empty line before it: the text first. */
function parts(mail: string): readonly string[] {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
  if (boundary === undefined) throw new Error('a mail is not written in two ways');
  return mail.split(`--${boundary}`).slice(1, -1).map(decoded);
}

function decoded(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const body = part.slice(end);
  if (/^content-transfer-encoding: base64/im.test(part.slice(0, end))) {
    return `\r\n\r\n${Buffer.from(body, 'base64').toString('utf8').replaceAll(/\r?\n/g, '\r\n')}`;
  }
  return bytesOf(body.replaceAll('=\r\n', ''));
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
