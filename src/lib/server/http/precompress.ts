/** Build step: writes the Brotli and gzip copies of the client files beside them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encode } from './encoding.ts';
import { ENCODED_SUFFIX } from './static-files.ts';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  for (const encoding of ['br', 'gzip'] as const) {
    const encoded = await encode(body, encoding, 'best');
    if (encoded.byteLength < body.byteLength) await writeFile(path + ENCODED_SUFFIX[encoding], encoded);
  }
}
