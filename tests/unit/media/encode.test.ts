import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  cutPicture,
  type Encoded,
  encodePicture,
  MOST_BYTES,
  squarePicture,
} from '#lib/platform/media/encode.ts';
import { bomb, twoColours } from '../../support/pictures.ts';

async function encoded(bytes: Uint8Array): Promise<Encoded> {
  const result = await encodePicture(bytes);
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return result;
}

/** Red, green and blue of one pixel. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  const { data } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
const isRed = ([red = 0, , blue = 0]: readonly number[]) => red > 150 && blue < 90;
const isBlue = ([red = 0, , blue = 0]: readonly number[]) => red < 90 && blue > 150;

describe('a picture that was sent', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['webp', 'jpg'],
    ['avif', 'jpg'],
    ['png', 'png'],
    ['gif', 'png'],
  ] as const)('as %s becomes WebP and %s of the same size', async (format, formato) => {
    const picture = await encoded(await twoColours().toFormat(format).toBuffer());
    expect(picture).toMatchObject({ formato, largura: 300, altura: 200 });
    expect(await sharp(picture.webp).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    const original = { format: formato === 'jpg' ? 'jpeg' : 'png', width: 300, height: 200 };
    expect(await sharp(picture.original).metadata()).toMatchObject(original);
    expect(isRed(await colourAt(picture.webp, 20, 100))).toBe(true);
    expect(isBlue(await colourAt(picture.original, 280, 100))).toBe(true);
  });

  it('says nothing of the camera any more, and stands as it was held', async () => {
    const sent = await twoColours()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Maria' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(sent.toString('latin1')).toContain('Exif');
    const picture = await encoded(sent);
    expect(picture).toMatchObject({ largura: 200, altura: 300 });
    for (const file of [picture.webp, picture.original, picture.miniatura]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(file.toString('latin1')).not.toMatch(/Exif|Maria/);
    }
    expect(isRed(await colourAt(picture.webp, 100, 20))).toBe(true);
  });

  it('keeps what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
      .webp()
      .toBuffer();
    const picture = await encoded(sent);
    expect(picture.formato).toBe('png');
    for (const file of [picture.webp, picture.original])
      expect((await sharp(file).stats()).isOpaque).toBe(false);
  });

  it('of several images is the first', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const sent = await sharp([await frame('#c81e1e'), await frame('#1e1ec8')], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(sent).metadata()).pages).toBe(2);
    const picture = await encoded(sent);
    expect([picture.largura, picture.altura]).toEqual([40, 30]);
    expect(isRed(await colourAt(picture.webp, 10, 10))).toBe(true);
  });

  it('is made smaller than 3200 pixels, and for lists than 400', async () => {
    const picture = await encoded(await twoColours(4000, 1000).jpeg().toBuffer());
    expect([picture.largura, picture.altura]).toEqual([3200, 800]);
    expect(await sharp(picture.miniatura).metadata()).toMatchObject({ width: 400, height: 100 });
  });

  it('may be one pixel', async () => {
    expect(await encoded(await twoColours(2, 1).png().toBuffer())).toMatchObject({ largura: 2, altura: 1 });
  });
});

describe('refused is', () => {
  it('what is empty, and what weighs more than 10 MB', async () => {
    const picture = await twoColours().jpeg().toBuffer();
    const heavy = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect(await encodePicture(Buffer.alloc(0))).toBe('empty');
    expect(typeof (await encodePicture(heavy(MOST_BYTES)))).toBe('object');
    expect(await encodePicture(heavy(MOST_BYTES + 1))).toBe('heavy');
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'unknown'],
    ['a program', 'MZ\x90\x00', 'unknown'],
    ['a PDF', '%PDF-1.7\n', 'unknown'],
    ['one byte', 'x', 'unknown'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
    ['an SVG behind a declaration', '\ufeff\n<?xml version="1.0"?>\n<!-- x -->\n<svg></svg>', 'svg'],
    ['a picture of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['the beginning of a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'broken'],
    ['the beginning of a PNG', '\x89PNG\r\n\x1a\n', 'broken'],
    ['the beginning of a WebP', 'RIFF\x00\x00\x00\x00WEBP', 'broken'],
  ])('%s, whatever its name says', async (_, text, fault) => {
    const bytes = text.startsWith('\ufeff') ? Buffer.from(text) : Buffer.from(text, 'latin1');
    expect(await encodePicture(bytes)).toBe(fault);
  });

  it('a picture that was cut off', async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      expect([format, await encodePicture(whole.subarray(0, whole.length / 2))]).toEqual([format, 'broken']);
    }
  });

  it('a bomb, at once and without its memory', async () => {
    const bytes = bomb(20_000);
    expect(bytes.length).toBeLessThan(100_000);
    const start = performance.now();
    expect(await encodePicture(bytes)).toBe('pixels');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('more than 50 million pixels, and no fewer', async () => {
    expect(typeof (await encodePicture(bomb(7071)))).toBe('object');
    expect(await encodePicture(bomb(7072))).toBe('pixels');
  }, 30_000);
});

describe('a picture that was cut', () => {
  it('is the area, in the size of its place', async () => {
    const { original } = await encoded(await twoColours().png().toBuffer());
    const area = { x: 0, y: 0, largura: 100, altura: 100 };
    const cut = await cutPicture(original, { area, size: { largura: 50, altura: 50 }, formato: 'png' });
    expect(cut).toMatchObject({ formato: 'png', largura: 50, altura: 50 });
    expect(isRed(await colourAt(cut.webp, 49, 49))).toBe(true);
  });

  it('is whole on white without an area', async () => {
    const { original } = await encoded(await twoColours().png().toBuffer());
    const size = { largura: 300, altura: 300 };
    const cut = await cutPicture(original, { area: undefined, size, formato: 'png' });
    expect(cut).toMatchObject({ formato: 'jpg', ...size });
    expect(await colourAt(cut.original, 150, 5)).toEqual([255, 255, 255]);
    expect(isRed(await colourAt(cut.original, 20, 150))).toBe(true);
  });

  it('is square for a product', async () => {
    const { original } = await encoded(await twoColours().png().toBuffer());
    for (const [format, kind] of [
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      const square = await squarePicture(original, 120, format);
      expect(await sharp(square).metadata()).toMatchObject({ format: kind, width: 120, height: 120 });
    }
  });
});
