/** Marks that are made of a picture of the shop, and what stands in for one that is away. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN } from '#lib/domain/shop/appearance.ts';
import { LOGO, LOGO_SIZE, type MarkPath, SHARED } from '#lib/domain/shop/marks.ts';
import { readConfig } from '#lib/server/config.ts';
import { createLog } from '#lib/server/observe/log.ts';
import { answerMark } from '#lib/server/page/marks.ts';
import { storageOf } from '../support/packs.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const FILE = 'logo-0123456789abcdef.png';
const KEY = `midia/${FILE}`;

const lines: string[] = [];
const config = readConfig({ SITE_URL });
const log = createLog({
  level: 'warn',
  format: 'json',
  now: () => new Date(0),
  write: (line) => void lines.push(line),
});

let store: TestStore;
let picture: Buffer;
beforeAll(async () => {
  store = await createTestStore();
  const ground = { width: 300, height: 100, channels: 3, background: '#c63a06' } as const;
  picture = await sharp({ create: ground }).png().toBuffer();
});
afterEach(async () => {
  lines.length = 0;
  await storageOf(store.dataDir).remove(KEY);
});
afterAll(() => store.close());

/** Of a shop of this name: each case has its own, as what is made is remembered. */
function ask(nome: string, path: MarkPath, chosen: object, etag = '') {
  const mark = { nome, host: 'loja.example', look: { ...PLAIN, ...chosen } };
  const request = new Request(SITE_URL + path, { headers: { 'If-None-Match': etag } });
  return answerMark(path, mark, request, { config, log, files: new Map(), platform: store.platform });
}
const about = ({ status, headers }: Response) => [status, headers.get('Cache-Control'), headers.has('ETag')];

describe('a mark whose picture is away', () => {
  const logo = `/upload/${KEY}`;

  it('is no logo for as long, and the logo once it is there', async () => {
    expect(about(await ask('Um', LOGO, { logo }))).toEqual([404, 'no-store', false]);
    expect(lines.map((line) => JSON.parse(line).path)).toEqual([logo]);
    await storageOf(store.dataDir).put(KEY, picture);
    const there = await ask('Um', LOGO, { logo });
    expect(about(there)).toEqual([200, 'public, max-age=3600', true]);
    expect(await sharp(await there.bytes()).metadata()).toMatchObject(LOGO_SIZE);
    expect((await ask('Um', LOGO, { logo }, there.headers.get('ETag') ?? '')).status).toBe(304);
  });

  it.each<readonly [MarkPath, object]>([
    [SHARED, { social: logo }],
    ['/icone-192.png', { icone: logo }],
    ['/favicon.svg', { icone: logo }],
  ])('is drawn by itself, and kept by nobody: %s', async (path, chosen) => {
    const away = await ask('Dois', path, chosen);
    expect(about(away)).toEqual([200, 'no-store', false]);
    await storageOf(store.dataDir).put(KEY, picture);
    const there = await ask('Dois', path, chosen);
    expect(about(there)).toEqual([200, 'public, max-age=3600', true]);
    expect(await there.bytes()).not.toEqual(await away.bytes());
  });

  it('is drawn too where there are other bytes than those of a picture', async () => {
    await storageOf(store.dataDir).put(KEY, Buffer.from('no picture'));
    expect(about(await ask('Três', '/icone-192.png', { icone: logo }))).toEqual([200, 'no-store', false]);
  });
});
