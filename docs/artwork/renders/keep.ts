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

/** Cables leave the picture above and at the right: there they fade, so that no card shows where it was cut. */
const FADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" preserveAspectRatio="none">
    <linearGradient id="r"><stop offset="0.2" stop-color="#fff" stop-opacity="0"/><stop offset="0.9" stop-color="#fff"/></linearGradient>
    <linearGradient id="t" x1="0" y1="1" x2="0" y2="0"><stop offset="0.2" stop-color="#fff" stop-opacity="0"/><stop offset="0.9" stop-color="#fff"/></linearGradient>
    <rect x="88" width="12" height="100" fill="url(#r)"/><rect width="100" height="8" fill="url(#t)"/></svg>`,
);

const [folder = '.'] = process.argv.slice(2);
for (const file of await readdir(folder)) {
  if (!file.endsWith('.png')) continue;
  const path = keptPath(basename(file, '.png'));
  await mkdir(dirname(path), { recursive: true });
  const { data, info } = await sharp(join(folder, file))
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { kernel: 'lanczos3', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const fade = await sharp(FADE).resize(info.width, info.height).png().toBuffer();
  await sharp(data)
    .composite([{ input: fade }])
    .webp({ quality: 90, effort: 6, smartSubsample: true })
    .toFile(path);
}
