import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct, viewsOf } from '#artwork/drawings/draw.ts';
import { readVector } from '#lib/platform/media/vector.ts';
import { vectorPicture } from '#lib/platform/media/vector-picture.ts';
import { cable, end, forms } from '../drawings/samples.ts';

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const read = (svg: string) => readVector(gzipSync(svg));
const page = (inside: string) => `${HEAD}${inside}</svg>`;

describe('a drawing', () => {
  it('of every form and view of the demo store is taken', () => {
    for (const spec of forms) {
      for (const view of viewsOf(spec)) {
        const svg = drawProduct(spec, view);
        expect(read(svg)).toBe(svg);
      }
    }
  });

  it.each([
    ['nothing', ''],
    ['a script', page('<script>alert(1)</script>')],
    ['a style', page('<style>rect{fill:url(http://x.test/a)}</style>')],
    ['what a script does', page('<rect onload="alert(1)"/>')],
    ['a picture from elsewhere', page('<image href="http://169.254.169.254/"/>')],
    ['another file', page('<use xlink:href="file:///etc/passwd"/>')],
    ['a paint from elsewhere', page('<rect fill="url(http://x.test/a#b)"/>')],
    ['a paint of a file beside it', page('<rect fill="url(a.svg#b)"/>')],
    ['HTML', page('<foreignObject><p>x</p></foreignObject>')],
    ['a copy of a copy', page('<g id="a"><use href="#a"/></g>')],
    ['a filter', page('<filter id="a"><feImage/></filter>')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${page('')}`],
    ['an entity', page('<text>&a;</text>')],
    ['a numeric entity', page('<text>&#60;</text>')],
    ['an instruction', `<?xml-stylesheet href="a.css"?>${page('')}`],
    ['a comment', page('<!-- x -->')],
    ['CDATA', page('<text><![CDATA[<x>]]></text>')],
    ['an open end', page('<g>')],
    ['a crossed end', page('<g><text></g></text>')],
    ['text behind it', `${page('')}x`],
    ['two of them', page('') + page('')],
    ['one in another', page(page(''))],
    ['an attribute twice', page('<rect x="1" x="2"/>')],
    ['no name space', '<svg viewBox="0 0 100 100"></svg>'],
    ['no page', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a page without end', HEAD.replace('0 0 100 100', '0 0 99999 99999') + '</svg>'],
    ['a page of none', HEAD.replace('0 0 100 100', '0 0 0 100') + '</svg>'],
    ['a size of its own', HEAD.replace('viewBox', 'width="90000" viewBox') + '</svg>'],
    ['a character that XML forbids', page('<text>\u0007</text>')],
    ['nests without end', page('<g>'.repeat(100) + '</g>'.repeat(100))],
  ])('with %s is not', (_, svg) => {
    expect(read(page('<text x="1">A &amp; B</text><rect fill="#ffffff"/>'))).toBeDefined();
    expect(read(svg)).toBeUndefined();
  });

  it('that is no gzip, unpacks to more than it may or is no UTF-8 is not', () => {
    expect(readVector(Buffer.from(page('')))).toBeUndefined();
    expect(read(page(' '.repeat(3 * 2 ** 20)))).toBeUndefined();
    expect(readVector(gzipSync(Buffer.from(page('<text>ä</text>'), 'latin1')))).toBeUndefined();
  });

  it('of a hundred thousand parts is read in a moment', () => {
    const before = performance.now();
    expect(read(page('<g/>'.repeat(100_000)))).toBeDefined();
    expect(read(page(`<g${' '.repeat(1_000_000)}`))).toBeUndefined();
    expect(read(page(`<text>${'a&amp;'.repeat(100_000)}</text>`))).toBeDefined();
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('pictures of a drawing', () => {
  const svg = drawProduct(cable(end('hdmi'), end('bnc'), { metres: 10 }), 'whole');

  it.each([120, 400, 800, 1600])('are square, %i pixels', async (size) => {
    for (const format of ['webp', 'png', 'jpg'] as const) {
      const picture = sharp(await vectorPicture(svg, size, format));
      const { width, height, format: written, hasAlpha } = await picture.metadata();
      expect([width, height, written, hasAlpha]).toEqual([
        ...[size, size],
        ...[format === 'jpg' ? 'jpeg' : format, false],
      ]);
    }
  });

  it('are whole on white where its page is no square', async () => {
    const wide = `${HEAD.replace('0 0 100 100', '0 0 100 50')}<rect width="100" height="50" fill="#000000"/></svg>`;
    const { data, info } = await sharp(await vectorPicture(wide, 120, 'png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect([at(60, 5), at(60, 60), at(60, 115)]).toEqual([255, 0, 255]);
  });

  it('of a card stay under 14 KB', async () => {
    for (const spec of forms) {
      const { length } = await vectorPicture(drawProduct(spec, 'whole'), 400, 'webp');
      expect(length).toBeLessThan(14 * 1024);
    }
  });

  it('have the ink of the drawing in them', async () => {
    const { channels } = await sharp(await vectorPicture(svg, 400, 'webp')).stats();
    for (const { min, max, mean } of channels) {
      expect(min).toBeLessThan(80);
      expect(max).toBeGreaterThan(245);
      expect(mean).toBeGreaterThan(180);
    }
  });
});
