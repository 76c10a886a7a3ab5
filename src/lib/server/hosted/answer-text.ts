/** The body of a hosted platform's answer, as text. */
import { readBytes } from '../http/bytes.ts';
import { brokenOff } from './forward.ts';

/** Of an answer, unpacked: the sitemap of 100,000 addresses has less. One that is read holds up every visitor. */
const MOST_BYTES = 16 * 1024 * 1024;

/** @throws PlatformUnreachableError when it breaks off, or has no end. */
export async function bytesOf(answer: Response): Promise<Uint8Array> {
  const bytes = await readBytes(answer, MOST_BYTES).catch((error: unknown) => {
    throw brokenOff(error);
  });
  if (!bytes) throw brokenOff(new Error('the answer is too long'));
  return bytes;
}

/**
 * JSON is UTF-8, but for platforms that do otherwise.
 * @throws PlatformUnreachableError as above.
 */
export async function textOf(answer: Response): Promise<string> {
  const bytes = await bytesOf(answer);
  const label = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(answer.headers.get('Content-Type') ?? '')?.[1];
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // What is not what it says it is, or says nothing, is what old PHP writes.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function isJson({ headers }: Response): boolean {
  return headers.get('Content-Type')?.includes('json') === true;
}

export function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.includes('text/html') === true;
}

/** Nobody reads the rest. */
export function leave({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
