/** From an empty shop an owner makes the tree of categories and the brands in the panel, and their pages show what was entered. */
import { axeViolations } from '../support/axe.ts';
import { twoColours } from '../support/pictures.ts';
import { emptyShop, type OwnShop } from './empty-shop.ts';
import { expect, test } from './fixtures.ts';
import { typeSource } from './panel.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 });

let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await emptyShop();
});
test.afterAll(() => shop.close());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const root = javaScriptEnabled ? 'Roupas' : 'Casa';
    const slug = root.toLowerCase();

    test('categories are made, moved, described and deleted', async ({ page, complaints }) => {
      complaints.allow(/422|404/);
      const save = () => page.getByRole('button', { name: 'Salvar' }).click();
      const add = async (nome: string, endereco: string, dentro = '') => {
        await page.goto(`${shop.url}/painel/categorias/novo`);
        await page.getByLabel('Nome', { exact: true }).fill(nome);
        await page.getByLabel('Endereço', { exact: true }).fill(endereco);
        if (dentro) await page.getByLabel('Dentro de').selectOption(dentro);
        await save();
      };
      const names = () => page.locator('[data-path] a:not(.button)').allTextContents();
      await shop.enter(page, '/painel/categorias');
      await add(root, 'painel');
      await expect(page.getByText('nenhum endereço que é da própria loja')).toBeVisible();
      await page.getByLabel('Endereço', { exact: true }).fill(slug);
      await save();
      await expect(page.getByRole('status')).toHaveText('Categoria salva. A loja já mostra a mudança.');
      await add('Primeira', 'primeira', `/${slug}`);
      await add('Segunda', 'segunda', `/${slug}`);

      await page.goto(`${shop.url}/painel/categorias`);
      await page.getByRole('button', { name: 'Subir Segunda' }).click();
      await expect(page.getByRole('status')).toHaveText('Categoria movida.');
      // The button that was pressed has nowhere left to go: another one of the same category has the focus.
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Descer Segunda' })).toBeFocused();
      expect((await names()).slice(-3)).toEqual([root, 'Segunda', 'Primeira']);
      await page.getByRole('button', { name: 'Mover Primeira para dentro da anterior' }).click();
      await page.goto(`${shop.url}/${slug}/segunda`);
      await expect(page.getByRole('navigation', { name: 'Subcategorias' })).toContainText('Primeira');
      await page.goto(`${shop.url}/painel/categorias`);
      await page.getByRole('button', { name: 'Mover Primeira para fora' }).click();
      const response = await page.goto(`${shop.url}/${slug}/segunda/primeira`);
      expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, `/${slug}/primeira`]);
      await page.goto(`${shop.url}/painel/categorias`);
      if (javaScriptEnabled) {
        const row = (nome: string) => page.locator('[data-path]', { hasText: nome });
        await row('Primeira').dragTo(row('Segunda'), { targetPosition: { x: 20, y: 4 } });
        await expect(page.getByRole('status')).toHaveText('Categoria movida.');
        expect((await names()).slice(-3)).toEqual([root, 'Primeira', 'Segunda']);
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      await page.goto(`${shop.url}/painel/midia`);
      const buffer = await twoColours(1280, 320).jpeg().toBuffer();
      await page
        .getByLabel('Arquivo')
        .first()
        .setInputFiles({ name: `${slug}.jpg`, mimeType: 'image/jpeg', buffer });
      await page.getByLabel('Descrição da imagem').first().fill(`Faixa ${slug}`);
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText('Imagem enviada.');
      await page.goto(`${shop.url}/painel/categorias`);
      await page.getByRole('link', { name: 'Primeira', exact: true }).last().click();
      await page.getByLabel('Nome', { exact: true }).fill('Primeiríssima');
      await page.getByLabel('Endereço', { exact: true }).fill('primeirissima');
      for (const field of ['Imagem', 'Banner'])
        await page.getByRole('group', { name: field, exact: true }).getByRole('radio').nth(1).check();
      await page.getByLabel('Texto alternativo do banner').fill('Tudo de primeira');
      await typeSource(page, 'Texto acima dos produtos', '<p>Do começo.</p>', javaScriptEnabled);
      if (javaScriptEnabled)
        await expect(page.locator('[data-preview=description]')).toHaveText('Do começo.');
      await page.getByLabel('Título para buscadores').fill('Primeira de todas');
      if (javaScriptEnabled) {
        await expect(page.locator('[data-preview=title]')).toHaveText(/^Primeira de todas \| /);
        await expect(page.getByText('17 de 60 caracteres que aparecem')).toBeVisible();
      }
      await save();
      await page.goto(`${shop.url}/${slug}/primeira`);
      expect(new URL(page.url()).pathname).toBe(`/${slug}/primeirissima`);
      await expect(page).toHaveTitle(/^Primeira de todas \| /);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primeiríssima');
      await expect(page.getByRole('img', { name: 'Tudo de primeira' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Do começo.');
      await page.goto(`${shop.url}/${slug}`);
      await expect(page.locator('.subcategory-nav img')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

      const open = async (nome: string) => {
        await page.goto(`${shop.url}/painel/categorias`);
        await page.getByRole('link', { name: nome, exact: true }).last().click();
      };
      await open(root);
      await page.getByRole('button', { name: 'Excluir esta categoria' }).click();
      await expect(page.getByRole('alert')).toContainText('aqui ainda há 2 subcategorias.');
      await open('Segunda');
      await page.getByRole('button', { name: 'Excluir esta categoria' }).click();
      await expect(page.getByRole('status')).toHaveText('Categoria excluída.');
    });

    test('two brands become one', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await shop.enter(page, '/painel/marcas');
      for (const nome of [`${root} A`, `${root} B`]) {
        await page.goto(`${shop.url}/painel/marcas/novo`);
        await page.getByLabel('Nome', { exact: true }).fill(nome);
        await page.getByLabel('Endereço', { exact: true }).fill(nome.toLowerCase().replace(' ', '-'));
        await page.getByRole('group', { name: 'Logotipo' }).getByRole('radio').nth(1).check();
        await page.getByRole('button', { name: 'Salvar' }).click();
        await expect(page.getByRole('status')).toContainText('Marca salva.');
      }
      await page.goto(`${shop.url}/marcas/${slug}-b`);
      await expect(page.locator('.listing-pictures')).toBeVisible();
      await page.goto(`${shop.url}/painel/marcas`);
      await page.getByRole('link', { name: `${root} A` }).click();
      await page.getByRole('button', { name: 'Unir as marcas' }).click();
      await expect(page.getByText('Escolha a marca que fica.')).toBeVisible();
      await page.getByLabel('Unir a', { exact: true }).selectOption(`${root} B`);
      await page.getByRole('button', { name: 'Unir as marcas' }).click();
      await expect(page.getByText('Confirme que esta marca pode deixar de existir.')).toBeVisible();
      await page.getByLabel('Sei que esta marca deixa de existir').check();
      await page.getByRole('button', { name: 'Unir as marcas' }).click();
      await expect(page.getByRole('status')).toContainText('Marcas unidas.');
      await page.goto(`${shop.url}/marcas/${slug}-a`);
      expect(new URL(page.url()).pathname).toBe(`/marcas/${slug}-b`);
    });
  });
}
