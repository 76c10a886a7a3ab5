/** The built client files, held in memory with the encodings the build made of them. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Asked, contentRange, partOf } from './byte-range.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { bodyDigest, etagOf, matchesEtag } from './etag.ts';

export type StaticFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly digest: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
};

export type StaticAnswer = {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

type Conditions = {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly part?: Asked;
};

export const ENCODED_SUFFIX = { br: '.br', gzip: '.gz' } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
/** Names under `/_astro/` carry a hash of their content. */
const HASHED = '/_astro/';

/** @returns The files by URL path. */
export async function loadStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const encoded = new Set(paths.filter((path) => isEncodedCopy(path, paths)));
  const originals = paths.filter((path) => !encoded.has(path));
  const files = await Promise.all(
    originals.map(async (path) => {
      const url = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
      return [url, await loadFile(path, url, encoded)] as const;
    }),
  );
  return new Map(files);
}

export function answerStatic(file: StaticFile, conditions: Conditions): StaticAnswer {
  const wanted = chooseEncoding(conditions.acceptEncoding);
  const encoding = file.bodies[wanted] ? wanted : 'identity';
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const etag = etagOf(file.digest, encoding);
  const headers = { 'Cache-Control': file.cacheControl, ETag: etag, Vary: 'Accept-Encoding' };
  if (matchesEtag(conditions.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  const content = { 'Content-Type': file.contentType, 'Content-Length': String(body.byteLength) };
  const encodingHeader = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  const whole = { ...headers, ...content, ...encodingHeader };
  if (encoding !== 'identity') return { status: 200, headers: whole, body };
  const said = { ...whole, 'Accept-Ranges': 'bytes' };
  const part = conditions.part && partOf(conditions.part, { length: body.length, etag });
  if (part === undefined) return { status: 200, headers: said, body };
  const sent = part === 'none' ? Buffer.alloc(0) : body.subarray(part.first, part.last + 1);
  const range = { 'Content-Range': contentRange(part, body.length), 'Content-Length': String(sent.length) };
  return { status: part === 'none' ? 416 : 206, headers: { ...said, ...range }, body: sent };
}

async function loadFile(path: string, url: string, encoded: ReadonlySet<string>): Promise<StaticFile> {
  const read = (suffix: string): Promise<Buffer> | undefined =>
    encoded.has(path + suffix) ? readFile(path + suffix) : undefined;
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    read(ENCODED_SUFFIX.br),
    read(ENCODED_SUFFIX.gzip),
  ]);
  return {
    contentType: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: url.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    digest: bodyDigest(identity),
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

function isEncodedCopy(path: string, paths: readonly string[]): boolean {
  return Object.values(ENCODED_SUFFIX).some(
    (suffix) => path.endsWith(suffix) && paths.includes(path.slice(0, -suffix.length)),
  );
}
