/** A ZIP of pictures is looked at, put on products and taken back; a value has pictures of its own. Without JavaScript too. */
import { axeViolations } from '../support/axe.ts';
import { twoColours } from '../support/pictures.ts';
import { zipOf } from '../support/zip.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const HERE = '/painel/planilhas';
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('files named by codes come to their products, the others are listed', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      await enterPanel(page, 'admin', '/painel/produtos');
      const code = await page.locator('.panel-table tbody .data').first().innerText();
      const jpeg = await twoColours(240, javaScriptEnabled ? 200 : 220)
        .jpeg()
        .toBuffer();
      await page.goto(HERE);
      await page.getByRole('link', { name: 'Enviar fotos num ZIP' }).click();
      const file = page.getByLabel('Arquivo ZIP');
      await file.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: jpeg });
      await page.getByRole('button', { name: 'Conferir' }).click();
      await expect(page.getByText('não é um ZIP que dá para ler')).toBeVisible();

      const buffer = zipOf([
        { name: `${code}.jpg`, bytes: jpeg },
        { name: 'sem-dono.jpg', bytes: jpeg },
      ]);
      await file.setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer });
      await page.getByRole('button', { name: 'Conferir' }).click();
      await expect(page.getByRole('row', { name: /sem-dono\.jpg/ })).toContainText(
        'Nenhum produto tem este código',
      );
      if (javaScriptEnabled) {
        expect(await axeViolations(page, 'main')).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.getByRole('button', { name: 'Adicionar 1 imagem aos produtos' }).click();
      await expect(page.getByText('1 imagem nos produtos.')).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.getByText('1 imagem saiu do produto; continua na biblioteca.')).toBeVisible({
        timeout: 30_000,
      });
    });
  });
}
