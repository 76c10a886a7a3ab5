/** The cart page as a visitor without scripts uses it; axe and the layout at the end, since it is the longest page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

async function buy(page: Page): Promise<void> {
  await page.goto(PLAIN_PRODUCT);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
}

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('region', { name: 'Resumo do pedido' });

test('the freight is quoted, its service chosen and counted into the total', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await buy(page);
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

  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations).toEqual([]);
});
