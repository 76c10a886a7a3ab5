/**
 * A rendered page as the cache holds it: compressed once in each encoding, each with its own ETag. The uncompressed page would
 * take twice the memory of both together; the few clients that want it get it decompressed.
 */
import { gunzipSync } from 'node:zlib';
import { PAGE_KIND } from '#lib/contract/panel-visits.ts';
import { chooseEncoding, type Effort, type Encoding, encode, isCompressible } from '../http/encoding.ts';
import { bodyDigest, etagOf, matchesEtag } from '../http/etag.ts';

export type StoredPage = {
  readonly headers: readonly (readonly [string, string])[];
  readonly bodies: Bodies;
  readonly digest: string;
  /** What it says in `PAGE_KIND`. */
  readonly kind: string | undefined;
  /** How well the bodies are compressed. */
  readonly effort: Effort;
  /** What it occupies in memory. */
  readonly bytes: number;
  /** Answers made so far, so that the next one of the same form is the same object. */
  readonly answers: Map<string, PageAnswer>;
};

const KIND = PAGE_KIND.toLowerCase();

type Bodies =
  | { readonly br: Uint8Array; readonly gzip: Uint8Array }
  /** Too small to be worth compressing. */
  | { readonly identity: Uint8Array };

export type PageAnswer = {
  readonly status: 200 | 304;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
};

type Conditions = {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
};

/** Compressed fast: a visitor waits for it. */
export function storePage(headers: StoredPage['headers'], body: Uint8Array): Promise<StoredPage> {
  return compressPage(headers, body, 'fast');
}

/** The same page at the best compression: about 0.2 s, on another thread. */
export function polishPage({ headers, bodies }: StoredPage): Promise<StoredPage> {
  return compressPage(headers, plain(bodies), 'best');
}

async function compressPage(
  headers: StoredPage['headers'],
  body: Uint8Array,
  effort: Effort,
): Promise<StoredPage> {
  const contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const bodies = isCompressible(contentType, body.byteLength)
    ? await compressed(body, effort)
    : { identity: body };
  const kind = headers.find(([name]) => name.toLowerCase() === KIND)?.[1];
  const bytes = Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const text = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    headers,
    bodies,
    digest: bodyDigest(body),
    kind,
    effort,
    bytes: bytes + 2 * text,
    answers: new Map(),
  };
}

async function compressed(body: Uint8Array, effort: Effort): Promise<Bodies> {
  const [br, gzip] = await Promise.all([encode(body, 'br', effort), encode(body, 'gzip', effort)]);
  return { br, gzip };
}

/** 304 when the browser has these bytes. */
export function answerPage(page: StoredPage, { acceptEncoding, ifNoneMatch }: Conditions): PageAnswer {
  const encoding = 'identity' in page.bodies ? 'identity' : chooseEncoding(acceptEncoding);
  const etag = etagOf(page.digest, encoding, page.effort);
  const status = matchesEtag(ifNoneMatch, etag) ? 304 : 200;
  const form = `${status} ${encoding}`;
  const known = page.answers.get(form);
  if (known) return known;
  const answer = makeAnswer(page, { status, encoding, etag });
  // A decompressed body is not kept.
  if (answer.body === null || encoding in page.bodies) page.answers.set(form, answer);
  return answer;
}

type Form = { readonly status: 200 | 304; readonly encoding: Encoding; readonly etag: string };

function makeAnswer(page: StoredPage, { status, encoding, etag }: Form): PageAnswer {
  const headers = [...page.headers, ['ETag', etag] as const, ['Vary', 'Accept-Encoding'] as const];
  if (status === 304) {
    const kept = headers.filter(([name]) => !name.toLowerCase().startsWith('content-type'));
    return { status, headers: kept, body: null };
  }
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
  return { status, headers, body: bodyIn(page.bodies, encoding) };
}

function bodyIn(bodies: Bodies, encoding: Encoding): Uint8Array {
  return encoding === 'identity' || 'identity' in bodies ? plain(bodies) : bodies[encoding];
}

function plain(bodies: Bodies): Uint8Array {
  return 'identity' in bodies ? bodies.identity : gunzipSync(bodies.gzip);
}
