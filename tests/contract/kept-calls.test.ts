/** Calls whose bytes are kept: the same answers as ever, made once until something changes, and not for everybody's every wish. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import { person, post } from '../support/accounts.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

const SLUG = 'cabo-hdmi-ultra-high-speed-48g-2m';
const FEED = 'feed/products';
const SITEMAP = 'sitemap';
const LISTING = 'url/product/listing/category?url=/cabos-de-video&limit=100';
const SEARCH = 'url/product/listing/search?busca=hdmi&limit=100';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(() => {
  store.clock.now = TODAY;
});
afterAll(() => store.close());

/** One that counts its statements, but those that ask for changes. */
function counting(): { readonly platform: Platform; readonly asked: () => number } {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const platform = createPlatform({
    db,
    changes: store.changes,
    dataDir: store.dataDir,
    now: () => store.clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'another secret that only tests use, long enough',
  });
  return { platform, asked: () => statements };
}

function ask(platform: Platform, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return platform.fetch(
    new Request(`${SITE_URL}/api/v2/front/${path}`, { headers: { 'App-Token': APP_TOKEN, ...headers } }),
  );
}
const bodyOf = async (platform: Platform, path: string) => (await ask(platform, path)).text();

describe.each([FEED, `${FEED}?depois=20&limit=7`, SITEMAP, LISTING, SEARCH])('%s', (path) => {
  it('is made once for all who ask at once, and not again', async () => {
    const single = counting();
    await bodyOf(single.platform, path);
    const { platform, asked } = counting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bodyOf(platform, path)));
    expect(new Set(answers).size).toBe(1);
    // Ten may each ask a PostgreSQL for changes.
    const questions = store.engine === 'pglite' ? 0 : 30;
    expect(asked()).toBeLessThanOrEqual(single.asked() + questions);
    const before = asked();
    expect(await bodyOf(platform, path)).toBe(answers[0]);
    expect(asked() - before).toBeLessThanOrEqual(store.engine === 'pglite' ? 0 : 3);
  });

  it('is not made again for parameters that nobody knows', async () => {
    const { platform, asked } = counting();
    const answer = await bodyOf(platform, path);
    const before = asked();
    for (const junk of ['utm_source=a', '_=1', 'x[]=2']) {
      expect(await bodyOf(platform, `${path}${path.includes('?') ? '&' : '?'}${junk}`)).toBe(answer);
    }
    expect(asked() - before).toBeLessThanOrEqual(store.engine === 'pglite' ? 0 : 9);
  });

  it('is made again after a write, and by the clock', async () => {
    const { platform } = counting();
    const before = await bodyOf(platform, path);
    await sql`update products set nome = 'Zz ' || nome, slug = slug || '-zz', updated_at = now() where slug = ${SLUG}`.execute(
      store.db,
    );
    const after = await bodyOf(platform, path);
    const fresh = await bodyOf(counting().platform, path);
    await sql`update products set nome = substr(nome, 4), slug = ${SLUG} where slug = ${`${SLUG}-zz`}`.execute(
      store.db,
    );
    expect(after).toBe(fresh);
    if (!path.includes('depois=20')) expect(after).not.toBe(before);
    store.later(40 * 86_400_000);
    expect(await bodyOf(platform, path)).toBe(await bodyOf(counting().platform, path));
  });

  it('hands out a session like every call', async () => {
    const { platform } = counting();
    const cookies = await Promise.all(
      [1, 2].map(async () => (await ask(platform, path)).headers.get('Set-Cookie')),
    );
    expect(cookies[0]).toContain('PHPSESSID=');
    expect(cookies[1]).not.toBe(cookies[0]);
  });
});

it('a schedule of prices begins and ends in what is kept, to the millisecond', async () => {
  const { platform } = counting();
  const from = new Date(TODAY.getTime() + 3_600_000);
  const until = new Date(from.getTime() + 3_600_000);
  await sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
    select id, 'Uma hora', 100, 100, ${from}, ${until} from products where slug = ${SLUG}`.execute(store.db);
  const price = async () => {
    const { produtos } = JSON.parse(await bodyOf(platform, FEED)) as {
      produtos: readonly { rota: { path: string }; precos: { por: number } }[];
    };
    return produtos.find(({ rota }) => rota.path === `/${SLUG}`)?.precos.por;
  };
  const usual = await price();
  store.clock.now = new Date(from.getTime() - 1);
  expect(await price()).toBe(usual);
  store.clock.now = from;
  expect(await price()).toBe(1);
  store.clock.now = until;
  expect(await price()).toBe(usual);
});

it('a reseller has prices of their own, before and after a stranger asked', async () => {
  const stranger = await store.visitor().fetch(`/api/v2/front/${LISTING}`);
  const visitor = store.visitor();
  expect(
    (
      await post(visitor, 'checkout/login', {
        usuario: person('revenda').email,
        senha: 'cabo-de-demonstracao',
      })
    ).status,
  ).toBe(200);
  const own = await (await visitor.fetch(`/api/v2/front/${LISTING}`)).text();
  const shown = await stranger.text();
  expect(own).not.toBe(shown);
  expect(await (await store.visitor().fetch(`/api/v2/front/${LISTING}`)).text()).toBe(shown);
});

describe('one address', () => {
  it.each([
    [FEED, 120],
    [SITEMAP, 30],
  ])('may ask for %s %i times a minute', async (path, most) => {
    const { platform } = counting();
    const from = { 'X-Client-Address': '203.0.113.7' };
    const statuses = await Promise.all(
      Array.from({ length: most }, async () => (await ask(platform, path, from)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask(platform, path, from);
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('Muitas tentativas') });
    expect((await ask(platform, path, { 'X-Client-Address': '203.0.113.8' })).status).toBe(200);
    // The shop asks itself for its files.
    expect((await ask(platform, path)).status).toBe(200);
    store.later(60_000);
    expect((await ask(platform, path, from)).status).toBe(200);
  });
});

it.each([`${FEED}?limit=101`, `${FEED}?depois=x`, `${SITEMAP}?limit=0`])(
  '%s is refused as ever',
  async (path) => {
    expect((await ask(counting().platform, path)).status).toBe(400);
  },
);
