/**
 * The shop's mark in the formats that cannot be SVG, and the picture of shared links. Reads `public/imagem/demo/favicon.svg`
 * and `public/banner/ultra-48g-desktop.webp`: run `docs/artwork/renders/keep-banners.ts` first.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const folder = new URL('../../public/', import.meta.url);
const at = (file: string): string => new URL(file, folder).pathname;
const own = (file: string): string => at(`imagem/demo/${file}`);
const mark = await readFile(own('favicon.svg'));

for (const [file, side] of [
  ['apple-touch-icon.png', 180],
  ['icone-512.png', 512],
] as const) {
  await png(side).toFile(own(file));
}
await writeFile(own('favicon.ico'), ico(await png(32).toBuffer(), 32));
await sharp(at('banner/ultra-48g-desktop.webp'))
  .resize(1200, 630, { fit: 'cover' })
  .png({ palette: true, colours: 128 })
  .toFile(own('imagem/social.png'));

function png(side: number): Sharp {
  return sharp(mark, { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true });
}

/** An icon file with one PNG in it: header, one directory entry, the picture. */
function ico(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
