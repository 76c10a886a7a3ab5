import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { cartLink, expect, PLAIN_PRODUCT, quantityField, test } from './fixtures.ts';

/** Its page offers one product, whose colour is chosen; green is sold out. */
const WITH_CHOICE = '/cabo-p10-instrumento-6m';

const offer = (page: Page) => page.getByRole('region', { name: 'Compre junto' });
const total = (page: Page) => offer(page).getByRole('status');
const buy = (page: Page) => offer(page).getByRole('button', { name: 'Levar juntos' });
const cart = (page: Page) => page.getByRole('dialog', { name: /carrinho de compras/i });

test.describe('with scripts', () => {
  test('a tick changes the total, and the script asks the shop for it', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await expect(offer(page).getByRole('button', { name: 'Calcular o total' })).toBeHidden();
    await expect(total(page)).toContainText('Total dos 3 produtos');
    const whole = await total(page).innerText();
    const asked = page.waitForRequest(/\/comprar-junto\/total$/);
    await offer(page)
      .getByRole('checkbox', { name: /Switch HDMI/ })
      .uncheck();
    await asked;
    await expect(total(page)).toContainText('Total dos 2 produtos');
    await offer(page)
      .getByRole('checkbox', { name: /Switch HDMI/ })
      .check();
    await expect(total(page)).toHaveText(whole, { useInnerText: true });
  });

  test('the side cart opens with all of it and charges the total that was shown', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    const card = /ou (R\$\s[\d.,]+)/.exec(await total(page).innerText())?.[1] ?? 'no price';
    await buy(page).click();
    await expect(quantityField(cart(page))).toHaveCount(3);
    await expect(cart(page)).toContainText(card);
    await expect(cartLink(page)).toContainText('3');
  });

  test('two quick clicks buy once', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await buy(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    // A script that does not come for seconds, on a busy machine, leaves the form to the browser: the page of the cart opens.
    await expect(
      cart(page).or(page.getByRole('heading', { level: 1, name: 'Carrinho de compras' })),
    ).toBeVisible();
    await expect(cartLink(page)).toContainText('3');
  });

  test('without a choice the browser asks for it; a colour shows the total and is bought', async ({
    page,
  }) => {
    await page.goto(WITH_CHOICE);
    await expect(total(page)).toHaveText('Escolha as opções para ver o total.');
    const colour = offer(page).getByRole('combobox', { name: /^Cor de/ });
    await buy(page).click();
    await expect(colour).toBeFocused();
    await expect(cart(page)).toBeHidden();
    await expect(colour.getByRole('option', { name: /Verde \(esgotado\)/ })).toBeDisabled();
    await colour.selectOption('Laranja');
    await expect(total(page)).toContainText('Você economiza');
    await buy(page).click();
    await expect(quantityField(cart(page))).toHaveCount(2);
    await expect(cart(page)).toContainText('Laranja');
  });

  test('nothing ticked is not bought, and the total says why', async ({ page }) => {
    await page.goto(WITH_CHOICE);
    await offer(page)
      .getByRole('checkbox', { name: /^Levar junto/ })
      .uncheck();
    await expect(total(page)).toHaveText('Escolha pelo menos um produto para levar junto.');
    await buy(page).click();
    await expect(offer(page).getByRole('checkbox', { name: /^Levar junto/ })).toBeFocused();
    await expect(cart(page)).toBeHidden();
  });

  test('says so when the total cannot be had', async ({ page, complaints }) => {
    complaints.allow(/500/);
    await page.route('**/comprar-junto/total', (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.goto(PLAIN_PRODUCT);
    await offer(page)
      .getByRole('checkbox', { name: /Switch HDMI/ })
      .uncheck();
    await expect(total(page)).toHaveText('Não foi possível calcular o total agora. Tente de novo.');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('"Calcular o total" shows the new total and keeps the choice', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    const before = await total(page).innerText();
    await offer(page)
      .getByRole('checkbox', { name: /Switch HDMI/ })
      .uncheck();
    await offer(page).getByRole('button', { name: 'Calcular o total' }).click();
    await expect(page).toHaveURL(/#compre-junto$/);
    await expect(offer(page).getByRole('checkbox', { name: /Switch HDMI/ })).not.toBeChecked();
    expect(await total(page).innerText()).not.toBe(before);
    await buy(page).click();
    await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado/);
    const lines = page.getByRole('main').locator('.cart-line');
    await expect(lines.filter({ hasText: '8K — 1 m' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'Switch HDMI' })).toHaveCount(0);
  });

  test('a missing choice comes back with a message beside its field', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto(WITH_CHOICE);
    await buy(page).click();
    const colour = offer(page).getByRole('combobox', { name: /^Cor de/ });
    await expect(colour).toHaveAttribute('aria-invalid', 'true');
    await expect(offer(page).getByRole('alert')).toHaveText('Escolha uma opção de cor para continuar.');
    await colour.selectOption('Preto');
    await buy(page).click();
    await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado/);
  });

  test('nothing ticked is refused', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto(WITH_CHOICE);
    await offer(page)
      .getByRole('checkbox', { name: /^Levar junto/ })
      .uncheck();
    await buy(page).click();
    await expect(offer(page).getByRole('alert')).toHaveText(
      'Escolha pelo menos um produto para levar junto.',
    );
  });
});

