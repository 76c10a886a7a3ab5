/** The categories: a bar with panels on a desk, a drawer on a phone. */

import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, fetchNothingAhead, test } from './fixtures.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Categorias' });
const panelLinks = (page: Page) => nav(page).locator('.main-menu_panel a:visible');
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1054;

/** Opens the first category's panel, on a phone in the drawer. */
async function openFirst(page: Page): Promise<void> {
  if (isPhone(page)) await opener(page).click();
  await nav(page).locator('summary').first().click();
  await expect(panelLinks(page).first()).toBeVisible();
}

/** What answers keys comes with the first sign of somebody; a slow machine takes its time to fetch it and to run it. */
async function scriptsThere(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/after-sign.')),
    );
  await expect.poll(fetched).toBeTruthy();
  // Settles once the module has run, as it is the one that the page imports.
  await page.evaluate((url) => import(url), (await fetched()) ?? '');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('leads to a category of each level', async ({ page }) => {
      await page.goto('/');
      await openFirst(page);
      for (const part of ['.main-menu_all', '.main-menu_title', '.main-menu_leaf']) {
        const link = nav(page).locator(`${part}:is(a)`).locator('visible=true').first();
        const href = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${href}$`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A whole page came, with the menu closed.
        await expect(panelLinks(page)).toHaveCount(0);
        await openFirst(page);
      }
    });
  });
}

test('works by keyboard, one panel at a time', async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(nav(page)).toBeVisible();
  }
  const summaries = nav(page).locator('summary');
  await summaries.first().focus();
  await page.keyboard.press('Enter');
  await expect(panelLinks(page).first()).toBeVisible();
  await scriptsThere(page);
  await page.keyboard.press('Tab');
  await expect(panelLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav(page).locator('details[open]')).toHaveCount(0);
  await expect(summaries.first()).toBeFocused();

  await page.keyboard.press('Enter');
  await summaries.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(nav(page).locator('details[open]')).toHaveCount(1);
  if (!isPhone(page)) {
    await page.getByRole('banner').getByRole('combobox').or(page.getByRole('searchbox')).first().focus();
    await expect(nav(page).locator('details[open]')).toHaveCount(0);
  }
});

test('a click beside it closes it', async ({ page }) => {
  await page.goto('/');
  await openFirst(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // Opening is HTML's; what closes comes with the first touch, and may still be on its way.
  await expect(async () => {
    await page.mouse.click(width - 5, height - 5);
    await expect(panelLinks(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('is closed when the page is left, so that it is when it comes back', async ({ page }) => {
  await page.goto('/');
  await openFirst(page);
  // What closes comes with the first touch, and may still be on its way.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(panelLinks(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  if (isPhone(page)) await expect(nav(page)).toBeHidden();

  await openFirst(page);
  await panelLinks(page).first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(panelLinks(page)).toHaveCount(0);
  await page.goForward();
  await expect(panelLinks(page)).toHaveCount(0);
});

test('shows the loader until the whole next page is there', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto('/');
  await openFirst(page);
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'info' && said.push(message.text()));
  await page.evaluate(() => {
    const bar = document.getElementById('loader') as HTMLElement;
    new MutationObserver(() => bar.hidden || console.info('loader')).observe(bar, { attributes: true });
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  let answer = (): void => undefined;
  await page.route('**/cabos-*', async (route) => {
    await new Promise<void>((go) => {
      answer = go;
    });
    await route.continue();
  });
  await panelLinks(page).first().click({ noWaitAfter: true });
  await expect.poll(() => said).toContain('loader');
  answer();
  await expect(page).toHaveURL(/\/cabos-/);
  expect(documents.length).toBeGreaterThan(0);
  await expect(page.locator('#loader')).toBeHidden();
});

test.describe('with a mouse', () => {
  // A finger does not rest.
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1366, height: 900 } });

  test('on a desk a panel opens under a mouse that rests on it, and stays where it is pressed', async ({
    page,
  }) => {
    await page.goto('/');
    await page.mouse.move(300, 500);
    await scriptsThere(page);
    const open = nav(page).locator('details[open]');
    const summaries = nav(page).locator('summary');
    await summaries.first().hover();
    await expect(open).toHaveCount(1);
    await summaries.nth(1).hover();
    await expect(nav(page).locator('details').nth(1)).toHaveAttribute('open', '');
    await expect(open).toHaveCount(1);
    await page.mouse.move(300, 700);
    await expect(open).toHaveCount(0);

    await summaries.first().hover();
    await expect(open).toHaveCount(1);
    await summaries.first().click();
    await expect(open).toHaveCount(1);
    await summaries.first().click();
    await expect(open).toHaveCount(0);
  });
});

test('in the drawer are account, orders and help, and nothing beside it is reached', async ({ page }) => {
  if (!isPhone(page)) await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await scriptsThere(page);
  for (const name of ['Minha conta', 'Meus pedidos', 'Favoritos', 'Central de atendimento'])
    await expect(nav(page).getByRole('link', { name })).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  expect(await axeViolations(page, '#main-menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});
