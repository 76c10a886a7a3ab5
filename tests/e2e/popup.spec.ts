/** The popup of the home page, whose seconds the browser's clock is moved over, and the form of the news. */

import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

/** More than the demo shop's popup waits, in seconds. */
const WAIT = 25;

const popup = (page: Page) => page.getByRole('dialog', { name: '10% na primeira compra' });

async function wait(page: Page): Promise<void> {
  await page.clock.runFor(WAIT * 1000);
}

test.beforeEach(({ page }) => page.clock.install());

test('opens after its seconds, subscribes, and does not come back once closed', async ({ page }) => {
  await page.goto('/');
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeHidden();
  await wait(page);
  await expect(popup(page)).toBeVisible();
  expect(await layoutFlaws(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await popup(page).getByLabel('Seu e-mail').fill(`popup-${Date.now()}@exemplo.com.br`);
  await popup(page).getByRole('button', { name: 'Assinar' }).click();
  await expect(popup(page).getByRole('status')).toHaveText(/Falta um passo: enviamos um e-mail/);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('popID1'))).not.toBeNull();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await wait(page);
  await expect(popup(page)).toBeHidden();
});

test('is shown once in a visit', async ({ page }) => {
  await page.goto('/');
  await wait(page);
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('exibidasNaSessao'))).toBe('[1]');
  await page.reload();
  await wait(page);
  await expect(popup(page)).toBeHidden();
});

test('waits for another dialog to close', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /carrinho/i })
    .click();
  const cart = page.getByRole('dialog', { name: /carrinho de compras/i });
  await expect(cart).toBeVisible();
  await wait(page);
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await page.clock.runFor(2000);
  await expect(popup(page)).toBeVisible();
});

for (const path of [PLAIN_PRODUCT, '/checkout/carrinho/']) {
  test(`does not open on ${path}`, async ({ page }) => {
    await page.goto(path);
    await wait(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.locator('astro-island[client="popup"]').count()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the news are subscribed to by a form, which says what is wrong', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto('/');
    const field = page.getByRole('main').getByLabel('Seu e-mail');
    await field.fill('ana@exemplo');
    await page.getByRole('main').getByRole('button', { name: 'Assinar' }).click();
    await expect(page.getByRole('main').getByLabel('Seu e-mail')).toHaveValue('ana@exemplo');
    await expect(page.getByRole('main').getByLabel('Seu e-mail')).toHaveAccessibleDescription(
      /nome@exemplo\.com\.br/,
    );
    await page.getByRole('main').getByLabel('Seu e-mail').fill('ana@exemplo.com.br');
    await page.getByRole('main').getByRole('button', { name: 'Assinar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscrição recebida');
  });
});
