import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from '#lib/drawings/draw.ts';
import { renderDrawing } from '#lib/drawings/render.ts';
import { cable, end, forms } from './samples.ts';

describe('pictures', () => {
  const svg = drawProduct(cable(end('hdmi'), end('bnc'), { metres: 10 }), 'whole');

  it.each([120, 400, 800, 1600])('are square, %i pixels', async (size) => {
    for (const format of ['webp', 'png'] as const) {
      const {
        width,
        height,
        format: written,
        hasAlpha,
      } = await sharp(await renderDrawing(svg, size, format)).metadata();
      expect([width, height, written, hasAlpha]).toEqual([size, size, format, false]);
    }
  });

  it('of a card stay under 14 KB', async () => {
    for (const spec of forms) {
      const { length } = await renderDrawing(drawProduct(spec, 'whole'), 400, 'webp');
      expect(length).toBeLessThan(14 * 1024);
    }
  });

  it('have the ink of the drawing in them', async () => {
    const { channels } = await sharp(await renderDrawing(svg, 400, 'webp')).stats();
    for (const { min, max, mean } of channels) {
      expect(min).toBeLessThan(80);
      expect(max).toBeGreaterThan(245);
      expect(mean).toBeGreaterThan(180);
    }
  });
});
