import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { coloursOf } from '#artwork/demo/products/colours.ts';
import { describeRender } from '#artwork/renders/describe.ts';
import { keptPath, lookName, recoloured } from '#artwork/renders/look.ts';
import { cable, end } from './samples.ts';

const HDMI = cable(end('hdmi'), end('hdmi'));

describe('the rendered picture of a cable', () => {
  it('is shared by all lengths, and by nothing that looks different', () => {
    const names = [
      HDMI,
      { ...HDMI, metres: 15 },
      cable(end('hdmi'), end('mini-hdmi')),
      cable(end('hdmi', { shell: 'gold' }), end('hdmi')),
      { ...HDMI, jacket: { ...HDMI.jacket, colour: '#b5202a' } },
      { ...HDMI, jacket: { ...HDMI.jacket, finish: 'braided' as const } },
    ].map(lookName);
    expect(names[1]).toBe(names[0]);
    expect(new Set(names).size).toBe(5);
  });

  it('is none of what a close-up shows worse: many plugs at an end, or no cable', () => {
    const four = ['#111111', '#222222', '#333333', '#444444'];
    expect(lookName(cable(end('xlr', { accents: four }), end('xlr')))).toBeUndefined();
    expect(
      lookName({ form: 'adapter', a: end('hdmi'), b: end('vga'), pigtail: false, colour: '#111111' }),
    ).toBeUndefined();
  });

  it('takes the accents along that had the colour of the jacket', () => {
    const spec = cable(end('rj45', { accents: ['#1f5fbf'] }), end('rj45', { accents: ['#8b9098'] }), {
      jacket: { colour: '#1f5fbf', finish: 'smooth', diameter: 6 },
    });
    expect(recoloured(spec, '#b5202a')).toMatchObject({
      a: { accents: ['#b5202a'] },
      b: { accents: ['#8b9098'] },
      jacket: { colour: '#b5202a', finish: 'smooth' },
    });
  });

  it('says in words which plugs, and what the jacket is like', () => {
    const jacket = { colour: '#3a3f47', finish: 'braided', diameter: 6 } as const;
    expect(describeRender({ ...HDMI, jacket })).toBe(
      'As duas pontas do cabo lado a lado: HDMI tipo A macho nas duas, capa trançada grafite',
    );
    expect(
      describeRender(
        cable(end('xlr', { gender: 'female' }), end('xlr'), { jacket: { ...jacket, finish: 'smooth' } }),
      ),
    ).toBe('As duas pontas do cabo lado a lado: XLR fêmea e XLR macho, capa lisa grafite');
  });

  it('that is kept belongs to a cable of the catalogue, and is small enough for a card', () => {
    const looks = new Set(
      PRODUCTS.flatMap((product) => [product.drawing, ...coloursOf(product).map(({ spec }) => spec)]).map(
        lookName,
      ),
    );
    const kept = readdirSync(new URL('../../../docs/artwork/renders/kept/', import.meta.url));
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) {
      const name = file.replace(/\.webp$/, '');
      expect(looks, file).toContain(name);
      expect(statSync(keptPath(name)).size, file).toBeLessThan(120 * 1024);
    }
  });
});
