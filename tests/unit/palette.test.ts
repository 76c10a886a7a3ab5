/** Whatever two colours somebody chooses, nothing of the shop is unreadable. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appearanceCss, appearanceOf, appearanceTokens, PLAIN } from '#lib/domain/shop/appearance.ts';
import { BASE_TOKENS } from '#lib/domain/shop/appearance-base.ts';
import { contrast, type Hex, hexOf, lchOf, readHex } from '#lib/domain/shop/colour.ts';
import { GROUNDS, isMoved, nightColours, signalColours } from '#lib/domain/shop/palette.ts';

/** WCAG 2.2, 1.4.3. */
const TEXT = 4.5;
type Pair = readonly [ink: string, ground: string, least: number];

/** What is read or pressed on what, in every state, by the names of `tokens.css`. */
const READ_ON: readonly Pair[] = [
  ...[...Object.keys(GROUNDS), 'signal-soft'].flatMap((ground): readonly Pair[] => [
    ['signal', ground, TEXT],
    ['signal-strong', ground, TEXT],
  ]),
  ['signal-ink', 'signal', TEXT],
  ['signal-ink', 'signal-strong', TEXT],
  ...['night', 'night-soft'].flatMap((ground): readonly Pair[] => [
    ['night-ink', ground, TEXT],
    ['night-ink-soft', ground, TEXT],
    ['signal-on-night', ground, TEXT],
  ]),
];

/** Mulberry32: the same colours in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function unread(destaque: Hex, faixa: Hex): readonly string[] {
  const signal = signalColours(destaque);
  const tokens: Record<string, Hex> = { ...GROUNDS, ...signal, ...nightColours(faixa, signal.signal) };
  return READ_ON.flatMap(([ink, ground, least]) => {
    const [one, other] = [tokens[ink], tokens[ground]];
    const found = one && other ? contrast(one, other) : 0;
    return found < least ? [`${destaque} ${faixa}: ${ink} on ${ground} ${found.toFixed(2)}`] : [];
  });
}

describe('a palette of two colours', () => {
  it('can be read in 10,000 random ones', () => {
    const next = random(20);
    const one = (): Hex =>
      `#${Math.floor(next() * 16_777_216)
        .toString(16)
        .padStart(6, '0')}`;
    const found = Array.from({ length: 10_000 }).flatMap(() => unread(one(), one()));
    expect(found.slice(0, 5)).toEqual([]);
  });

  it.each(['#ffffff', '#000000', '#777777', '#808080', '#ffff00', '#0000ff', '#ff00ff', '#757575'] as const)(
    'can be read at the ends and in the middle (%s)',
    (hex) => {
      expect([...unread(hex, hex), ...unread('#c63a06', hex), ...unread(hex, '#0a1626')]).toEqual([]);
    },
  );

  it('would be seen by this test if a colour stayed as it was chosen', () => {
    expect(contrast('#ffd400', '#ffffff')).toBeLessThan(2);
    expect(isMoved('#ffd400', signalColours('#ffd400').signal)).toBe(true);
    expect(signalColours('#1d4ed8').signal).toBe('#1d4ed8');
  });

  it('has the ratios of the formula, and the same colour after both ways', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
    expect(contrast('#ffffff', '#1d6f42')).toBeCloseTo(6.168, 3);
    expect(contrast('#000000', '#aaaaaa')).toBeCloseTo(9.04, 2);
    for (const hex of ['#c63a06', '#0a1626', '#12ab9f'] as const) expect(hexOf(lchOf(hex))).toBe(hex);
  });

  it('reads colours as people type them', () => {
    expect(['#ABC', 'c63a06', ' #C63A06 ', 'vermelho', '#12'].map(readHex)).toEqual([
      '#aabbcc',
      '#c63a06',
      '#c63a06',
      undefined,
      undefined,
    ]);
  });

  it('knows the grounds of the tokens', () => {
    const tokens = readFileSync('src/layouts/styles/tokens.css', 'utf8');
    for (const [name, hex] of Object.entries(GROUNDS)) {
      const written = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens)?.[1] ?? '';
      expect([name, readHex(written)]).toEqual([name, hex]);
    }
  });
});

describe('the sheet of an appearance', () => {
  it('changes nothing but what the tokens say, and a preview knows what that was', () => {
    const tokens = readFileSync('src/layouts/styles/tokens.css', 'utf8').replaceAll(/\s+/g, ' ');
    for (const [name, value] of Object.entries(BASE_TOKENS)) expect(tokens).toContain(`--${name}: ${value};`);
    const all = appearanceTokens({
      ...PLAIN,
      destaque: '#7c3aed',
      faixa: '#fde68a',
      canto: 'reta',
      densidade: 'compacta',
      letra: 'classica',
    });
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(BASE_TOKENS).toSorted());
  });

  it('takes what another platform keeps under the name for nothing', () => {
    for (const kept of [undefined, null, 'azul', 7, { destaque: 7, canto: 'oval' }]) {
      expect(appearanceOf(kept)).toEqual(PLAIN);
    }
    expect(appearanceCss({ ...PLAIN, destaque: '}body{display:none' })).toBe('');
  });

  it('is nothing for a shop that chose nothing', () => {
    expect(appearanceCss(PLAIN)).toBe('');
  });

  it('has at most 600 bytes with everything chosen', () => {
    for (const letra of ['neutra', 'classica', 'amigavel'] as const) {
      const css = appearanceCss({
        ...PLAIN,
        destaque: '#7c3aed',
        faixa: '#fde68a',
        canto: 'redonda',
        densidade: 'arejada',
        letra,
      });
      expect(css).toMatch(/^:root\{.+\}$/);
      expect(Buffer.byteLength(css)).toBeLessThanOrEqual(600);
    }
  });
});
