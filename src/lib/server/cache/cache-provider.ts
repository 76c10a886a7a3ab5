/** Puts the page cache behind Astro's own interface: `Astro.cache.set({ maxAge, swr, tags })`, `cache.invalidate`. */
import type { CacheProvider, CacheProviderFactory } from 'astro';
import { usualLifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { declareCharset } from '../http/headers.ts';
import { timedCompression } from '../observe/server-timing.ts';
import { getRuntime, type Runtime } from '../runtime.ts';
import { tagsOfPage } from './cdn-tags.ts';
import type { Rendered } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { type CacheRule, cacheControl } from './page-life.ts';
import { isPrivateRequest } from './private-request.ts';
import { sharedTags } from './shared-tags.ts';
import { answerPage, storePage } from './stored-page.ts';

const provider: CacheProviderFactory = (): CacheProvider => ({
  name: 'vitrine',
  onRequest: ({ request }, next) => answer(request, next, getRuntime()),
  async invalidate({ path, tags }) {
    if (path !== undefined) throw new Error('pages are invalidated by tag, not by path');
    if (tags !== undefined) getRuntime().pageCache.invalidate([tags].flat());
  },
});

export default provider;

async function answer(request: Request, next: () => Promise<Response>, runtime: Runtime): Promise<Response> {
  const { pageCache, config } = runtime;
  const headers = request.headers;
  const { pathname, search } = new URL(request.url);
  const key = pageKey({
    method: request.method,
    target: pathname + search,
    userAgent: headers.get('User-Agent'),
    cookie: headers.get('Cookie'),
  });
  // A HEAD render may have no body to store.
  if (key === undefined || (request.method === 'HEAD' && !pageCache.peek(key)))
    return privately(await next());
  await runtime.platform.caughtUp?.();
  const outcome = await pageCache.respond(key, () => render(request, next, runtime));
  if (outcome.state === 'pass') return privately(outcome.pass);
  const made = answerPage(outcome.page, {
    acceptEncoding: headers.get('Accept-Encoding'),
    ifNoneMatch: headers.get('If-None-Match'),
  });
  const response = new Response(made.body as BodyInit | null, {
    status: made.status,
    headers: made.headers.map(([name, value]): [string, string] => [name, value]),
  });
  response.headers.set('Cache-Control', cacheControl(outcome.life, Date.now(), config.cdn));
  response.headers.set('X-Cache', outcome.state.toUpperCase());
  if (made.body) response.headers.set('Content-Length', String(made.body.byteLength));
  return response;
}

/** With an embedded platform, the life of a page follows from what it was read from: the keys of its rows, and the clock. */
async function render(
  request: Request,
  next: () => Promise<Response>,
  { config, platform }: Runtime,
): Promise<Rendered<Response>> {
  const begun = Date.now();
  const { collect = uncollected } = platform;
  const { value: response, keys, until: clock } = await collect(next);
  const stated = readRule(response.headers);
  const personal = isPrivateRequest(request) || response.headers.has('Set-Cookie');
  const refused = /\b(private|no-store)\b/i.test(response.headers.get('Cache-Control') ?? '');
  if (!stated || personal || refused || response.status !== 200) return { kind: 'pass', pass: response };
  const until = Math.min(clock, ownEnd(stated, begun, config.platformUrl !== undefined));
  if (until <= Date.now()) return { kind: 'pass', pass: response };
  declareCharset(response.headers);
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !OF_THE_RENDER.has(name));
  const tags = keys ?? new Set(stated.tags);
  if (config.cdn) headers.push(...sharedTags(keys ? tagsOfPage(keys) : stated.tags));
  const page = await timedCompression(request, () => storePage(headers, body));
  return { kind: 'page', page, rule: { ...stated, tags, until } };
}

/** A hosted platform does not say what its answers were read from: pages name their own tags. */
async function uncollected(next: () => Promise<Response>) {
  return { value: await next(), keys: undefined, until: Number.POSITIVE_INFINITY };
}

/** A page that states a shorter life than usual shows something that changes at its end. */
function ownEnd({ maxAge, swr }: StatedRule, begun: number, hosted: boolean): number {
  const usual = usualLifetime(hosted);
  const cut = maxAge + swr < usual.maxAge + usual.swr;
  return cut ? begun + (maxAge + swr) * 1000 : Number.POSITIVE_INFINITY;
}

/**
 * Headers that are not stored: what Astro tells this cache, what other caches are told (made anew for each answer), and
 * the length of the uncompressed body.
 */
const OF_THE_RENDER: ReadonlySet<string> = new Set([
  'cache-control',
  'cdn-cache-control',
  'cache-tag',
  'content-length',
]);

type StatedRule = Pick<CacheRule, 'maxAge' | 'swr'> & { readonly tags: readonly string[] };

/** Astro passes the rule of the page in these two headers. */
function readRule(headers: Headers): StatedRule | undefined {
  const seconds = (name: string): number =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(headers.get('CDN-Cache-Control') ?? '')?.[1] ?? 0);
  const maxAge = seconds('max-age');
  if (maxAge === 0) return undefined;
  const tags = (headers.get('Cache-Tag') ?? '').split(',').map((tag) => tag.trim());
  return { maxAge, swr: seconds('stale-while-revalidate'), tags: tags.filter((tag) => tag !== '') };
}

/** An answer that is not cached is for this visitor alone, unless the page says otherwise. */
function privately(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
