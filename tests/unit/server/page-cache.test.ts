import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { touching } from '#lib/platform/kernel/changes/keys.ts';
import { createPageCache, type Rendered } from '#lib/server/cache/page-cache.ts';
import { type CacheRule, cacheControl } from '#lib/server/cache/page-life.ts';
import { answerPage, type StoredPage, storePage } from '#lib/server/cache/stored-page.ts';

const RULE: CacheRule = { maxAge: 60, swr: 300, tags: new Set(['home']) };

/** A cache on a clock that is set by hand, and a renderer that counts. */
function setUp(maxBytes = 1_000_000, staleIfError = false) {
  let seconds = 0;
  const errors: unknown[] = [];
  const tells = { now: true };
  const cache = createPageCache({
    now: () => seconds * 1000,
    maxBytes,
    isCurrent: () => tells.now,
    staleIfError,
    onRevalidationError: (_key, error) => errors.push(error),
  });
  let renders = 0;
  const render =
    (rule: CacheRule = RULE) =>
    async (): Promise<Rendered<string>> => {
      renders += 1;
      return { kind: 'page', page: await page(`render ${renders}`), rule };
    };
  return {
    cache,
    render,
    errors,
    tells,
    renders: () => renders,
    wait: (more: number) => {
      seconds += more;
    },
  };
}

function page(body: string): Promise<StoredPage> {
  return storePage([['content-type', 'text/html']], Buffer.from(body));
}

/** A render that ends when it is told to. */
function held(rule: CacheRule = RULE) {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered<string>>();
  let calls = 0;
  return {
    render: () => {
      calls += 1;
      return promise;
    },
    calls: () => calls,
    finish: async (body: string) => resolve({ kind: 'page', page: await page(body), rule }),
    pass: (pass: string) => resolve({ kind: 'pass', pass }),
    fail: reject,
  };
}

function sent(stored: StoredPage, acceptEncoding?: string): Buffer {
  const { body } = answerPage(stored, { acceptEncoding, ifNoneMatch: undefined });
  return Buffer.from(body ?? []);
}

async function bodyOf(
  outcome: Promise<{ state: string; page?: StoredPage; pass?: string }>,
): Promise<string> {
  const { state, page: found, pass } = await outcome;
  return `${state}: ${found ? sent(found).toString() : pass}`;
}

describe('a page in the cache', () => {
  it('is rendered once and then served from memory until maxAge', async () => {
    const { cache, render, wait } = setUp();
    expect(await bodyOf(cache.respond('/', render()))).toBe('miss: render 1');
    wait(59.999);
    expect(await bodyOf(cache.respond('/', render()))).toBe('hit: render 1');
  });

  it('is compressed as well as can be once it is asked for again', async () => {
    const { cache } = setUp();
    const rows = Array.from({ length: 500 }, (_, row) => `<li class="row-${row % 7}">Cabo de ${row} m</li>`);
    const html = await page(rows.join(''));
    const render = async (): Promise<Rendered<string>> => ({ kind: 'page', page: html, rule: RULE });
    await cache.respond('/', render);
    await expect.poll(() => cache.peek('/')?.page.effort).toBe('best');
    const polished = cache.peek('/')?.page;
    expect(polished && sent(polished, 'br').byteLength).toBeLessThan(sent(html, 'br').byteLength);
    expect(polished && sent(polished).equals(sent(html))).toBe(true);
  });

  it('that was dropped meanwhile does not come back compressed', async () => {
    const { cache, render } = setUp();
    await cache.respond('/', render());
    expect(cache.peek('/')?.page.effort).toBe('fast');
    cache.invalidate(['home']);
    await setImmediate();
    expect(cache.peek('/')).toBeUndefined();
  });

  it('is stale at maxAge: served once more while one render replaces it', async () => {
    const { cache, render, wait, renders } = setUp();
    await cache.respond('/', render());
    wait(60);
    expect(await bodyOf(cache.respond('/', render()))).toBe('stale: render 1');
    await expect.poll(() => bodyOf(cache.respond('/', render()))).toBe('hit: render 2');
    expect(renders()).toBe(2);
  });

  it('revalidates in one flight, however many ask', async () => {
    const { cache, render, wait } = setUp();
    await cache.respond('/', render());
    wait(60);
    const slow = held();
    await Promise.all([
      cache.respond('/', slow.render),
      cache.respond('/', slow.render),
      cache.respond('/', slow.render),
    ]);
    expect(slow.calls()).toBe(1);
  });

  it('is gone when swr has passed too', async () => {
    const { cache, render, wait } = setUp();
    await cache.respond('/', render());
    wait(360);
    expect(await bodyOf(cache.respond('/', render()))).toBe('miss: render 2');
  });

  it('outlives a failed revalidation, which is reported', async () => {
    const { cache, render, wait, errors } = setUp();
    await cache.respond('/', render());
    wait(60);
    const failure = new Error('no database');
    await cache.respond('/', () => Promise.reject(failure));
    await expect.poll(() => errors).toEqual([failure]);
    wait(299);
    expect(await bodyOf(cache.respond('/', render()))).toBe('stale: render 1');
  });

  it('is shown by nobody after its end, neither stale nor where nothing else can be had', async () => {
    const { cache, render, wait } = setUp(1_000_000, true);
    const failing = () => Promise.reject(new Error('no database'));
    await cache.respond('/', render({ ...RULE, until: 70_000 }));
    wait(69.999);
    expect(await bodyOf(cache.respond('/', failing))).toBe('stale: render 1');
    wait(0.001);
    await expect(cache.respond('/', failing)).rejects.toThrow('no database');
    expect(await bodyOf(cache.respond('/', render()))).toBe('miss: render 2');
  });

  it('is not fresh after its end either, and is as old as its render at the beginning', async () => {
    const { cache, wait } = setUp();
    const slow = held({ ...RULE, until: 30_000 });
    const answer = cache.respond('/', slow.render);
    wait(20);
    await slow.finish('promotion');
    await answer;
    wait(9.999);
    expect(await bodyOf(cache.respond('/', held().render))).toBe('hit: promotion');
    wait(0.001);
    expect(cache.peek('/')).toBeUndefined();
  });

  it('that changed while it was rendered is kept by no cache in front', async () => {
    const { cache } = setUp();
    const slow = held();
    const answer = cache.respond('/', slow.render);
    cache.invalidate(['home']);
    await slow.finish('old price');
    const outcome = await answer;
    expect('life' in outcome && cacheControl(outcome.life, 0, true)).toContain(
      's-maxage=0, stale-while-revalidate=0',
    );
  });

  it('is peeked at only while it is fresh', async () => {
    const { cache, render, wait } = setUp();
    expect(cache.peek('/')).toBeUndefined();
    await cache.respond('/', render());
    expect(cache.peek('/')).toBeDefined();
    wait(60);
    expect(cache.peek('/')).toBeUndefined();
  });
});

