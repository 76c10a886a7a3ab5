/** A rendered page as the cache holds it: its bytes in every encoding, made once, each with its own validator. */
import { chooseEncoding, type Encoding, encode, isCompressible } from './encoding.ts';
import { bodyDigest, etagOf, matchesEtag } from './etag.ts';

export type StoredPage = {
  readonly headers: readonly (readonly [string, string])[];
  readonly bodies: Readonly<Record<Encoding, Uint8Array>>;
  readonly digest: string;
  /** What it occupies in memory. */
  readonly bytes: number;
};

export type PageAnswer = {
  readonly status: 200 | 304;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
};

type Conditions = {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
};

export async function storePage(
  headers: readonly (readonly [string, string])[],
  body: Uint8Array,
): Promise<StoredPage> {
  const contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const worth = isCompressible(contentType, body.byteLength);
  const [br, gzip] = worth
    ? await Promise.all([encode(body, 'br', 'fast'), encode(body, 'gzip', 'fast')])
    : [body, body];
  const bodies = { identity: body, br, gzip };
  const held = new Set(Object.values(bodies));
  const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const text = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return { headers, bodies, digest: bodyDigest(body), bytes: bytes + 2 * text };
}

/** 304 when the browser has these very bytes. */
export function answerPage(page: StoredPage, { acceptEncoding, ifNoneMatch }: Conditions): PageAnswer {
  const wanted = chooseEncoding(acceptEncoding);
  const encoding = page.bodies[wanted] === page.bodies.identity ? 'identity' : wanted;
  const etag = etagOf(page.digest, encoding);
  const headers = [...page.headers, ['ETag', etag] as const, ['Vary', 'Accept-Encoding'] as const];
  if (matchesEtag(ifNoneMatch, etag)) {
    const kept = headers.filter(([name]) => !name.toLowerCase().startsWith('content-type'));
    return { status: 304, headers: kept, body: null };
  }
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
  return { status: 200, headers, body: page.bodies[encoding] };
}
