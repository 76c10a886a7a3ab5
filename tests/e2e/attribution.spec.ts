/** What brought the visitor: told to the shop once, and only after they agreed to it. */
import type { Page, Request } from '@playwright/test';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

test.use({ consentAnswered: false });

const CAMPAIGN = 'utm_source=boletim&utm_medium=email&gclid=Cj0&cor=azul';

function sentBy(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/tracking-parameters')) sent.push(request.postDataJSON());
  });
  return sent;
}
/** The script that reads the address has run. */
async function read(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/attribution.')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
/** What is answered is kept once the script that keeps it is there: whoever leaves before has not answered. */
async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Cookies e privacidade' }).getByRole('button', { name }).click();
  await page.waitForFunction(() => localStorage.getItem('vitrine:consent') !== null);
}

test('is kept once, from the first address that says it', async ({ page }) => {
  const sent = sentBy(page);
  await page.goto(`/?${CAMPAIGN}`);
  await read(page);
  expect(sent).toEqual([]);
  const kept = page.waitForResponse(/tracking-parameters$/);
  await answer(page, 'Aceitar');
  expect((await kept).ok()).toBe(true);
  expect(sent).toEqual([{ utm_source: 'boletim', utm_medium: 'email', gclid: 'Cj0' }]);
  await page.goto(`${PLAIN_PRODUCT}?utm_source=outro`);
  await read(page);
  expect(sent).toHaveLength(1);
});

test('is not told of who refused, nor without a word of it in the address', async ({ page }) => {
  const sent = sentBy(page);
  await page.goto(`/?${CAMPAIGN}`);
  await answer(page, 'Recusar');
  await page.goto(`${PLAIN_PRODUCT}?${CAMPAIGN}`);
  await read(page);
  await page.evaluate(() => localStorage.setItem('vitrine:consent', '["marketing"]'));
  await page.goto(`${PLAIN_PRODUCT}?gclid=&pg=2`);
  await read(page);
  expect(sent).toEqual([]);
});
