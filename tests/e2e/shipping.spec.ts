import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { CHOICE_PRODUCT, expect, PLAIN_PRODUCT, quantityField, test } from './fixtures.ts';

const cepField = (page: Page) => page.getByLabel(/informe o cep/i);
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular', exact: true });
const services = (page: Page) => page.getByRole('list', { name: /^Entrega/ }).getByRole('listitem');
const CALLS = '**/api/v2/front/**';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a postal code is answered with services, terms and prices', async ({ page }) => {
      await page.goto(PLAIN_PRODUCT);
      await cepField(page).fill('01310100');
      await calculate(page).click();
      await expect(page.getByText('Entrega no CEP 01310-100', { exact: true })).toBeVisible();
      await expect(services(page).first()).toContainText(/Chega .*R\$\s\d+,\d\d/);
      await expect(services(page).last()).toContainText('Grátis');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Cabo HDMI');
    });

    test('what is no postal code is said beside the field, which keeps it', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await page.goto(PLAIN_PRODUCT);
      for (const typed of ['1234', '01310-10a', '<script>alert(1)']) {
        await cepField(page).fill(typed);
        await calculate(page).click();
        await expect(cepField(page)).toHaveAccessibleDescription(/oito números/);
        await expect(cepField(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(cepField(page)).toHaveValue(typed);
        await expect(cepField(page)).toBeFocused();
      }
    });

    test('a postal code nobody has is said to be none', async ({ page }) => {
      await page.goto(PLAIN_PRODUCT);
      await cepField(page).fill('00000-000');
      await calculate(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('CEP não encontrado');
      await expect(services(page)).toHaveCount(0);
    });

    test('axe and the layout find nothing on a quote and on a refusal', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await page.goto(PLAIN_PRODUCT);
      await cepField(page).fill('01310100');
      await calculate(page).click();
      await expect(services(page).first()).toBeVisible();
      await expectFlawless(page, javaScriptEnabled);
      await cepField(page).fill('1');
      await calculate(page).click();
      await expect(cepField(page)).toHaveAttribute('aria-invalid', 'true');
      await expectFlawless(page, javaScriptEnabled);
    });
  });
}

