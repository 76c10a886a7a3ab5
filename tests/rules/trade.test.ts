/** No sentence of the demo's trade stands in code: what it says is its data. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tradeWords } from '../support/trade-words.ts';

/** Every place that holds sentences for people: mails and the platform's answers too. */
const SENTENCES = [
  'src/lib/text/*.ts',
  'src/lib/platform/*/mails/*.ts',
  'src/lib/platform/mail/*.ts',
  'src/lib/platform/kernel/http/*messages.ts',
  'src/lib/platform/shop/wire/*.ts',
  'src/lib/domain/panel/**/*.ts',
  'src/lib/domain/content/*.ts',
  'src/lib/domain/leads/*.ts',
  'src/lib/server/feeds/*.ts',
  'src/{layouts,islands,pages}/**/*.{astro,ts,tsx}',
];
/** The finder is about what links what: its words and drawings are those of links, and appear where a shop sells some. */
const OF_LINKS =
  /\/(?:finder\.ts|panel-finder\.ts|sockets\.ts|Finder[A-Za-z]*\.astro|Link[A-Za-z]*\.astro|link-(?:drawing|names)\.ts|ligar)/;

const files = globSync(SENTENCES).filter((file) => !OF_LINKS.test(file));

it('looks at all of them', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files).toContain('src/lib/platform/orders/mails/order.ts');
  expect(tradeWords('Um cabo de 2 m com conector HDMI')).toHaveLength(3);
  expect(tradeWords('O cabeçalho, a conexão e o fio da meada')).toEqual([]);
});

it.each(files)('%s names no trade', (file) => {
  const said = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  expect(tradeWords(said)).toEqual([]);
});