describe('a flight', () => {
  it('is one per key', async () => {
    const { cache } = setUp();
    const slow = held();
    const answers = [1, 2, 3].map(() => bodyOf(cache.respond('/', slow.render)));
    const other = held();
    const otherAnswer = bodyOf(cache.respond('/cabos', other.render));
    await slow.finish('home');
    await other.finish('cabos');
    expect(await Promise.all(answers)).toEqual(['miss: home', 'hit: home', 'hit: home']);
    expect(await otherAnswer).toBe('miss: cabos');
    expect(slow.calls()).toBe(1);
  });

  it('shares nothing that is for one visitor: those who waited render for themselves', async () => {
    const { cache } = setUp();
    const first = held();
    const second = held();
    const answers = [bodyOf(cache.respond('/', first.render)), bodyOf(cache.respond('/', second.render))];
    first.pass("A's cart");
    second.pass("B's cart");
    expect(await Promise.all(answers)).toEqual(["pass: A's cart", "pass: B's cart"]);
    expect(cache.peek('/')).toBeUndefined();
  });

  it('that fails fails for all who wait, and is flown again after', async () => {
    const { cache, render } = setUp();
    const slow = held();
    const answers = [cache.respond('/', slow.render), cache.respond('/', slow.render)];
    slow.fail(new Error('no database'));
    for (const answer of answers) await expect(answer).rejects.toThrow('no database');
    expect(await bodyOf(cache.respond('/', render()))).toBe('miss: render 1');
  });
});

