/** A part of a file, for whoever asks by `Range` (RFC 9110, section 14): players, viewers of PDFs, downloads that go on. */
import { matchesEtag } from './etag.ts';

export type Asked = {
  readonly method: string;
  readonly range: string | null | undefined;
  /** The part is wanted only of the file that the asker has the rest of; else all of it is sent. */
  readonly ifRange: string | null | undefined;
};
type Whole = { readonly length: number; readonly etag: string | null | undefined };
/** Both ends count, from 0. */
type Part = { readonly first: number; readonly last: number };

const ONE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/** `undefined`: the whole file is sent, as for several parts at once; 'none': nothing of it stands where it was asked for. */
export function partOf(
  { method, range, ifRange }: Asked,
  { length, etag }: Whole,
): Part | 'none' | undefined {
  const [, from, to, ending] = (method === 'GET' && range && ONE.exec(range.trim())) || [];
  if (from === undefined && ending === undefined) return undefined;
  if (ifRange && !(etag && !ifRange.startsWith('W/') && matchesEtag(ifRange, etag))) return undefined;
  if (from === undefined) {
    const count = Math.min(Number(ending), length);
    return count === 0 ? 'none' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (to && Number(to) < first) return undefined;
  return first >= length ? 'none' : { first, last: Math.min(to ? Number(to) : length - 1, length - 1) };
}

/** `Content-Range` of the answer. */
export function contentRange(part: Part | 'none', length: number): string {
  return part === 'none' ? `bytes */${length}` : `bytes ${part.first}-${part.last}/${length}`;
}

/** The part that was asked for of a file that was found; any other answer as it is. */
export async function inPart(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (response.status !== 200 || headers.has('Content-Encoding') || headers.has('Content-Range'))
    return response;
  headers.set('Accept-Ranges', 'bytes');
  const asked = {
    method: request.method,
    range: request.headers.get('Range'),
    ifRange: request.headers.get('If-Range'),
  };
  if (!asked.range || response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const part = partOf(asked, { length: bytes.length, etag: headers.get('ETag') });
  if (part === undefined) return new Response(bytes, { status: 200, headers });
  headers.set('Content-Range', contentRange(part, bytes.length));
  const body = part === 'none' ? new Uint8Array() : bytes.subarray(part.first, part.last + 1);
  headers.set('Content-Length', String(body.length));
  return new Response(body, { status: part === 'none' ? 416 : 206, headers });
}
