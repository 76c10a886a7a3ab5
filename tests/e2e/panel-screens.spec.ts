/** Every section of the panel, and what its first page leads to: accessible, within its width, and used by keyboard. */

import type { Page } from '@playwright/test';
import { PANEL_SECTIONS } from '#lib/domain/panel/panel-sections.ts';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel, enterPanelByForm } from './panel.ts';
import { WHOLE } from './variants.ts';

/** The library of pictures is another spec's, which deletes its own while their thumbnails may be shown here. */
test.beforeEach(({ complaints }) => complaints.allow(/\/upload\/midia\/|status of 404/));

const WIDTHS = [360, 1366];
/** Of the pages that a section leads to. */
const BELOW = WHOLE ? 3 : 1;

/** Axe (WCAG 2.2 A and AA, no rule off, no element left out) on a phone, in a whole run at a desk too; the layout on both. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
  const answer = await page.goto(path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  for (const [place, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (place > 0 && WHOLE) await page.reload();
    const violations = place === 0 || WHOLE ? await axeViolations(page) : [];
    expect([path, width, [...violations, ...(await layoutFlaws(page))]]).toEqual([path, width, []]);
  }
}

test('the first page names every section, and leads there by keyboard alone', async ({ page }) => {
  await enterPanelByForm(page, 'admin', '/painel');
  await look(page, '/painel');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Páginas', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/painel/paginas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Páginas');
});

test('on a phone the menu opens and closes without a script', async ({ page }) => {
  await enterPanel(page, 'admin', '/painel');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/painel');
  const menu = page.getByRole('navigation', { name: 'Menu do painel' });
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu do painel' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Banners' }).click();
  await page.waitForURL('**/painel/banners');
  await expect(menu).toBeHidden();
});

test('lists of customers, products and pages are read on a phone without scrolling sideways', async ({
  page,
}) => {
  await enterPanel(page, 'admin', '/painel');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['clientes', 'produtos', 'paginas']) {
    await page.goto(`/painel/${path}`);
    const boxes = page.locator('.panel-scroll:has(> .table-cards)');
    await expect(boxes.first()).toBeVisible();
    const wide = (all: readonly Element[]) => all.filter((box) => box.scrollWidth > box.clientWidth).length;
    expect([path, await boxes.evaluateAll(wide)]).toEqual([path, 0]);
    // Each fact below the name of its column, which has no line of its own here.
    const named = boxes.locator('tbody td:not(:has(.panel-mark)):not([data-label])');
    expect([path, await named.count()]).toEqual([path, 0]);
  }
});

for (const { path } of PANEL_SECTIONS) {
  test(`axe finds nothing in ${path}, nor in what it leads to`, async ({ page }) => {
    test.setTimeout(300_000);
    const section = `/painel${path}`;
    await enterPanel(page, 'admin', section);
    await look(page, section);
    const below = await page
      .getByRole('main')
      .locator(`a[href^="${section}/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // One of each kind: what only differs in its number looks alike.
    const kinds = new Map(below.map((href) => [href.replace(/\?.*$/, '').replace(/\d+/g, '0'), href]));
    for (const href of [...kinds.values()].filter((to) => !/\.(csv|json)/.test(to)).slice(0, BELOW))
      await look(page, href);
  });
}
