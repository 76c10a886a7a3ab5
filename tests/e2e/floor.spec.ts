/**
 * The oldest browsers that the shop is for (Safari 15.4, Chrome 99: docs/architecture.md): what they lack is taken away, one
 * thing at a time, and the shop is looked at and bought in. And the system's own colours, with what they could hide.
 */
import type { Page, Route } from '@playwright/test';
import { layoutFlaws } from '../support/layout.ts';
import { CATEGORY, CHOICE_PRODUCT, expect, PLAIN_PRODUCT, putInCart, test } from './fixtures.ts';

/** Makes a style sheet one that a browser without the feature would read: it drops the rule or the declaration. */
const LACKING: Readonly<Record<string, (css: string) => string>> = {
  popover: (css) => css.replaceAll(':popover-open', ':-unknown').replaceAll('[popover]', '[data-none]'),
  ':has': (css) => css.replaceAll(':has(', ':-unknown('),
  'container queries': (css) => css.replaceAll('@container', '@-unknown'),
  dvh: (css) => css.replaceAll(/(?<=\d)dvh/g, 'unknown'),
  subgrid: (css) => css.replaceAll('subgrid', '-unknown'),
  '::details-content': (css) => css.replaceAll('::details-content', '::-unknown'),
};

/** The policy of a page names the hash of each style sheet in it, and these are others. */
async function without(page: Page, feature: string): Promise<void> {
  const lower = LACKING[feature] ?? ((css: string) => css);
  const rewrite = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const text = await response.text();
    const sheet = headers['content-type']?.startsWith('text/css');
    const body = sheet ? lower(text) : text.replaceAll(/<style[^>]*>[^<]*/g, lower);
    await route.fulfill({ response, headers, body });
  };
  const isText = (url: URL): boolean => url.pathname.endsWith('.css') || !/\.\w+$/.test(url.pathname);
  await page.route(isText, (route) =>
    ['document', 'stylesheet'].includes(route.request().resourceType()) ? rewrite(route) : route.continue(),
  );
  if (feature !== 'popover') return;
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    // The parser knows the attribute all the same.
    new MutationObserver(() => {
      for (const name of ['popover', 'popovertarget'])
        for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }).observe(document, { childList: true, subtree: true });
  });
}

for (const feature of Object.keys(LACKING)) {
  test(`without ${feature} the shop has no flaw, and sells`, async ({ page }) => {
    await without(page, feature);
    await page.goto(CATEGORY);
    expect(await layoutFlaws(page)).toEqual([]);
    await putInCart(page, PLAIN_PRODUCT);
    await expect(page.getByRole('dialog').getByRole('link', { name: /finalizar/i })).toBeInViewport();
    expect(await layoutFlaws(page)).toEqual([]);
  });
}

test('the long parts of a product are folded on a phone, and open at a desk and where a link leads', async ({
  page,
}) => {
  const sheet = page.locator('.spec-table');
  await page.goto(PLAIN_PRODUCT);
  await expect(page.getByRole('heading', { name: 'Ficha técnica', exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: 'Ver a ficha técnica completa' }).click();
  await expect(sheet).toBeVisible();
  await without(page, '::details-content');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(PLAIN_PRODUCT);
  await expect(sheet).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1366, height: 768 } });

  test('they are open at a desk too', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await expect(page.locator('.spec-table')).toBeVisible();
  });
});

test('no sheet asks for a width in a way that they do not know', async ({ request }) => {
  for (const path of ['/', CATEGORY, PLAIN_PRODUCT]) {
    const html = await (await request.get(path)).text();
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
    const sheets = await Promise.all(linked.map(async (href) => (await request.get(href)).text()));
    expect([html, ...sheets].flatMap((css) => css.match(/@media[^{]*[<>]=?[^{]*\{/g) ?? [])).toEqual([]);
  }
});

test.describe("in the system's own colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('heart, choice and swatch are to be seen, each in its states', async ({ page }) => {
    await page.goto(CHOICE_PRODUCT);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const heart = page.getByRole('main').locator('.wishlist-heart .icon').first();
    await expect(heart).not.toHaveCSS('stroke', paper);
    await expect(heart).toHaveCSS('fill', 'none');
    await expect(page.locator('.choice_value[aria-current]').first()).toHaveCSS('border-top-width', '3px');
    const colour = page.getByRole('radio', { name: /Vermelho/ });
    await expect(colour).toHaveCSS('opacity', '1');
    await expect(page.locator('.choice .swatch').nth(1).locator('path')).toHaveCSS(
      'fill',
      'rgb(200, 16, 46)',
    );
  });

  test('bars that are measures have an edge and a filled part', async ({ page }) => {
    await putInCart(page, PLAIN_PRODUCT);
    const bar = page.locator('.free-shipping_bar').first();
    await expect(bar).toHaveCSS('border-top-style', 'solid');
    await page.goto(PLAIN_PRODUCT);
    await expect(page.locator('.review-summary meter').first()).toHaveCSS('border-top-style', 'solid');
  });
});
