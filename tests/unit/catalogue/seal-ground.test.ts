import { describe, expect, it } from 'vitest';
import { SEALS } from '#artwork/demo/seals.ts';
import { sealGround } from '#lib/domain/catalogue/seal-ground.ts';
import { contrast } from '#lib/domain/shop/colour.ts';

const INKS = { light: '#ffffff', dark: '#0a1626' } as const;

describe('the ground of a seal', () => {
  it.each(SEALS.map(({ cor_selo }) => cor_selo))('%s has an ink that is read on it', (colour) => {
    const ground = sealGround(colour);
    expect(ground?.colour).toBe(colour);
    expect(ground && contrast(ground.colour, INKS[ground.ink])).toBeGreaterThanOrEqual(4.5);
  });

  it('is light under dark ink and dark under light ink', () => {
    expect(sealGround('#FFF')).toEqual({ colour: '#ffffff', ink: 'dark' });
    expect(sealGround('000000')).toEqual({ colour: '#000000', ink: 'light' });
  });

  it.each(['', 'red', '#12', 'url(x)'])('is none for %j', (typed) => {
    expect(sealGround(typed)).toBeUndefined();
  });
});