test('a page with an offer, before and after a choice, passes axe', async ({ page }) => {
  await page.goto(WITH_CHOICE);
  expect(await axeViolations(page)).toEqual([]);
  await offer(page).getByRole('combobox').selectOption('Preto');
  await expect(total(page)).toContainText('Total dos 2 produtos');
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('a form that was tampered with', () => {
  const form = { rota: PLAIN_PRODUCT, idProduto: '21', junto: '205', quantidade: '1', acao: 'comprar' };
  const post = (page: Page, change: Readonly<Record<string, string>>, path = '/comprar-junto') =>
    page.request.post(path, {
      form: { ...form, ...change },
      maxRedirects: 0,
      headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
    });

  test('is refused, and nothing is bought', async ({ page }) => {
    const untouched = await post(page, {});
    expect([untouched.status(), untouched.headers().location]).toEqual([
      303,
      '/checkout/carrinho/?aviso=adicionado',
    ]);
    const before = await (await page.request.get('/checkout/carrinho/')).text();
    const statuses = [
      { junto: '1' },
      { junto: '2147483647' },
      { junto: '21' },
      { junto: 'x' },
      { idAtributoSimples: '9' },
      { 'valor-205': '9' },
      { idProduto: '22' },
      { idProduto: '0' },
      { rota: '/nao-existe' },
      { rota: '//mal.example/' },
    ].map(async (change) => (await post(page, change)).status());
    expect(await Promise.all(statuses)).toEqual([422, 422, 422, 422, 422, 422, 404, 404, 404, 404]);
    const price = await post(page, { junto: '1' }, '/comprar-junto/total');
    expect([price.status(), (await price.text()).includes('R$')]).toEqual([200, false]);
    expect((await post(page, { idProduto: '22' }, '/comprar-junto/total')).status()).toBe(404);
    const after = await (await page.request.get('/checkout/carrinho/')).text();
    expect(after.match(/cart-line"/g)).toEqual(before.match(/cart-line"/g));
  });

  test('that asks for a hundred is sold one of each', async ({ page }) => {
    await post(page, { quantidade: '100' });
    await page.goto('/checkout/carrinho/');
    for (const field of await page
      .getByRole('main')
      .getByRole('textbox', { name: /quantidade/i })
      .all())
      await expect(field).toHaveValue('1');
  });

  test('is no page to open', async ({ page }) => {
    await page.goto('/comprar-junto');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/comprar-junto/total');
    await expect(page).toHaveURL(/\/$/);
  });
});
