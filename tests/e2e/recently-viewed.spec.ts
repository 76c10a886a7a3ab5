import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { CHOICE_PRODUCT, expect, PLAIN_PRODUCT, putInCart, test } from './fixtures.ts';

const OTHER = '/cabo-bnc-3g-sdi-rg59-10m';

const seen = (page: Page) => page.getByRole('region', { name: 'Vistos por último' });
const hrefs = (page: Page) =>
  seen(page)
    .locator('.product-card_link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
/** As far as the end of the product, above the footer, which is long on a phone. */
const toTheEnd = (page: Page) =>
  page.locator('[data-seen]').evaluate((place) => place.scrollIntoView({ block: 'center' }));

test('a first visit shows none; later ones show the others, newest first, each once', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await toTheEnd(page);
  await expect(page.getByRole('region', { name: 'Você também pode precisar' })).toBeVisible();
  await expect(seen(page)).toHaveCount(0);

  await page.goto(CHOICE_PRODUCT);
  await page.goto(PLAIN_PRODUCT);
  await page.goto(OTHER);
  await toTheEnd(page);
  await expect(seen(page)).toBeVisible();
  expect(await hrefs(page)).toEqual([PLAIN_PRODUCT, CHOICE_PRODUCT]);
});

test('they are asked for near the end of the page, and nothing jumps', async ({ page }) => {
  await page.goto(CHOICE_PRODUCT);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/vistos') && asked.push(request.url()));
  await page.goto(PLAIN_PRODUCT);
  await page.evaluate(() => {
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  expect(asked).toEqual([]);
  await toTheEnd(page);
  await expect(seen(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(
    await page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift),
  ).toBeLessThan(0.01);
});

test('can be forgotten, which says so and keeps the focus there', async ({ page }) => {
  await page.goto(CHOICE_PRODUCT);
  await page.goto(PLAIN_PRODUCT);
  await toTheEnd(page);
  await page.getByRole('button', { name: 'Limpar o histórico deste aparelho' }).click();
  await expect(page.getByText('Histórico apagado deste aparelho.')).toBeFocused();
  await expect(seen(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('vitrine:vistos'))).toBe('[]');
});

test.describe('a device that', () => {
  for (const kept of ['{', '"x"', '[null,"<img src=x onerror=alert(1)>",-1]', '[999999999]']) {
    test(`keeps ${kept} shows a whole page`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('vitrine:vistos', text), kept);
      await page.goto(PLAIN_PRODUCT);
      await toTheEnd(page);
      await expect(page.getByRole('region', { name: 'Você também pode precisar' })).toBeVisible();
      await expect(seen(page)).toHaveCount(0);
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
    });
  }

  test('refuses to keep anything shows a whole page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto(PLAIN_PRODUCT);
    await toTheEnd(page);
    await expect(page.getByRole('region', { name: 'Você também pode precisar' })).toBeVisible();
  });
});

test('the page looked at is noted for a visitor with a cart, and begins no session for others', async ({
  page,
}) => {
  const noted: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/browsing-history/')) noted.push([request.url(), request.postDataJSON()]);
  });
  await page.goto(CHOICE_PRODUCT);
  await toTheEnd(page);
  expect(noted).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await putInCart(page, PLAIN_PRODUCT);
  const answer = page.waitForResponse(/\/browsing-history\/produto$/);
  await page.goto(OTHER);
  expect((await answer).status()).toBe(200);
  expect(noted).toEqual([
    [expect.stringMatching(/\/api\/v2\/front\/browsing-history\/produto$/), { url: OTHER }],
  ]);
});

test('with them the page passes axe', async ({ page }) => {
  await page.goto(CHOICE_PRODUCT);
  await page.goto(PLAIN_PRODUCT);
  await toTheEnd(page);
  await expect(seen(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('recommendations are there, and no hole where the others would be', async ({ page }) => {
    await page.goto(CHOICE_PRODUCT);
    await page.goto(PLAIN_PRODUCT);
    await expect(
      page.getByRole('region', { name: 'Você também pode precisar' }).getByRole('article'),
    ).not.toHaveCount(0);
    expect((await page.locator('.seen-place').boundingBox())?.height).toBe(0);
  });
});

test.describe('the piece of a page they come in', () => {
  test('is for one visitor, not to be indexed, and carries no page around it', async ({ request }) => {
    const answer = await request.get('/vistos?ids=21,19&produto=5');
    const html = await answer.text();
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).not.toMatch(/<(html|head|body|style|script)\b/);
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /vistos');
  });

  for (const search of [
    '',
    '?ids=',
    '?ids=x;y',
    '?ids=999999999',
    `?ids=${'1'.repeat(5000)}`,
    '?ids=21&produto=21',
  ]) {
    test(`is empty for ${search.slice(0, 40)}`, async ({ request }) => {
      const answer = await request.get(`/vistos${search}`);
      expect([answer.status(), (await answer.text()).trim()]).toEqual([200, '']);
    });
  }
});
