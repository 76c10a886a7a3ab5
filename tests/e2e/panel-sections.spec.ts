/** `/painel/paginas`: the sections of a page are dragged and find their products by name. What is made here is taken back. */
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

test('sections of a page are dragged, and a product is put into one by its name', async ({ page }) => {
  test.slow();
  await enterPanel(page, 'marketing', '/painel/paginas/nova?modelo=campanha');
  const main = page.getByRole('main');
  await main.getByLabel('Título', { exact: true }).fill('Campanha de prova');
  await main.getByLabel('Endereço', { exact: true }).fill(`campanha-${Date.now()}`);
  await main.getByRole('button', { name: 'Criar rascunho' }).click();
  const sections = main.locator('.section-order_entry');
  const names = sections.locator('.section-order_name');
  await expect(names).toHaveText([/^\s*1\. Destaque/, /2\. Produtos/, /3\. Perguntas/, /4\. Newsletter/]);

  const shown = await main.getByRole('link', { name: 'Link de pré-visualização' }).getAttribute('href');
  const campaign = await page.context().newPage();
  await campaign.goto(shown ?? '');
  // What the page is called in the panel, breadcrumb and menu stands in no second title above its head.
  await expect(campaign.getByRole('main').getByRole('heading', { level: 1 })).toHaveText([
    'Nome da campanha',
  ]);
  await campaign.close();

  // By the script of the page, which may come later than its text.
  await expect(names.nth(3)).toHaveAttribute('draggable', 'true');
  await names.nth(3).dragTo(names.nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect(page.getByRole('status').first()).toHaveText('Seções salvas no rascunho.');
  await expect(names).toHaveText([/1\. Newsletter/, /2\. Destaque/, /3\. Produtos/, /4\. Perguntas/]);

  await names.nth(2).click();
  await sections.nth(2).getByRole('button', { name: 'Incluir produto pelo nome' }).click();
  await page.getByRole('dialog').getByLabel('Nome ou código do produto').fill('FS-HDM');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(sections.nth(2).getByLabel('De onde vêm os produtos')).toHaveValue('codigos');
  await expect(sections.nth(2).getByLabel('Quais')).toHaveValue(/^FS-HDM/);
  await main.getByRole('button', { name: 'Salvar rascunho' }).last().click();
  await expect(page.getByRole('status').first()).toHaveText('Rascunho salvo.');
  await main.getByRole('button', { name: 'Excluir rascunho' }).click();
  await expect(page).toHaveURL(/\/painel\/paginas\?/);
});
