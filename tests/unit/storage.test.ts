/** Where files of the shop are kept: on a disk and in a bucket by the same rules. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createObjectStorage,
  type ObjectStorageOptions,
} from '#lib/platform/kernel/storage/object-storage.ts';
import { createFileStorage, type Storage } from '#lib/platform/kernel/storage/storage.ts';
import {
  deadOrigin,
  type Manner,
  SLOW_MANNERS,
  type StandIn,
  says,
  standIn,
} from '../support/carrier-stand-in.ts';
import { type BucketServer, bucketServer } from '../support/object-storage.ts';

let directory: string;
let server: BucketServer;
const storages: Record<string, Storage> = {};
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-storage-'));
  server = await bucketServer();
  Object.assign(storages, {
    disk: createFileStorage(directory),
    bucket: createObjectStorage(server.bucket),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe.each(['disk', 'bucket'])('a %s', (kind) => {
  const storage = (): Storage => storages[kind] as Storage;

  it('gives back what it was given, lists it and lets it go', async () => {
    expect(await storage().list('midia')).toEqual([]);
    await storage().put('midia/b.webp', Buffer.from('two'));
    await storage().put('midia/a.webp', Buffer.from('one'));
    await storage().put('produto/imagem/b_cabo-2.webp', Buffer.from('three'));
    expect((await storage().get('midia/a.webp'))?.toString()).toBe('one');
    expect((await storage().get('produto/imagem/b_cabo-2.webp'))?.toString()).toBe('three');
    expect(await storage().list('midia')).toEqual(['midia/a.webp', 'midia/b.webp']);
    expect(await storage().list('produto/imagem')).toEqual(['produto/imagem/b_cabo-2.webp']);
    await storage().remove('midia/a.webp');
    await storage().remove('midia/a.webp');
    expect(await storage().get('midia/a.webp')).toBeUndefined();
    expect(await storage().list('midia')).toEqual(['midia/b.webp']);
  });

  it('takes an empty file for a missing one', async () => {
    await storage().put('vazio/a.webp', Buffer.alloc(0));
    expect(await storage().get('vazio/a.webp')).toBeUndefined();
  });

  it('keeps one whole file of many written at once, every byte as it was', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    await Promise.all(Array.from({ length: 10 }, () => storage().put('midia/c.webp', bytes)));
    expect((await storage().get('midia/c.webp'))?.equals(bytes)).toBe(true);
  });

  it.each([
    '../a',
    'midia/../../a',
    '/etc/passwd',
    'midia/.hidden',
    'midia//a',
    'a\\b',
    'a\0b',
    'A',
    '',
    'a?b',
  ])('refuses a key that could lead elsewhere: %j', async (key) => {
    await expect(async () => storage().get(key)).rejects.toThrow(RangeError);
    await expect(async () => storage().put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(async () => storage().remove(key)).rejects.toThrow(RangeError);
    await expect(async () => storage().list(key)).rejects.toThrow(RangeError);
  });
});

it('a disk leaves nothing half written, and takes what a power cut emptied for missing', async () => {
  const disk = createFileStorage(directory);
  await Promise.all(Array.from({ length: 10 }, () => disk.put('meio/c.webp', Buffer.alloc(100_000, 1))));
  expect(readdirSync(join(directory, 'meio'))).toEqual(['c.webp']);
  writeFileSync(join(directory, 'meio', 'empty.webp'), '');
  expect(await disk.get('meio/empty.webp')).toBeUndefined();
});

describe('a bucket', () => {
  const servers: StandIn[] = [];
  type Bucket = { readonly storage: Storage; readonly asked: StandIn['asked']; readonly url: string };
  const bucketThat = async (manner: Manner, patience?: number): Promise<Bucket> => {
    const stand = await standIn(manner);
    servers.push(stand);
    return {
      storage: createObjectStorage({ ...KEYS, url: `${stand.url}/loja` }, patience),
      asked: stand.asked,
      url: stand.url,
    };
  };
  const KEYS = { region: 'sa-east-1', keyId: 'a-key', secret: 'um-segredo' };
  const acts: readonly (readonly [string, (storage: Storage) => Promise<unknown>])[] = [
    ['put', (storage) => storage.put('midia/a.webp', Buffer.from('one'))],
    ['get', (storage) => storage.get('midia/a.webp')],
    ['remove', (storage) => storage.remove('midia/a.webp')],
    ['list', (storage) => storage.list('midia')],
  ];
  afterEach(async () => {
    for (const stand of servers.splice(0)) await stand.close();
  });

  it('is asked path-style, signed for its region, the secret never sent', async () => {
    const { storage, asked } = await bucketThat(says('<ListBucketResult />'));
    for (const [, act] of acts) await act(storage);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /loja/midia/a.webp',
      'GET /loja/midia/a.webp',
      'DELETE /loja/midia/a.webp',
      'GET /loja?delimiter=%2F&list-type=2&prefix=midia%2F',
    ]);
    for (const { headers } of asked) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=a-key\/\d{8}\/sa-east-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/,
      );
      expect(JSON.stringify(headers)).not.toContain(KEYS.secret);
    }
  });

  it('with more keys than one answer holds is listed to its end', async () => {
    const answers = [
      '<R><Contents><Key>midia/b.webp</Key></Contents><NextContinuationToken>1+&amp;/=</NextContinuationToken></R>',
      '<R><Contents><Key>midia/a.webp</Key></Contents></R>',
    ];
    const { storage, asked } = await bucketThat((response) => response.end(answers.shift()));
    expect(await storage.list('midia')).toEqual(['midia/a.webp', 'midia/b.webp']);
    expect(new URL(asked[1]?.path ?? '', 'http://a').searchParams.get('continuation-token')).toBe('1+&/=');
  });

  it.each(acts)('that refuses the key of the shop is an error of %s, not a missing file', async (_, act) => {
    const { storage, asked } = await bucketThat(says('<Error><Code>AccessDenied</Code></Error>', 403));
    await expect(act(storage)).rejects.toThrow(/answered 403 to/);
    expect(asked).toHaveLength(1);
  });

  it.each(acts)('that nobody serves any more is an error of %s', async (_, act) => {
    const storage = createObjectStorage({ ...KEYS, url: `${await deadOrigin()}/loja` });
    await expect(act(storage)).rejects.toThrow();
  });

  it('is asked again after an answer of 503, and no more than four times', async () => {
    let times = 0;
    const { storage } = await bucketThat((response) => {
      times += 1;
      response.writeHead(times < 3 ? 503 : 200).end('one');
    });
    expect((await storage.get('midia/a.webp'))?.toString()).toBe('one');
    const dead = await bucketThat(says('<Error><Code>SlowDown</Code></Error>', 503));
    await expect(dead.storage.get('midia/a.webp')).rejects.toThrow(/answered 503 to GET/);
    expect(dead.asked).toHaveLength(4);
  });

  it('that breaks off in the middle of a file is an error, not half a file', async () => {
    const { storage } = await bucketThat((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half', () => response.destroy());
    });
    await expect(storage.get('midia/a.webp')).rejects.toThrow();
  });

  it('that says nothing to who reads is given up sooner than one that is slow', async () => {
    const stand = await standIn(() => undefined);
    servers.push(stand);
    const storage = createObjectStorage({ ...KEYS, url: `${stand.url}/loja` }, 10_000, 200);
    const began = performance.now();
    await expect(storage.get('midia/a.webp')).rejects.toThrow(/silent/);
    expect(performance.now() - began).toBeLessThan(2000);
    const slow = await bucketThat((response) => {
      response.write('o');
      setTimeout(() => response.end('ne'), 400);
    });
    const patient = createObjectStorage({ ...KEYS, url: `${slow.url}/loja` }, 10_000, 200);
    expect((await patient.get('midia/a.webp'))?.toString()).toBe('one');
  });

  it.each(SLOW_MANNERS)('that answers with %s is given up', async (_, manner) => {
    const { storage } = await bucketThat(manner, 300);
    await expect(storage.get('midia/a.webp')).rejects.toThrow(/timeout/i);
  });

  it('that is not there, or not open to the key, is an error', async () => {
    const of = (change: Partial<ObjectStorageOptions>) =>
      createObjectStorage({ ...server.bucket, ...change });
    const elsewhere = of({ url: server.bucket.url.replace(/loja$/, 'outra') });
    await expect(elsewhere.put('midia/a.webp', Buffer.from('x'))).rejects.toThrow(/no such bucket/);
    await expect(elsewhere.list('midia')).rejects.toThrow(/no such bucket/);
    await expect(of({ keyId: 'ANOTHER' }).get('midia/a.webp')).rejects.toThrow(/answered 403/);
  });
});
