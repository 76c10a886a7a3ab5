/** What companies do on the cart page, and closing an order, without scripts and with them. */
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

// They share an account, and with it a cart.
test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');

async function logIn(page: Page): Promise<void> {
  await page.goto('/checkout/acesso');
  await main(page).locator('[name=usuario]').fill('empresa@demo.test');
  await main(page).locator('[name=senha]').fill('cabo-de-demonstracao');
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(main(page).getByText('Sair da conta')).toBeVisible();
}

async function pasteList(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/checkout/carrinho/');
  await main(page).getByText('Adicionar uma lista de códigos').click();
  await main(page).getByLabel('Códigos e quantidades').fill(lines.join('\n'));
  await main(page).getByRole('button', { name: 'Adicionar a lista ao carrinho' }).click();
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a pasted list is added once, and its faulty lines come back with the reason', async ({ page }) => {
      await pasteList(page, ['FS-ADP-HVG;2', 'NADA;1', 'FS-ADP-VGH;dez']);
      const alert = main(page).getByRole('alert');
      await expect(alert).toContainText('Linha 2 (NADA;1): não encontramos este código.');
      await expect(alert).toContainText('Linha 3 (FS-ADP-VGH;dez)');
      await expect(main(page).getByLabel('Códigos e quantidades')).toHaveValue('NADA;1\nFS-ADP-VGH;dez');
      await page.reload();
      await expect(main(page).getByText('Subtotal (2 itens)')).toBeVisible();
      if (javaScriptEnabled) await expectFlawless(page);
    });

    test('a quote is made, shown and bought once, and an order sent twice is one, listed and cancelled', async ({
      page,
    }) => {
      // A whole way through the shop, with a look at each page.
      test.slow();
      await logIn(page);
      await pasteList(page, ['FS-ADP-HVG;2']);
      const make = main(page).getByRole('button', { name: 'Gerar orçamento' });
      // Open where quotes hold already.
      if (!(await make.isVisible())) await main(page).getByText('Orçamento para imprimir').click();
      await make.click();
      await expect(page).toHaveURL(/\/checkout\/orcamento\/\d+$/);
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(/Orçamento \d{4}/);
      if (javaScriptEnabled) await expectFlawless(page);
      const quote = page.url();
      await main(page).getByRole('button', { name: 'Comprar este orçamento' }).click();
      await expect(page).toHaveURL(/aviso=orcamento$/);
      await expect(
        main(page).getByText('Itens do orçamento no carrinho, com os preços combinados.'),
      ).toBeVisible();
      await main(page).getByText('Cupom de desconto', { exact: true }).click();
      await main(page).getByLabel('Código do cupom').fill('BEMVINDO10');
      await main(page).getByRole('button', { name: 'Aplicar' }).click();
      await expect(main(page).getByText(/cupom BEMVINDO10 vale mais que o orçamento \d+/)).toBeVisible();
      await page.goto(quote);
      await main(page).getByRole('button', { name: 'Comprar este orçamento' }).click();
      await expect(main(page).getByText('Itens do orçamento no carrinho.')).toBeVisible();
      await expect(main(page).getByText('com os preços combinados')).toHaveCount(0);
      await main(page).getByRole('button', { name: 'Remover o cupom' }).click();
      await expect(main(page).getByText('BEMVINDO10')).toHaveCount(0);

      await main(page).getByRole('link', { name: 'Finalizar compra' }).click();
      await expect(main(page).getByText('Avenida Paulista, 1000').first()).toBeVisible();
      if (javaScriptEnabled) await expectFlawless(page);
      await main(page)
        .getByRole('checkbox', { name: /li e aceito/i })
        .check();
      const note = `Deixar na portaria ${Date.now()}`;
      await main(page).getByText('Observação para a loja').first().click();
      await main(page).locator('[name=observacao]').fill(note);
      await main(page).getByRole('button', { name: 'Finalizar compra' }).dblclick();
      await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
      const everything = await (await page.request.get('/minha-conta/meus-dados.json')).text();
      expect(everything.split(note)).toHaveLength(2);
      if (javaScriptEnabled) await expectFlawless(page);
      await page.goto(quote);
      await expect(main(page).getByText('Este orçamento já foi usado no pedido')).toBeVisible();
      await expect(main(page).getByText('estes preços valem')).toHaveCount(0);
      if (javaScriptEnabled) await expectFlawless(page);
      await main(page).getByRole('button', { name: 'Adicionar os itens ao carrinho' }).click();
      await expect(page).toHaveURL(/aviso=orcamentoUsado$/);
      await expect(main(page).getByText(/com os preços de hoje/)).toBeVisible();
      await page.goto(quote);
      await main(page)
        .getByRole('link', { name: /^pedido \d+$/ })
        .click();
      await main(page).getByRole('link', { name: 'Ver todos os pedidos' }).click();
      if (javaScriptEnabled) await expectFlawless(page);
      await main(page)
        .getByRole('button', { name: /cancelar pedido/i })
        .first()
        .click();
      await expect(page).toHaveURL(/aviso=cancelado$/);
    });
  });
}

test('a product put in before logging in is in the cart after it', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /carrinho de compras/i })).toBeVisible();
  await logIn(page);
  await page.goto('/checkout/carrinho/');
  await expect(
    main(page)
      .getByRole('link', { name: /HDMI Ultra High Speed/ })
      .first(),
  ).toBeVisible();
});
