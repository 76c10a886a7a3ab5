/** From page to page: what browsers fetch ahead, how the pages change, and what comes back from the history. */
import type { CDPSession, Page } from '@playwright/test';
import { CATEGORY, cartLink, expect, PLAIN_PRODUCT, putInCart, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Paths the browser has fetched ahead so far. */
async function fetchedAhead(page: Page): Promise<readonly string[]> {
  const paths: string[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') paths.push(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}

test('a page of the shop is fetched when the pointer rests on its link, the cart and filters are not', async ({
  page,
}) => {
  const ahead = await fetchedAhead(page);
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto(CATEGORY);
  await rules;
  // Rules that came are not yet rules that the browser goes by: it looks at where the pointer goes from then on.
  await expect(async () => {
    await cartLink(page).hover();
    await page.getByRole('link', { name: 'Próxima', exact: false }).first().hover();
    await page.locator(`a[href="${PLAIN_PRODUCT}"]:visible`).first().hover();
    await expect.poll(() => ahead, { timeout: 2000 }).toEqual([PLAIN_PRODUCT]);
  }).toPass({ timeout: 15_000 });
  await page.locator(`a[href="${PLAIN_PRODUCT}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages fade into each other unless less motion is asked for (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.faded = String(event.viewTransition !== null);
      });
    });
    await page.goto('/');
    await page.locator('.product-card a').first().click();
    await expect(page).not.toHaveURL(/\/$/);
    await expect(page.locator('html')).toHaveAttribute(
      'data-faded',
      String(reducedMotion === 'no-preference'),
    );
  });
}

test('a page that comes back from the history has the cart of the moment', async ({ page, context }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await page.keyboard.press('Escape');
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item');
  const other = await context.newPage();
  await other.goto('/checkout/carrinho/');
  await other
    .getByRole('button', { name: /remover/i })
    .first()
    .click();
  await expect(other.getByRole('main')).toContainText('Seu carrinho está vazio');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('[data-cart-badge]')).toBeHidden();
  await cartLink(page).click();
  await expect(page.getByRole('dialog')).toContainText('Seu carrinho está vazio');
});

test('the cart page is loaded again when it comes back from the history', async ({ page }) => {
  await page.goto('/checkout/carrinho/');
  // Nobody leaves a page without a sign, which brings the script.
  const script = page.waitForResponse(/after-sign/);
  await cartLink(page).focus();
  // Its answer is not yet its run; the same import again ends after that.
  await page.evaluate((url) => import(url), (await script).url());
  const again = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await again;
  await expect(page.locator('#loader')).toBeHidden();
});
