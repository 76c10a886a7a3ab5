/** A small shop, and packs that somebody changed by hand. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import type { Manifest } from '#lib/platform/packs/manifest.ts';
import { storageOf } from './packs.ts';
import { TODAY } from './store.ts';
import type { ZipFile } from './zip.ts';

export const PICTURE = 'fachada-0123456789abcdef';

/** Two brands, a picture, and somebody who works there. */
export async function fillSmall({ db }: Database, dataDir: string): Promise<void> {
  await db
    .insertInto('brands')
    .values(['um', 'dois'].map((slug, ordem) => ({ slug, nome: slug, descricao: 'x'.repeat(2000), ordem })))
    .execute();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c81e1e' } });
  const [jpg, webp] = [await picture.jpeg().toBuffer(), await picture.webp().toBuffer()];
  const storage = storageOf(dataDir);
  await storage.put(`midia/${PICTURE}.jpg`, jpg);
  await storage.put(`midia/${PICTURE}.webp`, webp);
  await storage.put(`midia/m_${PICTURE}.webp`, webp);
  const { length: bytes } = webp;
  const [nome, alt, formato, created_at] = ['Fachada', 'A fachada', 'jpg', TODAY] as const;
  await db
    .insertInto('media')
    .values({ arquivo: PICTURE, nome, alt, formato, largura: 60, altura: 40, bytes, created_at })
    .execute();
  await db.insertInto('users').values(account('ana@exemplo.test', '11144477735')).execute();
}

export function account(email: string, cpf_cnpj: string) {
  return {
    ...{ email, cpf_cnpj, senha_hash: 'of the pack', pessoa: 'f' as const, nome_razao: 'Ana' },
    ...{ administrador: true, created_at: TODAY },
  };
}

export async function filesOf(bytes: Buffer): Promise<readonly ZipFile[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: ZipFile[] = [];
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    files.push({ name: entry.fileName, bytes: Buffer.concat(chunks) });
  }
  return files;
}

export const textIn = (files: readonly ZipFile[], name: string) =>
  files.find((one) => one.name === name)?.bytes.toString() ?? '';

/** One file changed by somebody who also mends the manifest. */
export function forge(good: readonly ZipFile[], name: string, bytes: Buffer | string): readonly ZipFile[] {
  const content = Buffer.from(bytes);
  const told: Manifest = JSON.parse(textIn(good, 'manifest.json'));
  const facts = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  const rows = content.toString().split('\n').length - 1;
  const tables = told.tables.map((table) =>
    name === `rows/${table.name}.jsonl` ? { ...table, ...facts, rows } : table,
  );
  const files = told.files.map((one) => (name === `files/midia/${one.name}` ? { ...one, ...facts } : one));
  return [
    ...good.filter((one) => one.name !== name && one.name !== 'manifest.json'),
    { name, bytes: content },
    { name: 'manifest.json', bytes: Buffer.from(JSON.stringify({ ...told, tables, files })) },
  ];
}
