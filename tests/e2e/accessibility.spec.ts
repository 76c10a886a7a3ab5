import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, PLAIN_PRODUCT, putInCart, test } from './fixtures.ts';

/** Beside the screens of the fixtures, which the layout's tests ask too: pages around the account, and states an address can ask for. */
const OTHERS = [
  '/checkout/acesso',
  '/checkout/acesso?esqueci=1',
  '/checkout/cadastro',
  '/pagina',
  '/pagina/acessibilidade',
  '/pagina/privacidade',
  '/pagina/trocas-e-devolucoes',
  '/?testeLoja=1',
  '/nao-existe?debug',
];
/** What only their owner sees. */
const PRIVATE = [
  '/minha-conta',
  '/minha-conta/dados',
  '/minha-conta/senha',
  '/minha-conta/enderecos',
  '/minha-conta/aparelhos',
  '/minha-conta/pedidos',
  '/minha-conta/privacidade',
  '/checkout/pagamento',
];

/** WCAG 2.2 A and AA, no rule off, no element left out. */
async function violations(page: Page): Promise<readonly string[]> {
  return axeViolations(page);
}

for (const path of ['/nao-existe', ...OTHERS]) {
  test(`axe finds nothing on ${path}`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await layoutFlaws(page)).toEqual([]);
  });
}

test('axe finds nothing on the narrowest phone, where the lines of the footer wrap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await violations(page)).toEqual([]);
  const names = await page
    .locator('section[aria-label]')
    .evaluateAll((sections) => sections.map(({ ariaLabel }) => ariaLabel));
  expect(new Set(names).size).toBe(names.length);
});

test('axe finds nothing on the pages of an account, under the bar of an internal sale', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/checkout/acesso');
  await page.getByLabel('E-mail, CPF ou CNPJ').fill('vendas@demo.test');
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('complementary', { name: 'Venda interna' })).toBeVisible();
  await putInCart(page, PLAIN_PRODUCT);
  for (const path of PRIVATE) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe(path);
    expect(await violations(page), path).toEqual([]);
    expect(await layoutFlaws(page), path).toEqual([]);
  }
});

test('axe finds nothing on the open side cart and on a cart with a line', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  await page.getByRole('dialog').evaluate(async (dialog) => {
    await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  expect(await violations(page)).toEqual([]);
  await page.goto('/checkout/carrinho/');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the open menu and on the form to log in over a page', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.locator('#main-menu summary').first().click();
  await expect(page.locator('.main-menu_panel a:visible').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(PLAIN_PRODUCT);
  await page.locator('[data-login]').click();
  await expect(page.getByRole('dialog', { name: 'Entrar na sua conta' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
