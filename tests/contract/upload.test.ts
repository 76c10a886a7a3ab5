import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
let folder: string;
let slug: string;
let pictures: readonly string[];
/** One of them that is drawn. */
let drawn: string;

beforeAll(async () => {
  store = await createTestStore();
  folder = join(store.dataDir, 'upload', 'produto', 'imagem');
  const rows = await store.db
    .selectFrom('product_media as m')
    .innerJoin('media', 'media.arquivo', 'm.arquivo')
    .select(['m.arquivo', 'media.formato'])
    .where('m.product_id', '=', 1)
    .orderBy('m.ordem')
    .execute();
  pictures = rows.map(({ arquivo }) => arquivo);
  slug = pictures[0] ?? '';
  drawn = rows.find(({ formato }) => formato === 'svgz')?.arquivo ?? '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => store.close());

const get = (file: string, init: RequestInit = {}) =>
  store.platform.fetch(new Request(`${SITE_URL}/upload/produto/imagem/${file}`, init));

describe('a picture of a product', () => {
  it.each([
    ['s_', 'webp', 120],
    ['m_', 'webp', 400],
    ['b_', 'webp', 800],
    ['', 'webp', 1600],
    ['m_', 'jpg', 400],
  ] as const)('comes as %s….%s, %i pixels square, without a token', async (prefix, format, side) => {
    const response = await get(`${prefix}${slug}.${format}`);
    expect(response.status).toBe(200);
    const type = format === 'jpg' ? 'jpeg' : format;
    expect(response.headers.get('Content-Type')).toBe(`image/${type}`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const bytes = await response.bytes();
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width: side, height: side });
  });

  it('has a view of its own for each number', async () => {
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    const seen = await Promise.all(
      pictures.map(async (name) => (await get(`s_${name}.webp`)).headers.get('ETag')),
    );
    expect(new Set(seen).size).toBe(pictures.length);
  });

  it('is drawn once, kept as a file and read from there', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(`s_${slug}.webp`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(readdirSync(folder)).toEqual([`s_${slug}.webp`]);
    const { mtimeMs } = statSync(join(folder, `s_${slug}.webp`));
    await get(`s_${slug}.webp`);
    expect(statSync(join(folder, `s_${slug}.webp`)).mtimeMs).toBe(mtimeMs);
  });

  it('is drawn again when the file is empty', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `s_${slug}.webp`), '');
    const response = await get(`s_${slug}.webp`);
    expect((await response.bytes()).length).toBeGreaterThan(100);
  });

  it('answers 304 to its own tag, weak or strong', async () => {
    const etag = (await get(`s_${slug}.webp`)).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(`s_${slug}.webp`, { headers: { 'If-None-Match': tag } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
    }
    expect((await get(`s_${slug}.webp`, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await get(`s_${slug}.webp`);
    const head = await get(`s_${slug}.webp`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    for (const name of ['Content-Type', 'Content-Length', 'ETag', 'Cache-Control']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect((await head.bytes()).length).toBe(0);
  });
});

describe('a picture for who reads AVIF', () => {
  const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const asking = (accept: string) => get(`m_${slug}.webp`, { headers: { Accept: accept } });
  const typeOf = (response: Response) => response.headers.get('Content-Type');

  it('is the WebP at first, and from then on an AVIF of less bytes at the same address', async () => {
    const first = await asking(CHROME);
    expect([first.status, typeOf(first), first.headers.get('Vary')]).toEqual([200, 'image/webp', 'Accept']);
    // Who keeps it asks again soon.
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=600');
    await expect.poll(async () => typeOf(await asking(CHROME)), { timeout: 20_000 }).toBe('image/avif');
    const answer = await asking(CHROME);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      // For a CDN that does not heed `Vary`.
      'cdn-cache-control': 'no-store',
    });
    const bytes = await answer.bytes();
    expect(bytes.length).toBeLessThan((await first.bytes()).length);
    expect(await sharp(bytes).metadata()).toMatchObject({ compression: 'av1', width: 400, height: 400 });
    const etag = answer.headers.get('ETag') ?? '';
    expect(etag).not.toBe(first.headers.get('ETag'));
    const again = await get(`m_${slug}.webp`, { headers: { Accept: CHROME, 'If-None-Match': etag } });
    expect([again.status, again.headers.get('Vary')]).toEqual([304, 'Accept']);
  });

  it.each(['', '*/*', 'image/*', 'image/webp,*/*', 'image/avif;q=0,image/webp', 'image/avif; q=0.0'])(
    'stays the WebP for ever to who does not name AVIF: %s',
    async (accept) => {
      await asking(CHROME);
      await expect.poll(async () => typeOf(await asking(CHROME)), { timeout: 20_000 }).toBe('image/avif');
      const { headers } = await asking(accept);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers.get('CDN-Cache-Control')).toBeNull();
    },
  );

  it('is none under a name of its own', async () => {
    expect((await get(`m_${slug}.avif`)).status).toBe(404);
  });
});

describe('a drawing of the library', () => {
  const kept = (file: string) => store.platform.fetch(new Request(`${SITE_URL}/upload/midia/${file}`));

  it.each([
    ['', 'webp', 1600],
    ['m_', 'webp', 400],
    ['', 'png', 1600],
  ] as const)('is shown as %s….%s, made when it is asked for', async (prefix, format, side) => {
    const response = await kept(`${prefix}${drawn}.${format}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, `image/${format}`]);
    expect(await sharp(await response.bytes()).metadata()).toMatchObject({
      format,
      width: side,
      height: side,
    });
  });

  it.each(['svgz', 'svg', 'svg.gz'])('is never sent as %s', async (ending) => {
    expect((await kept(`${drawn}.${ending}`)).status).toBe(404);
    expect((await get(`${drawn}.${ending}`)).status).toBe(404);
  });
});

describe('anything else', () => {
  it.each([
    'nao-existe.webp',
    'm_nao-existe.webp',
    'm_.webp',
    '.webp',
    'x_cabo.webp',
    'm_cabo.jpg',
    'm_cabo.webp.png',
    '..%2f..%2f..%2fsession-secret',
    '..%2F..%2F..%2Flock.1',
    '%2e%2e%2f%2e%2e%2fdb%2fPG_VERSION',
    'm_..%2fcabo.webp',
    'm_cabo%00.webp',
    `${'a'.repeat(300)}.webp`,
    '%E0%A4%A.webp',
  ])('is 404 with an error: %s', async (file) => {
    const response = await get(file);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it.each(['/upload', '/upload/', '/upload/produto/imagem/', '/upload/produto/arquivo/manual.pdf'])(
    'is 404: %s',
    async (path) => {
      expect((await store.platform.fetch(new Request(`${SITE_URL}${path}`))).status).toBe(404);
    },
  );

  it('leaves nothing on the disk', async () => {
    await get('m_nao-existe.webp');
    expect(() => readdirSync(folder)).toThrow();
  });
});

describe('a disk that fails', () => {
  it('answers 500 with an error, and the next request works', async () => {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'a file where the folder should be');
    const response = await get(`s_${slug}.webp`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(store.failures).toHaveLength(1);
    rmSync(folder);
    expect((await get(`s_${slug}.webp`)).status).toBe(200);
  });
});

describe('pictures drawn ahead', () => {
  it('are the m_ and b_ WebP of the main view, the most popular first, and stop when asked', async () => {
    const { arquivo: popular } = await store.db
      .selectFrom('products as p')
      .innerJoin('product_media as pm', 'pm.product_id', 'p.id')
      .select('pm.arquivo')
      .where('pm.ordem', '=', 0)
      .where('pm.tipo', '=', 'imagem')
      .orderBy('p.popularidade', 'desc')
      .orderBy('p.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const warming = store.platform.warm();
    await expect.poll(names, { timeout: 20_000 }).toContain(`b_${popular}.webp`);
    expect((await get(`s_${slug}.webp`)).status).toBe(200);
    await store.platform.stop();
    await warming;
    expect(names()).toContain(`m_${popular}.webp`);
    expect(names().filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(names().length).toBeLessThan(2 * 218);
  });
});

function names(): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
