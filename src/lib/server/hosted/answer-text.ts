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

/** @throws PlatformUnreachableError as above. */
export async function textOf(answer: Response): Promise<string> {
  return decoderOf(answer).decode(await bytesOf(answer));
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

/** JSON is UTF-8, but for platforms that say otherwise. */
function decoderOf(answer: Response): TextDecoder {
  const label = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(answer.headers.get('Content-Type') ?? '')?.[1];
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
