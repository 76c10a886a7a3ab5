/** A coupon from the panel to a cart, and back out of it. */
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

test('the owner makes a coupon that a cart takes, and ends it', async ({ page, browser, complaints }) => {
  complaints.allow(/422/);
  const code = `TESTE-${Date.now().toString(36).toUpperCase()}`;
  await enterPanel(page, 'admin', '/painel/cupons');
  await page.getByRole('link', { name: 'Novo cupom' }).click();
  await page.getByLabel('Código').fill(code.toLowerCase());
  await page.getByLabel('Quanto', { exact: true }).fill('101');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByLabel('Quanto', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Código')).toHaveValue(code);
  await page.getByLabel('Quanto', { exact: true }).fill('15');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status')).toContainText('Cupom criado');

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(PLAIN_PRODUCT);
  await visitor.getByRole('button', { name: 'Comprar', exact: true }).click();
  await visitor.waitForURL(/carrinho/);
  await visitor.getByText('Cupom de desconto', { exact: true }).click();
  await visitor.getByLabel('Código do cupom').fill(code);
  await visitor.getByRole('button', { name: 'Aplicar' }).click();
  await expect(visitor.getByRole('main')).toContainText(`Cupom ${code}`);

  await page.getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(page.getByRole('status')).toContainText('Cupom encerrado');
  await visitor.goto('/checkout/carrinho');
  await expect(visitor.getByRole('main')).toContainText(`O cupom ${code} não vale mais`);
  await visitor.close();

  await page.getByRole('button', { name: 'Remover este cupom' }).click();
  await expect(page.getByRole('status')).toContainText('Cupom removido');
  await expect(page.getByRole('link', { name: code })).toHaveCount(0);
});
