/** What the demonstration says of prices follows its settings: no text of it names a discount or a number of parts. */
import { expect, it } from 'vitest';
import { BANNERS } from '#lib/platform/seed/banners.ts';
import { MENUS } from '#lib/platform/seed/menus.ts';
import { PAGES } from '#lib/platform/seed/pages.ts';
import { SETTINGS } from '#lib/platform/seed/settings.ts';

const words = (content: unknown): string => JSON.stringify(content).replaceAll(/<[^>]+>/g, '');

it.each([
  ['menus', MENUS],
  ['banners', BANNERS],
  ['pages', PAGES],
  ['titles and descriptions', SETTINGS.seo],
])('%s', (_, content) => {
  expect(words(content)).not.toMatch(/\d+ ?% de desconto|\d+ ?(x|vezes) (sem|com) juros|\d+ ?% ao mês/);
});
