/** The cart page without scripts and with them. */
import type { Page } from '@playwright/test';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

async function buy(page: Page, scripted: boolean): Promise<void> {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  if (scripted) await expect(page.getByRole('dialog', { name: /carrinho de compras/i })).toBeVisible();
  await expect(async () => page.goto('/checkout/carrinho/')).toPass();
}

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('region', { name: 'Resumo do pedido' });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the freight is quoted, its service chosen and counted into the total', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      await buy(page, javaScriptEnabled);
      await expect(summary(page)).toContainText('informe o CEP');

      await main(page).getByLabel('CEP de entrega').fill('123');
      await main(page).getByRole('button', { name: 'Calcular' }).click();
      const field = main(page).getByLabel('CEP de entrega');
      await expect(field).toHaveValue('123');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/oito números/);

      await field.fill('69005-000');
      await main(page).getByRole('button', { name: 'Calcular' }).click();
      await expect(page).toHaveURL(/aviso=cep#frete$/);
      await expect(summary(page)).toContainText('escolha a entrega');
      const service = main(page).getByRole('button', { name: /econômica/i });
      await service.click();
      await expect(service).toHaveAttribute('aria-pressed', 'true');
      await expect(summary(page)).toContainText('Econômica');
    });

    test('a removed line comes back by "Desfazer", and one kept for later from the list below', async ({
      page,
    }) => {
      await buy(page, javaScriptEnabled);
      await main(page)
        .getByRole('button', { name: /remover/i })
        .click();
      await expect(main(page).getByText('Seu carrinho está vazio')).toBeVisible();
      await main(page).getByRole('button', { name: 'Desfazer' }).click();
      await expect(main(page).getByText('O produto voltou para o carrinho.')).toBeVisible();

      await main(page)
        .getByRole('button', { name: /guardar para depois/i })
        .click();
      const saved = page.getByRole('region', { name: /guardado para depois/i });
      await expect(saved.getByRole('listitem')).toHaveCount(1);
      await expect(main(page).getByText('Seu carrinho está vazio')).toBeVisible();
      await saved.getByRole('button', { name: /voltar para o carrinho/i }).click();
      await expect(saved).toHaveCount(0);
      await expect(summary(page)).toContainText('Subtotal (1 item)');
    });

    test('a coupon is refused beside its field, counted when it holds, and taken back', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      await buy(page, javaScriptEnabled);
      const field = main(page).getByLabel(/código do cupom/i);
      await expect(field).toBeHidden();
      await main(page).getByText('Cupom de desconto').click();
      await field.fill('NADA');
      await main(page).getByRole('button', { name: 'Aplicar' }).click();
      await expect(field).toHaveValue('NADA');
      await expect(field).toHaveAccessibleDescription('Cupom não encontrado.');
      await field.fill('bemvindo10');
      await main(page).getByRole('button', { name: 'Aplicar' }).click();
      await expect(summary(page)).toContainText('Cupom BEMVINDO10');
      await main(page).getByRole('button', { name: 'Remover o cupom' }).click();
      await expect(summary(page)).not.toContainText('Cupom');
    });
  });
}
