/** Files as people send them, good and bad. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Left half red, right half blue. */
export function twoColours(width = 300, height = 200): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1e1ec8' } }).composite([
    { input: { create: { ...half, background: '#c81e1e' } }, left: 0, top: 0 },
  ]);
}

/** A PNG of `side` × `side` black pixels that is a few kilobytes long; made without ever being in memory whole. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
