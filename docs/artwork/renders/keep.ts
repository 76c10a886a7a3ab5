/**
 * Keeps what render.py has finished: `node docs/artwork/renders/keep.ts /tmp/renders`. Each becomes a WebP in `kept`, from
 * which `npm run demo` makes the pictures of the demo store.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { keptPath } from './look.ts';

/** Pixels: no page of the shop shows more of it. */
const SIDE = 1200;

const [folder = '.'] = process.argv.slice(2);
for (const file of await readdir(folder)) {
  if (!file.endsWith('.png')) continue;
  const path = keptPath(basename(file, '.png'));
  await mkdir(dirname(path), { recursive: true });
  await sharp(join(folder, file))
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { kernel: 'lanczos3', withoutEnlargement: true })
    .webp({ quality: 90, effort: 6, smartSubsample: true })
    .toFile(path);
}
