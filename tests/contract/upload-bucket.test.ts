/** Pictures of a shop that keeps them in a bucket. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createObjectStorage } from '#lib/platform/kernel/storage/object-storage.ts';
import { type BucketServer, bucketServer } from '../support/object-storage.ts';
import { createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

const ARQUIVO = 'desenho-0123456789abcdef';
const PICTURE = `s_${ARQUIVO}.webp`;
const DRAWING = gzipSync(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="5" height="5"/></svg>',
);
let server: BucketServer;
let store: TestStore;
beforeAll(async () => {
  server = await bucketServer();
  store = await createTestStore({ media: server.bucket });
});
afterAll(async () => {
  await store.close();
});

const ask = (file: string): Promise<Response> =>
  store.platform.fetch(new Request(`${SITE_URL}/upload/produto/imagem/${file}`));

it('are drawn once, kept there, and served from there', async () => {
  const bucket = createObjectStorage(server.bucket);
  await bucket.put(`midia/${ARQUIVO}.svgz`, DRAWING);
  const facts = { nome: 'Desenho', alt: 'Um desenho', formato: 'svgz', largura: 1600, altura: 1600 } as const;
  await store.db
    .insertInto('media')
    .values({ arquivo: ARQUIVO, ...facts, bytes: 90, created_at: TODAY })
    .execute();
  const drawn = await ask(PICTURE);
  expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await drawn.arrayBuffer());
  expect(await bucket.list('produto/imagem')).toEqual([`produto/imagem/${PICTURE}`]);
  expect((await bucket.get(`produto/imagem/${PICTURE}`))?.equals(bytes)).toBe(true);

  await bucket.put(`produto/imagem/b_${ARQUIVO}.webp`, Buffer.from('made by another process'));
  expect(await (await ask(`b_${ARQUIVO}.webp`)).text()).toBe('made by another process');
  expect((await ask('s_nunca-houve.webp')).status).toBe(404);
  expect(store.failures).toEqual([]);
});

it('are served without it if they were served before; others fail and are not missing, each within two seconds', async () => {
  await server.close();
  const began = performance.now();
  expect((await ask(PICTURE)).status).toBe(200);
  const failed = await ask(`m_${ARQUIVO}.webp`);
  expect(failed.status).toBe(500);
  expect(failed.headers.get('Cache-Control') ?? '').not.toContain('max-age');
  expect(store.failures).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(2000);
});
