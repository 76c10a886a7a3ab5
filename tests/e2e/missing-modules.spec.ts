/** A module that is gone, as after a new version was deployed: the page is loaded again, at most once a minute. */
import type { Page } from '@playwright/test';
import { cartLink, expect, fetchNothingAhead, PLAIN_PRODUCT, test } from './fixtures.ts';

/** The first seconds of the demo shop's popup, and more. */
const POPUP_WAIT = 25_000;
/** More than an island tries for before it gives up. */
const SECOND_TRY = 2000;

/** Answers 404 to modules named so, and counts how often the page was loaded and how often a module was asked for. */
async function lose(page: Page, name: string): Promise<{ loads: number; asked: number }> {
  const count = { loads: 0, asked: 0 };
  await fetchNothingAhead(page);
  await page.route(new RegExp(`/_astro/${name}[^/]*\\.js`), (route) => {
    // What is fetched ahead and not run misses nobody.
    if (route.request().resourceType() === 'script') count.asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.loads += 1;
  });
  return count;
}

/** From elsewhere: a pointer that rests gives no sign. */
async function point(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await cartLink(page).hover();
}

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/404|Failed to (load|fetch)|hydrat/i);
  await page.clock.install();
});

const signs: readonly (readonly [
  what: string,
  module: string,
  path: string,
  sign: (page: Page) => Promise<void>,
])[] = [
  ['what the first sign brings', 'after-sign', PLAIN_PRODUCT, (page) => page.keyboard.press('Shift')],
  ['an island somebody points at', 'islands', PLAIN_PRODUCT, point],
  ['the popup', 'islands', '/', (page) => page.clock.runFor(POPUP_WAIT)],
  [
    'the answer about cookies',
    'consent-answer',
    PLAIN_PRODUCT,
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click(),
  ],
];

for (const [what, module, path, sign] of signs) {
  test(`without the module of ${what} the page is loaded again, once in a minute`, async ({ page }) => {
    const count = await lose(page, module);
    /** Gives the sign, and the module the time to fail twice. */
    const miss = async (): Promise<void> => {
      const before = count.asked;
      await sign(page);
      await expect.poll(() => count.asked).toBeGreaterThan(before);
      await page.clock.runFor(SECOND_TRY);
    };
    await page.goto(path);
    const again = page.waitForEvent('load');
    await miss();
    await again;
    expect(count.loads).toBe(2);
    await miss();
    await page.clock.runFor(SECOND_TRY);
    expect(count.loads).toBe(2);

    await page.goto(path);
    await page.clock.fastForward(60_000);
    await miss();
    await expect.poll(() => count.loads).toBe(4);
  });
}

test('a page is kept while somebody is typing in it', async ({ page }) => {
  const count = await lose(page, 'islands');
  await page.goto(PLAIN_PRODUCT);
  await page.getByLabel(/informe o cep/i).pressSequentially('01310');
  await expect.poll(() => count.asked).toBeGreaterThan(0);
  await page.clock.runFor(SECOND_TRY);
  await expect(page.getByLabel(/informe o cep/i)).toHaveValue(/01310/);
  expect(count.loads).toBe(1);
});

test('a page is kept where nobody answers any more', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(PLAIN_PRODUCT);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
  await page.clock.runFor(SECOND_TRY);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine:reloaded'))).toBeNull();
});
