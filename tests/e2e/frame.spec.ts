/** What stands around every page and depends on who the visitor is: the form to log in over it, the internal-sale bar. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { layoutFlaws } from '../support/layout.ts';
import { CATEGORY, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

const ACCESS = '/checkout/acesso';
const SELLER = 'vendas@demo.test';

const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Minha conta', exact: true });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Entrar na sua conta' });
const saleBar = (page: Page) => page.getByRole('complementary', { name: 'Venda interna' });

test.describe('the form to log in', () => {
  test('opens over the page, takes the focus, and gives it back', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await loginLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toBeFocused();
    expect(await layoutFlaws(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(loginLink(page)).toBeFocused();

    await loginLink(page).click();
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(popup(page)).toBeHidden();
    await loginLink(page).click();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
  });

  test('says a mistake on its page, keeps the name, and still leads back', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto(`${CATEGORY}?pg=2`);
    await loginLink(page).click();
    await page.getByLabel('E-mail, CPF ou CNPJ').fill('ninguem@demo.test');
    await page.getByLabel('Senha', { exact: true }).fill(' ');
    await popup(page).getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(/\S/);
    await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toHaveValue('ninguem@demo.test');
    expect(await page.locator('input[name=voltar]').inputValue()).toBe(`${CATEGORY}?pg=2`);
  });

  test('is a link where its piece of the page does not come, and with a modifier', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|Failed to load/);
    await page.goto(CATEGORY);
    const opened = context.waitForEvent('page');
    await loginLink(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(new RegExp(`${ACCESS}$`));
    await page.route('**/entrar?*', (route) => route.abort());
    await loginLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${ACCESS}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar na sua conta');
    // On its own page the link opens nothing.
    await expect(page.locator('[data-login]')).toHaveCount(0);
  });

  test('leads nowhere but into the shop', async ({ request }) => {
    for (const voltar of [
      'https://outro.example/',
      '//outro.example',
      '/\\outro.example',
      'javascript:alert(1)',
    ]) {
      const html = await (await request.get('/entrar', { params: { voltar } })).text();
      expect(html).toContain('<dialog');
      expect(html).not.toMatch(/outro\.example|javascript:/);
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the internal-sale bar ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('stands on every page of a seller until the sale is ended', async ({ page, request }) => {
      await page.goto('/');
      await expect(saleBar(page)).toHaveCount(0);
      await page.goto(ACCESS);
      await page.getByLabel('E-mail, CPF ou CNPJ').fill(SELLER);
      await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      for (const path of ['/', CATEGORY, PLAIN_PRODUCT, '/checkout/carrinho/', '/pagina/quem-somos']) {
        await page.goto(path);
        await expect(saleBar(page)).toContainText('Renato Vilas Boas');
      }
      expect(await (await request.get('/')).text()).not.toContain('Renato');
      if (javaScriptEnabled) expect(await layoutFlaws(page)).toEqual([]);

      await saleBar(page).getByRole('button', { name: 'Encerrar venda' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(saleBar(page)).toHaveCount(0);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Olá, Renato', exact: true }),
      ).toBeVisible();
    });
  });
}
