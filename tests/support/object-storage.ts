/** A server on this machine that keeps objects as S3 does. It knows its bucket and who may use it; it checks no signature. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { ObjectStorageOptions } from '#lib/platform/kernel/storage/object-storage.ts';

export type BucketServer = { readonly bucket: ObjectStorageOptions; readonly close: () => Promise<void> };

export async function bucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'loja', configs: [] }],
  });
  const { port } = await server.run();
  const keys = { region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' };
  return {
    bucket: { url: `http://127.0.0.1:${port}/loja`, ...keys },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