describe('invalidation', () => {
  it('drops the pages with one of the tags and no other', async () => {
    const { cache, render } = setUp();
    await cache.respond('/a', render({ ...RULE, tags: new Set(['product:1', 'catalog']) }));
    await cache.respond('/b', render({ ...RULE, tags: new Set(['product:2', 'catalog']) }));
    cache.invalidate(['product:1', 'product:9']);
    expect(cache.peek('/a')).toBeUndefined();
    expect(cache.peek('/b')).toBeDefined();
  });

  it('keeps a render that began before it out of the cache', async () => {
    const { cache } = setUp();
    const slow = held();
    const answer = bodyOf(cache.respond('/', slow.render));
    cache.invalidate(['home']);
    await slow.finish('old price');
    expect(await answer).toBe('miss: old price');
    expect(cache.peek('/')).toBeUndefined();
  });

  it('keeps such a render out also when a later one has ended meanwhile', async () => {
    const { cache } = setUp();
    const old = held();
    const oldAnswer = cache.respond('/', old.render);
    cache.invalidate(['home']);
    const fresh = held();
    const freshAnswer = cache.respond('/', fresh.render);
    await fresh.finish('new price');
    await freshAnswer;
    await setImmediate();
    await old.finish('old price');
    await oldAnswer;
    expect(await bodyOf(cache.respond('/', held().render))).toBe('hit: new price');
  });

  it('starts a new flight for those who come after it', async () => {
    const { cache } = setUp();
    const old = held();
    const before = bodyOf(cache.respond('/', old.render));
    cache.invalidate(['home']);
    const fresh = held();
    const after = bodyOf(cache.respond('/', fresh.render));
    await old.finish('old price');
    await fresh.finish('new price');
    expect(await Promise.all([before, after])).toEqual(['miss: old price', 'miss: new price']);
  });

  it('lets a render of other tags be stored', async () => {
    const { cache } = setUp();
    const slow = held({ ...RULE, tags: new Set(['product:2']) });
    const answer = cache.respond('/', slow.render);
    cache.invalidate(['product:1']);
    await slow.finish('page');
    await answer;
    expect(cache.peek('/')).toBeDefined();
  });

  it('of everything also meets renders under way', async () => {
    const { cache, render } = setUp();
    await cache.respond('/a', render());
    const slow = held();
    const answer = cache.respond('/b', slow.render);
    cache.clear();
    await slow.finish('page');
    await answer;
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it('of keys drops what was read under one of them, also while it is rendered', async () => {
    const { cache, render } = setUp();
    const late = held({ ...RULE, tags: new Set(['product:7', 'menu:*']) });
    await cache.respond('/', render({ ...RULE, tags: new Set(['product:8', 'shipping:*']) }));
    const answer = cache.respond('/late', late.render);
    const tell = (...keys: string[]) => cache.changed(touching({ all: false, keys: new Set(keys) }));
    tell('product:9', 'settings:sistema');
    expect(cache.peek('/')).toBeDefined();
    tell('shipping', 'menu:3');
    expect(cache.peek('/')).toBeUndefined();
    await late.finish('late');
    expect(await bodyOf(answer)).toBe('miss: late');
    expect(cache.peek('/late')).toBeUndefined();
  });

  it('that nobody can tell of leaves pages as the last resort', async () => {
    const { cache, render, tells } = setUp(1_000_000, true);
    await cache.respond('/', render());
    tells.now = false;
    expect(cache.peek('/')).toBeUndefined();
    expect(await bodyOf(cache.respond('/', () => Promise.reject(new Error('gone'))))).toBe('stale: render 1');
    tells.now = true;
    expect(cache.peek('/')).toBeDefined();
  });

  it('does not reach a render that begins after it', async () => {
    const { cache, render } = setUp();
    cache.invalidate(['home']);
    await cache.respond('/', render());
    expect(cache.peek('/')).toBeDefined();
  });
});

/** What one page takes at an address such as `/a`. */
async function bytesOfOne(): Promise<number> {
  const { cache, render } = setUp();
  await cache.respond('/a', render());
  return cache.size().bytes;
}

describe('the memory of the cache', () => {
  it('is bounded by bytes: the page not used for longest goes first', async () => {
    const one = await bytesOfOne();
    const { cache, render } = setUp(2 * one);
    await cache.respond('/a', render());
    await cache.respond('/b', render());
    await cache.respond('/a', render());
    await cache.respond('/c', render());
    expect(cache.peek('/a')).toBeDefined();
    expect(cache.peek('/b')).toBeUndefined();
    expect(cache.peek('/c')).toBeDefined();
    expect(cache.size()).toEqual({ pages: 2, bytes: 2 * one });
  });

  it('lets one go when all were asked for, and not the one that comes', async () => {
    const one = await bytesOfOne();
    const { cache, render } = setUp(2 * one);
    for (const path of ['/a', '/b', '/b', '/a', '/c']) await cache.respond(path, render());
    expect(cache.peek('/c')).toBeDefined();
    expect(cache.size()).toEqual({ pages: 2, bytes: 2 * one });
  });

  it('forgets that a page was asked for once it was spared for it', async () => {
    const one = await bytesOfOne();
    const { cache, render } = setUp(2 * one);
    for (const path of ['/a', '/b', '/a', '/c', '/c', '/d']) await cache.respond(path, render());
    expect(['/a', '/b', '/c', '/d'].filter((path) => cache.peek(path))).toEqual(['/c', '/d']);
  });

  it('counts what pages are kept under: tags may take more than a small page', async () => {
    const { cache } = setUp();
    const tags = new Set(Array.from({ length: 100 }, (_, id) => `product:${id}`));
    const small = await page('small');
    await cache.respond('/', async () => ({ kind: 'page', page: small, rule: { ...RULE, tags } }));
    expect(cache.size().bytes).toBeGreaterThan(small.bytes + 100 * 'product:10'.length);
  });

  it('does not keep a page larger than itself', async () => {
    const { cache, render } = setUp(1);
    expect(await bodyOf(cache.respond('/', render()))).toBe('miss: render 1');
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it('counts a page that replaces another once', async () => {
    const one = await bytesOfOne();
    const { cache, render, wait } = setUp();
    await cache.respond('/a', render());
    wait(400);
    await cache.respond('/a', render());
    expect(cache.size()).toEqual({ pages: 1, bytes: one });
  });
});
