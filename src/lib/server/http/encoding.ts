/** Content encodings of answers made here: which one a client wants, and the compressed bytes. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Effort = 'fast' | 'best';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes the headers of a compressed answer cost more than it saves. */
const WORTHWHILE = 860;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|ld\+json|xml|speculationrules\+json)|image\/svg\+xml|[a-z]+\/[a-z-]+\+(json|xml))/i;

/** Brotli before gzip; an encoding with `q=0` is refused. */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const refused = /;\s*q=0(\.0{0,3})?\s*$/i;
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

export function isCompressible(contentType: string | null | undefined, bytes: number): boolean {
  return bytes >= WORTHWHILE && COMPRESSIBLE.test(contentType ?? '');
}

/** Runs on the thread pool. `fast` suits answers made for one visitor, `best` what is compressed once. */
export async function encode(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return trimmed(await gzipped(body, { level: effort === 'best' ? 9 : 5 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return trimmed(await brotli(body, { params }));
}

/** zlib gives a piece of the 64 KB it wrote into: a page that is kept would keep them all. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
