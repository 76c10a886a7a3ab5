import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BYPASSING, LISTED } from '#lib/server/cache/page-parameters.ts';
import { CONFIGURATION } from '../../support/varnish.ts';

const text = readFileSync(CONFIGURATION, 'utf8');
const named = (pattern: RegExp) => (pattern.exec(text)?.[1] ?? '').split('|').toSorted();

it("the manual's Varnish keys by every parameter that changes a page, and passes those that nobody else may see", () => {
  expect(named(/&\(\?!\(\?:([\w|-]+)\)/)).toEqual([...LISTED].toSorted());
  expect(named(/\[\?&\]\(([\w|]+)\)/)).toEqual([...BYPASSING].toSorted());
});

it("the manual's Varnish tells browsers apart as the shop does", () => {
  const source = readFileSync('src/lib/server/cache/variant.ts', 'utf8');
  const ours = [...source.matchAll(/^const APPLE = \/(.+)\/i;$/gm)].map(([, pattern]) => pattern);
  const theirs = [...text.matchAll(/User-Agent ~ "\(\?i\)([^"]+)"/g)].map(([, pattern]) => pattern);
  expect(ours).toHaveLength(1);
  expect(theirs).toEqual(ours);
});
