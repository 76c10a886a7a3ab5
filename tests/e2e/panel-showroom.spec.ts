/** Every part of the shop in the panel: flawless on a phone and at a desk, and made of the parts themselves. */
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

test('the showroom has the parts of the pages, and nothing of it is crooked', async ({ page }) => {
  test.slow();
  await enterPanel(page, 'marketing', '/painel/configuracoes/aparencia');
  await page.getByRole('link', { name: 'Ver todas as peças da loja no mostruário' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mostruário');
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    expect([...(await axeViolations(page)), ...(await layoutFlaws(page))]).toEqual([]);
  }
  const parts = [
    'product-card',
    'price-page',
    'choice_value',
    'quantity-control',
    'wishlist-heart',
    'page-links',
  ];
  for (const part of [...parts, 'breadcrumb', 'active-filters', 'notice-error', 'panel-table']) {
    await expect(page.locator(`.${part}`).first(), part).toBeVisible();
  }
  await expect(page.locator('.product-card[data-status=indisponivel]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Abrir a janela de entrada' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
