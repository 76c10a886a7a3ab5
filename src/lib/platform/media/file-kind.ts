/** What a file is, by its first bytes; neither its name nor the type it was sent with counts. */

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
/** Known, and not taken. */
type Refused = 'svg' | 'heic';

/** Undefined for everything else: only what is named here reaches the decoder. */
export function judgeFile(bytes: Uint8Array): PictureKind | Refused | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  const latin = head.toString('latin1');
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(latin)) return 'gif';
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return 'webp';
  if (latin.startsWith('ftyp', 4)) return brandOf(latin);
  if (/^\s*</.test(head.toString().replace(/^\ufeff/, '')) && /<svg[\s>]|<!DOCTYPE svg/i.test(latin))
    return 'svg';
  return undefined;
}

/** Of a file of the ISO base media format, by its major brand and those it is compatible with. */
function brandOf(latin: string): PictureKind | Refused | undefined {
  const brands = latin.slice(8, 40);
  if (brands.includes('avif')) return 'avif';
  return /hei[cfxms]|hev[cx]|mif1/.test(brands) ? 'heic' : undefined;
}
