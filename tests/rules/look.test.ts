/** docs/look.md against the style sheets. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source.ts';

const look = readFileSync('docs/look.md', 'utf8');
const tokens = readFileSync('src/layouts/styles/tokens.css', 'utf8');
const named = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Outside the scale: prices, the number of an error page, code beside text, drawings, paper. */
const OTHER_SIZES: Readonly<Record<string, number>> = {
  'src/layouts/parts/CartSummary.astro': 1,
  'src/layouts/parts/LinkDrawing.astro': 2,
  'src/layouts/parts/Price.astro': 3,
  'src/layouts/styles/print.css': 1,
  'src/layouts/styles/utilities.css': 1,
  'src/layouts/views/ErrorView.astro': 1,
};

describe('the look of the shop', () => {
  it('has a line in its document for every token of type, rhythm and corners, and no other', () => {
    const scales = /(--(?:text|space|radius)-[a-z0-9]+):/g;
    const rows = named(look, /^\| `(--[a-z0-9-]+)`/gm);
    expect(rows.toSorted()).toEqual(named(tokens, scales).toSorted());
  });

  it('names no token that there is not', () => {
    const used = named(look, /(--[a-z][a-z0-9-]*)/g);
    expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });

  it('keeps to the scale of type', () => {
    const sizes = ['src/layouts', 'src/islands']
      .flatMap((folder) => sourceFiles(folder))
      .flatMap(({ path, text }) => {
        const others = text.match(/font-size:(?!\s*(?:var\(|inherit))/g)?.length ?? 0;
        return others > 0 ? [[path, others] as const] : [];
      });
    expect(Object.fromEntries(sizes)).toEqual(OTHER_SIZES);
  });
});