test.describe('with JavaScript', () => {
  test('a quote follows the quantity and the value that are chosen', async ({ page }) => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/shipment/product')) asked.push(request.postDataJSON());
    });
    await page.goto(CHOICE_PRODUCT);
    await cepField(page).fill('20040-002');
    await calculate(page).click();
    await expect(page.getByText('Entrega no CEP 20040-002', { exact: true })).toBeVisible();
    const red = page.getByRole('radio', { name: /Vermelho/ });
    await red.check();
    const chosen = Number(await red.inputValue());
    await expect.poll(() => asked.at(-1)).toMatchObject({ idAtributoValor: chosen, quantidade: 1 });
    await page
      .getByRole('main')
      .getByRole('button', { name: /aumentar/i })
      .first()
      .click();
    await expect(page.getByText('Entrega de 2 unidades no CEP 20040-002')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ cep: '20040002', idAtributoValor: chosen, quantidade: 2 });
  });

  test('the postal code is told to the shop and waits on the next product', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    const told = page.waitForResponse(/checkout\/zipcode$/);
    await cepField(page).fill('01310100');
    await cepField(page).press('Enter');
    expect((await (await told).json()).endereco.cep).toBe('01310100');
    await page.goto(CHOICE_PRODUCT);
    await expect(cepField(page)).toHaveValue('');
    await cepField(page).focus();
    await expect(cepField(page)).toHaveValue('01310-100');
    await page.keyboard.type('2');
    await expect(cepField(page)).toHaveValue('2');
  });

  test('the field writes the dash, and leaves alone what is no postal code', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await cepField(page).click();
    await expect(page.locator('astro-island[component-export="ShippingCalculator"]')).not.toHaveAttribute(
      'ssr',
    );
    await page.keyboard.type('013101');
    await expect(cepField(page)).toHaveValue('01310-1');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(cepField(page)).toHaveValue('0131');
    await cepField(page).fill('');
    await page.keyboard.type('01310-100 SP');
    await expect(cepField(page)).toHaveValue('01310-100SP');
  });

  test('keeps every digit of who types while the field comes to life', async ({ page }) => {
    // As on a busy phone, where what is to be done at once waits.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (work: () => void, ms = 0) => later(work, Math.max(ms, 500)) });
    });
    await page.goto(PLAIN_PRODUCT);
    await cepField(page).click();
    await expect(page.locator('astro-island[component-export="ShippingCalculator"]')).not.toHaveAttribute(
      'ssr',
    );
    await page.keyboard.type('0');
    // The script selects a postal code that it remembers, and nothing else.
    await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 500)));
    await page.keyboard.type('13101');
    await expect(cepField(page)).toHaveValue('01310-1');
  });

  test('prices of the own tables are said to be that', async ({ page }) => {
    const mensagem = 'Não conseguimos consultar as transportadoras agora.';
    await page.route('**/shipment/product', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), mensagem } });
    });
    await page.goto(PLAIN_PRODUCT);
    await cepField(page).fill('01310100');
    await calculate(page).click();
    await expect(page.locator('.notice').getByText(mensagem)).toBeVisible();
    await expect(services(page).first()).toBeVisible();
  });

  test('a broken connection is said, and the next try counts', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await page.goto(PLAIN_PRODUCT);
    await page.route(CALLS, (route) => route.abort());
    await cepField(page).fill('01310100');
    await calculate(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Confira a conexão');
    await page.unroute(CALLS);
    await calculate(page).click();
    await expect(services(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('the answer is read out', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await cepField(page).fill('01310100');
    await calculate(page).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'entrega' })).toHaveText(
      /^\d formas de entrega\. A mais barata: .+, R\$\s\d+,\d\d\. Chega /,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for value and quantity itself, and the answer is nobody else’s', async ({ page }) => {
    await page.goto(CHOICE_PRODUCT);
    await cepField(page).fill('20040002');
    await page.getByLabel('Opção de cor').selectOption('Azul');
    await page.locator('.shipping-calculator').getByLabel('Quantidade').fill('3');
    const answer = page.waitForResponse(/\/frete$/);
    await calculate(page).click();
    expect((await answer).headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByText('Entrega de 3 unidades no CEP 20040-002')).toBeVisible();
    await expect(page.getByLabel('Opção de cor').locator('option:checked')).toHaveText('Azul');
    await expect(quantityField(page.locator('.shipping-calculator'))).toHaveValue('3');
  });

  test('a quantity that is none is said beside its field', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto(PLAIN_PRODUCT);
    await cepField(page).fill('20040002');
    const quantity = quantityField(page.locator('.shipping-calculator'));
    for (const typed of ['0', '-1', 'dez']) {
      await quantity.fill(typed);
      await calculate(page).click();
      await expect(quantity).toHaveAccessibleDescription(/a partir de 1/);
      await expect(quantity).toHaveValue(typed);
      await expect(cepField(page)).toHaveValue('20040002');
    }
  });
});

test('a form of no product page is not found, and its address leads home', async ({ request }) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (const form of [
    {},
    { cep: '01310100' },
    { cep: '01310100', idProduto: '999999', rota: PLAIN_PRODUCT },
    { cep: '01310100', idProduto: '1', rota: '//outra.example' },
  ])
    expect((await request.post('/frete', { headers, form })).status()).toBe(404);
  expect(new URL((await request.get('/frete')).url()).pathname).toBe('/');
});

async function expectFlawless(page: Page, scripted: boolean): Promise<void> {
  expect(await layoutFlaws(page)).toEqual([]);
  // Axe runs as a script of the page.
  if (!scripted) return;
  expect(await axeViolations(page)).toEqual([]);
}
