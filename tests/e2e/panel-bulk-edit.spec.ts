/** A product is copied, changed with others of a filtered list, taken back, archived, brought back and deleted. */
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const HERE = '/painel/produtos';
const OF = 'FS-HDM-HS-030';
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true }).click();
const notice = (page: Page) => main(page).getByRole('status').first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const sku = javaScriptEnabled ? 'COPIA-COM' : 'COPIA-SEM';

    test('from a copy to its end', async ({ page, complaints }) => {
      test.slow();
      complaints.allow(/404|410|422/);
      page.setDefaultTimeout(30_000);
      await enterPanel(page, 'admin', `${HERE}`);
      await page.goto(`${HERE}?busca=${OF}`);
      await main(page).getByRole('link', { name: /3 m$/ }).first().click();
      await page.getByLabel('SKU da cópia').fill(OF);
      await press(page, 'Duplicar');
      await expect(main(page)).toContainText('Já está em uso');
      await page.getByLabel('SKU da cópia').fill(sku);
      await press(page, 'Duplicar');
      await expect(notice(page)).toContainText('Cópia criada, fora da loja.');
      const path = new URL(page.url()).pathname;
      const slug = await page.getByLabel('Endereço', { exact: true }).inputValue();
      expect((await page.request.get(`/${slug}`)).status()).toBe(404);
      await page.getByLabel('Na loja').selectOption('Sim');
      await page.getByLabel('Preço (R$)', { exact: true }).fill('41,00');
      await page.getByLabel('Preço “de” (R$)', { exact: true }).fill('');
      await page.getByLabel('Estoque', { exact: true }).fill('5');
      await main(page).getByRole('button', { name: 'Salvar' }).last().click();
      await expect(notice(page)).toContainText('Produto salvo.');
      const costs = async (price: string) =>
        expect((await (await page.request.get(`/${slug}`)).text()).includes(price)).toBe(true);

      await page.goto(`${HERE}?busca=${sku}`);
      await page.getByRole('checkbox', { name: /^Marcar / }).check();
      await press(page, 'Editar os marcados');
      await expect(main(page)).toContainText('A mudança vale para 1 produto.');
      if (javaScriptEnabled) await expectFlawless(page);
      const price = main(page).locator('form', {
        has: page.getByRole('button', { name: 'Conferir os preços' }),
      });
      await price.getByLabel('De quanto').fill('muito');
      await press(page, 'Conferir os preços');
      await expect(main(page)).toContainText('Escreva de quanto é a mudança');
      await price.getByLabel('De quanto').fill('10');
      await price.getByLabel('Centavos no fim do preço').selectOption(',90');
      await press(page, 'Conferir os preços');
      await expect(notice(page)).toHaveText('Mudança conferida. Nada mudou na loja ainda.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preço +10%, final ,90');
      await expect(main(page)).toContainText('41,00 → 44,90');
      if (javaScriptEnabled) await expectFlawless(page);
      await press(page, 'Aplicar em 1 linha');
      await expect(async () => {
        await page.reload();
        await expect(main(page).locator('.badge').first()).toHaveText('Aplicada', { timeout: 200 });
      }).toPass();
      await costs('44,90');
      await press(page, 'Desfazer');
      await expect(async () => {
        await page.reload();
        await expect(main(page).locator('.badge').first()).toHaveText('Desfeita', { timeout: 200 });
      }).toPass();
      await costs('41,00');

      await page.goto(path);
      await page.getByLabel('O endereço da página').selectOption('diz que o produto saiu de linha');
      await press(page, 'Arquivar');
      await expect(notice(page)).toContainText('Produto arquivado.');
      const gone = await page.request.get(`/${slug}`);
      expect(gone.status()).toBe(410);
      expect(await gone.text()).toContain('Este produto saiu de linha');
      await page.goto(`${HERE}?estado=arquivado&busca=${sku}`);
      await expect(main(page).getByRole('row').last()).toContainText('Arquivado');
      if (javaScriptEnabled) await expectFlawless(page);
      await main(page).getByRole('row').last().getByRole('link').click();
      if (javaScriptEnabled) await expectFlawless(page);
      await press(page, 'Restaurar na loja');
      await expect(notice(page)).toHaveText('O produto voltou à loja.');
      expect((await page.request.get(`/${slug}`)).status()).toBe(200);

      await page.getByLabel('Tenho certeza: excluir este produto').check();
      await press(page, 'Excluir de vez');
      await expect(notice(page)).toHaveText('Produto excluído.');
      expect((await page.request.get(`/${slug}`)).status()).toBe(404);
    });
  });
}
