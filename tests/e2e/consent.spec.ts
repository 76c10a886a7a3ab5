/** The question about cookies, for a visitor who was never asked. */

import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

test.use({ consentAnswered: false });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies e privacidade' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine:consent'));

test('asks once: a refusal is kept, and nothing is asked on the next page', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => stored(page)).toBeNull();
  await banner(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe('[]');
  await page.goto(PLAIN_PRODUCT);
  await expect(page.getByRole('button', { name: 'Comprar', exact: true })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('is answered by keyboard, right after the skip link, and the focus goes on at the content', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Aceitar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page)).toBe('["statistics","marketing","content"]');
  await expect(page.locator('#conteudo')).toBeFocused();
});

test('refusing is as easy as agreeing: two buttons of one size and one look, both in sight', async ({
  page,
}) => {
  await page.goto('/');
  const looks = await Promise.all(
    ['Aceitar', 'Recusar'].map((name) =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { width, height, bottom } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
          return {
            size: `${Math.round(width)} ${Math.round(height)} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`,
            inSight: bottom <= innerHeight,
          };
        }),
    ),
  );
  expect(looks[0]?.size).toBe(looks[1]?.size);
  expect(looks.map(({ inSight }) => inSight)).toEqual([true, true]);
});

test('each kind is chosen on its own in the panel, and changed from the footer', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Escolher' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('checkbox', { name: 'Necessários' })).toBeDisabled();
  for (const name of ['Estatística', 'Marketing', 'Conteúdo de terceiros'])
    await expect(panel(page).getByRole('checkbox', { name })).not.toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  expect(await layoutFlaws(page)).toEqual([]);
  await panel(page).getByRole('checkbox', { name: 'Estatística' }).check();
  await panel(page).getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe('["statistics"]');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
  await expect(panel(page).getByRole('checkbox', { name: 'Estatística' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe('["statistics"]');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
  await panel(page).getByRole('button', { name: 'Recusar tudo' }).click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe('[]');
});

test('the banner moves nothing, passes axe, and hides neither the focused field nor the buy button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      for (const { value } of shifts) Object.assign(window, { shifted: value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PLAIN_PRODUCT);
  await expect(banner(page)).toBeVisible();
  // What it covers until somebody scrolls is too small to be pressed, to axe; below it says what matters.
  expect(await axeViolations(page, '[data-consent]')).toEqual([]);
  expect(await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.01);
  for (const control of [
    page.getByRole('button', { name: 'Comprar', exact: true }),
    page.getByRole('contentinfo').getByRole('link').last(),
  ]) {
    await control.focus();
    const [own, over] = await Promise.all([control.boundingBox(), banner(page).boundingBox()]);
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and the footer leads to the privacy policy', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade');
  });
});
