/** A file of another platform is looked at, said, imported and taken back, with and without JavaScript. */
import { axeViolations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const HERE = '/painel/planilhas';
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('columns are shown with values, a brand is made, lines are imported', async ({ page }) => {
      await enterPanel(page, 'admin', HERE);
      await page.getByLabel('Arquivo CSV').setInputFiles('tests/data/sheets/shopify.csv');
      await page.getByRole('button', { name: 'Conferir' }).click();
      const columns = page.getByRole('group').filter({ hasText: 'Colunas da planilha da Shopify' });
      await expect(columns.getByLabel('A coluna Vendor é lida como')).toHaveValue('marca');
      await expect(columns.getByRole('row', { name: /^Variant SKU/ })).toContainText('CAPA-PM');
      await expect(page.locator('.sheet-lines')).toContainText('Vendor');
      await expect(page.locator('.sheet-lines')).toContainText('Linha 2.');
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      const scrolls = (region: Element) => region.scrollWidth > region.clientWidth;
      expect(
        await page.locator('.panel-scroll', { has: page.locator('.sheet-lines') }).evaluate(scrolls),
      ).toBe(false);
      if (size) await page.setViewportSize(size);
      if (javaScriptEnabled) {
        expect(await axeViolations(page, 'main')).toEqual([]);
      }

      await page.getByLabel('Criar as marcas e categorias que a loja não tem').check();
      await page.getByLabel('Peso (kg)').fill('0,45');
      await page.getByRole('button', { name: 'Ler a planilha assim' }).click();
      await expect(page.locator('main')).toContainText('Serão criadas ao importar: ');
      await expect(page.locator('.sheet-lines')).toContainText('0,45 (presumido');
      const report = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Baixar o relatório (CSV)' }).click();
      expect((await report).suggestedFilename()).toMatch(/^relatorio-\d+\.csv$/);
      await page.getByRole('button', { name: 'Importar 5 linhas' }).click();
      await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible({ timeout: 30_000 });

      await page.goto('/capa-dupla');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Capa dupla');
      await page.goto(HERE);
      await page.getByRole('link', { name: 'shopify.csv' }).first().click();
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.locator('main .badge').first()).toHaveText('Desfeita', { timeout: 30_000 });
    });
  });
}
