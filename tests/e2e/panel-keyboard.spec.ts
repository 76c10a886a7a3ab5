/** A page is begun, written, saved and thrown away with nothing but a keyboard: each step is reached by Tab, and is in sight then. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

/** Steps of Tab from one thing to the next one. */
const FAR = 150;

async function tabTo(page: Page, locator: Locator): Promise<void> {
  const isFocused = () => locator.evaluate((element) => element.contains(document.activeElement));
  for (let step = 0; step < FAR && !(await isFocused()); step += 1) await page.keyboard.press('Tab');
  expect(await isFocused(), `${locator} has the focus`).toBe(true);
  // A text may be taller than the window.
  await expect(locator).toBeInViewport();
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }).first());
  await page.keyboard.press('Enter');
}

test('a page is written without a mouse', async ({ page }) => {
  test.slow();
  await enterPanel(page, 'marketing', '/painel');
  await test.step('past the menu, to the pages', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Páginas', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/painel/paginas');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Nova página', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/painel/paginas/nova');
  });
  await test.step('begun', async () => {
    await tabTo(page, page.getByLabel('Título', { exact: true }));
    await page.keyboard.type('Escrita pelo teclado');
    await tabTo(page, page.getByLabel('Endereço', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`teclado-${Date.now()}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Rascunho criado');
  });
  await test.step('written, with a heading', async () => {
    await page.locator('.ProseMirror').waitFor();
    await tabTo(page, page.getByLabel('Estilo do parágrafo'));
    await tabTo(page, page.locator('.ProseMirror'));
    await page.keyboard.type('Uma frase.');
    // Out of the text, as nothing keeps the focus.
    await page.keyboard.press('Tab');
    await expect(page.locator('.ProseMirror')).not.toBeFocused();
  });
  await test.step('saved and thrown away', async () => {
    await press(page, 'Salvar rascunho');
    await expect(page.getByRole('status').first()).toHaveText('Rascunho salvo.');
    await expect(page.locator('.ProseMirror')).toHaveText('Uma frase.');
    await press(page, 'Excluir rascunho');
    await page.waitForURL('**/painel/paginas?*');
  });
});
