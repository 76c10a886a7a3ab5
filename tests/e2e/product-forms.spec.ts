/** Every form of a product page, sent with nothing or too much in it and come back: readable, reachable, nothing crooked. */

import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

const SOLD_OUT = '/cabo-hdmi-ultra-high-speed-48g-1-5m';
const ON_REQUEST = '/bobina-coaxial-rg6-12g-sdi-305m';
const COLOURED = '/patch-cord-cat6-u-utp-1-5m';

/** `invalid` is how many fields are marked when nothing was filled in. */
const FORMS = [
  { action: '/avaliar', path: PLAIN_PRODUCT, invalid: 4 },
  { action: '/perguntar', path: PLAIN_PRODUCT, invalid: 3 },
  { action: '/responder', path: PLAIN_PRODUCT, invalid: 3 },
  { action: '/interesse', path: SOLD_OUT, invalid: 2 },
  { action: '/interesse', path: ON_REQUEST, invalid: 2 },
  { action: '/interesse', path: COLOURED, invalid: 2 },
  { action: '/frete', path: PLAIN_PRODUCT, invalid: 1 },
] as const;

for (const { action, path, invalid } of FORMS) {
  test(`${action} of ${path}, empty, comes back in order`, async ({ page, complaints }) => {
    test.slow();
    complaints.allow(/422/);
    await page.goto(path);
    await sendUnchecked(page, action);
    await expect(page).toHaveURL(new RegExp(`${action}$`));
    const form = formOf(page, action);
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(invalid);
    for (const field of await form.locator('[aria-invalid="true"]').all())
      await expect(field).toHaveAccessibleDescription(/\S/);
    // What is wrong is what the visitor comes to.
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page.locator(':focus')).toBeInViewport();
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFlaws(page), `at ${width} px`).toEqual([]);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}

/** Of the answers to questions, the first. */
function formOf(page: Page, action: string): Locator {
  return page.locator(`form[action="${action}"]`).first();
}

/** As a browser that checks nothing and runs no script: `submit` tells nobody. axe, though, is one. */
async function sendUnchecked(page: Page, action: string): Promise<void> {
  await formOf(page, action).evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL((url) => url.pathname === action);
}
