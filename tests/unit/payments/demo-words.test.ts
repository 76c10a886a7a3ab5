/** What the demonstration says of prices follows its settings: no text of it names a discount or a number of parts. */
import { expect, it } from 'vitest';
import { BANNERS } from '#artwork/demo/banners.ts';
import { MENUS } from '#artwork/demo/menus.ts';
import { PAGES } from '#artwork/demo/pages.ts';
import { SETTINGS } from '#artwork/demo/settings.ts';

const words = (content: unknown): string => JSON.stringify(content).replaceAll(/<[^>]+>/g, '');

it.each([
  ['menus', MENUS],
  ['banners', BANNERS],
  ['pages', PAGES],
  ['titles and descriptions', SETTINGS.seo],
])('%s', (_, content) => {
  expect(words(content)).not.toMatch(/\d+ ?% de desconto|\d+ ?(x|vezes) (sem|com) juros|\d+ ?% ao mês/);
});
