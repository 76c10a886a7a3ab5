/** What a first visit on a phone asks for, with nothing kept from before. */
import type { Page } from '@playwright/test';
import { CATEGORY, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

/** How long after the page has loaded somebody may still be reading its first screen. */
const READING = 4000;

const LIMITS: readonly (readonly [path: string, limit: number])[] = [
  ['/', 32],
  [CATEGORY, 22],
  [PLAIN_PRODUCT, 22],
  ['/pagina/quem-somos', 22],
];

/** Until nobody has touched anything for a while. */
async function requestsOf(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(READING);
  return asked;
}

for (const [path, limit] of LIMITS) {
  test(`${path} asks for at most ${limit} things`, async ({ page }) => {
    const asked = await requestsOf(page, path);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(limit);
  });
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked = await requestsOf(page, PLAIN_PRODUCT);
    expect(asked.filter((one) => /\/_astro\/(?:islands|react|client)\./.test(one))).toEqual([]);
  });
}

test('only the largest picture of a page is urgent', async ({ page }) => {
  for (const [path] of LIMITS) {
    await page.goto(path);
    expect(await page.locator('img[fetchpriority=high]:visible').count(), path).toBeLessThanOrEqual(1);
  }
});
