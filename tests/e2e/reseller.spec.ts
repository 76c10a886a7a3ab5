/** A reseller sees and pays their own prices, a visitor of the same pages at the same time those of everybody. */

import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { CATEGORY, expect, test } from './fixtures.ts';

/** Not on promotion, so that the discount decides its price. */
const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-3m';
const RESELLER = 'revenda@demo.test';
const LABEL = 'Seu preço';

/** But for the bar below, which comes and goes with the place of the buy button. */
const amounts = async (page: Page) => {
  const text = await page
    .locator('main')
    .first()
    .evaluate((main) => {
      main.querySelector('.buy-bar')?.remove();
      return (main as HTMLElement).innerText;
    });
  return text.match(/R\$\s*[\d.]+,\d\d/g) ?? [];
};

async function logIn(page: Page): Promise<void> {
  await page.goto('/checkout/acesso');
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(RESELLER);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Olá, / })).toBeVisible();
}

async function asEverybody(browser: Browser, path: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(path);
  expect(await page.locator('main').first().innerText()).not.toContain(LABEL);
  const seen = await amounts(page);
  await page.close();
  return seen;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a reseller ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('sees own prices on listings and products, which nobody else does', async ({ page, browser }) => {
      await logIn(page);
      for (const path of [CATEGORY, PRODUCT]) {
        await page.goto(path);
        await expect(page.getByText(LABEL).first()).toBeVisible();
        const own = await amounts(page);
        expect(await asEverybody(browser, path)).not.toEqual(own);
        if (!javaScriptEnabled) continue;
        expect(await layoutFlaws(page)).toEqual([]);
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.goto('/minha-conta/revenda');
      await expect(page.getByText('15% abaixo do preço normal')).toBeVisible();
      await expect(page.getByRole('link', { name: 'vendas@demo.test' })).toBeVisible();
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    });

    test('leaves no own price behind in the browser after the logout', async ({ page, browser }) => {
      await logIn(page);
      await page.goto(PRODUCT);
      await expect(page.getByText(LABEL).first()).toBeVisible();
      const everybody = await asEverybody(browser, PRODUCT);
      await page.goto('/minha-conta');
      await page.getByRole('main').getByRole('button', { name: 'Sair da conta' }).click();
      await page.goto(PRODUCT);
      expect(await amounts(page)).toEqual(everybody);
      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect(page.getByText(LABEL)).toHaveCount(0);
    });
  });
}
