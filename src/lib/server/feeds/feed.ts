/** `/feed/google.xml`: every product for Google Merchant Center, made at most four times an hour. */
import { join } from 'node:path';
import { merchantItems } from '#lib/domain/catalogue/merchant-item.ts';
import { FEED_FOOT, feedHead, feedItem } from '#lib/domain/catalogue/merchant-xml.ts';
import { WHOLE_SECOND } from '../cache/page-life.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import { loadFrame } from '../page/page-data.ts';
import { getRuntime } from '../runtime.ts';
import { createFeedFile, type FeedFile, type KeptFile, readKept } from './feed-file.ts';
import { feedProducts } from './feed-products.ts';

type Locals = Pick<App.Locals, 'api' | 'config'>;

const MINUTE = 60_000;
const TIMES = { maxAge: 15 * MINUTE, maxStale: 24 * 60 * MINUTE };

let file: FeedFile | undefined;

export async function googleFeed(request: Request, locals: Locals): Promise<Response> {
  file ??= createFeedFile(join(locals.config.dataDir, 'feed', 'google.xml.gz'), {
    ...TIMES,
    nextMoment: async (after) => getRuntime().platform.nextMoment?.(after),
  });
  const kept = await file.current(
    Date.now(),
    () => pieces(locals),
    (error) => getRuntime().log.warn('feed not renewed', { error }),
    getRuntime().dataSince?.(),
  );
  const compressed = chooseEncoding(request.headers.get('Accept-Encoding')) !== 'identity';
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${secondsLeft(kept)}, must-revalidate, stale-while-revalidate=0`,
    ETag: `"${kept.madeAt.toString(36)}-${kept.bytes.toString(36)}${compressed ? '-gzip' : ''}"`,
    'Last-Modified': new Date(kept.madeAt).toUTCString(),
    Vary: 'Accept-Encoding',
  });
  if (matchesEtag(request.headers.get('If-None-Match'), headers.get('ETag') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  if (compressed) {
    headers.set('Content-Encoding', 'gzip');
    headers.set('Content-Length', String(kept.bytes));
  }
  return new Response(readKept(kept, !compressed), { headers });
}

/** Nobody keeps it for longer than the shop does. */
function secondsLeft({ madeAt, end }: KeptFile): number {
  return Math.max(0, Math.floor((Math.min(madeAt + TIMES.maxAge, end - WHOLE_SECOND) - Date.now()) / 1000));
}

async function* pieces(locals: Locals): AsyncGenerator<string, void> {
  const { siteUrl } = locals.config;
  const { sistema, seo } = (await loadFrame(locals)).configuracoes;
  yield feedHead({
    title: sistema.geral.site.nome,
    link: siteUrl,
    description: seo.geral.description || sistema.geral.site.nome,
  });
  for await (const products of feedProducts(locals.api)) {
    yield products.flatMap((product) => merchantItems(product, siteUrl).map(feedItem)).join('');
  }
  yield FEED_FOOT;
}
