/** The library of pictures: sent, seen, cut with the mouse and by keys, and deleted. Each test takes its pictures out again. */

import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { twoColours } from '../support/pictures.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

/** One after the other: the library shows the pictures of all, and each test deletes its own. */
test.describe.configure({ mode: 'serial' });

const LIBRARY = '/painel/midia';

async function file(name: string, width = 900, height = 600) {
  return { name, mimeType: 'image/jpeg', buffer: await twoColours(width, height).jpeg().toBuffer() };
}

async function sendFile(page: Page, name: string): Promise<void> {
  await page
    .getByLabel('Arquivo')
    .first()
    .setInputFiles(await file(name));
  await page.getByLabel('Descrição da imagem').first().fill('Metade vermelha, metade azul');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Imagem enviada.');
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Excluir de vez' }).click();
  await expect(page.getByRole('status')).toHaveText('Imagens excluídas.');
}

async function expectNoAxeFaults(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

test('a marketer sends a picture, cuts it by mouse and by keys, sees it and deletes it', async ({ page }) => {
  const name = `mar-${Date.now()}.jpg`;
  await enterPanel(page, 'marketing', LIBRARY);
  await sendFile(page, name);
  await expectNoAxeFaults(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoAxeFaults(page);

  await page.getByLabel('Para que lugar da loja').selectOption('peca');
  const area = page.getByRole('button', { name: /Área do recorte/ });
  const told = page.getByText(/pixels, a \d+ da esquerda/);
  await expect(told).toHaveText('900 × 600 pixels, a 0 da esquerda e 0 do topo');
  await area.focus();
  await page.keyboard.press('Shift+-');
  await page.keyboard.press('Shift+-');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(told).toHaveText('720 × 480 pixels, a 90 da esquerda e 9 do topo');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('the area is nowhere');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(told).toHaveText('720 × 480 pixels, a 180 da esquerda e 9 do topo');

  await page.getByRole('button', { name: 'Recortar', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('Recorte pronto');
  const cut = page.locator('.picture-facts_picture');
  await expect(cut).toHaveJSProperty('naturalWidth', 720);
  await expect(cut).toHaveJSProperty('naturalHeight', 480);
  await remove(page);
  await page.getByRole('link', { name }).click();
  await remove(page);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('what is wrong is said by name, and what was typed stays', async ({ page, complaints }) => {
  complaints.allow(/422/);
  const name = `bom-${Date.now()}.jpg`;
  await enterPanel(page, 'marketing', LIBRARY);
  await page.getByText('Enviar mais imagens junto').click();
  await page
    .getByLabel('Arquivo')
    .nth(0)
    .setInputFiles(await file(name));
  await page.getByLabel('Descrição da imagem').nth(0).fill('Uma boa');
  await page
    .getByLabel('Arquivo')
    .nth(1)
    .setInputFiles({ name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await page.getByLabel('Descrição da imagem').nth(1).fill('Uma página');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('falsa.png não é uma imagem');
  await expect(page.getByRole('status')).toContainText(`Já na biblioteca: ${name}`);
  await expect(page.getByLabel('Descrição da imagem').first()).toHaveValue('Uma página');

  await page.goto(`${LIBRARY}?busca=${name}&uso=nenhum`);
  await page.getByRole('checkbox', { name: `Marcar ${name}` }).check();
  await page.getByRole('button', { name: 'Excluir as marcadas' }).click();
  // Beside it what was typed for the other file is offered again.
  await expect(page.getByText('Imagens excluídas.')).toBeVisible();
});

test('a file of 20 MB is answered with a sentence', async ({ page, complaints }, testInfo) => {
  complaints.allow(/413/);
  // From the disk: through the browser's pipe it would take half a minute.
  const large = testInfo.outputPath('enorme.jpg');
  writeFileSync(large, Buffer.alloc(20 * 1024 * 1024));
  await enterPanel(page, 'marketing', LIBRARY);
  await page.getByLabel('Arquivo').first().setInputFiles(large);
  await page.getByLabel('Descrição da imagem').first().fill('Enorme');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('passa de 12 MB');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is sent, named anew, cut by a position and deleted', async ({ page }) => {
    const name = `sem-${Date.now()}.jpg`;
    await enterPanel(page, 'marketing', LIBRARY);
    await sendFile(page, name);
    await page.getByRole('link', { name }).click();
    await page.getByLabel('Nome', { exact: true }).fill(`novo-${name}`);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`novo-${name}`);
    await page.getByLabel('Para que lugar da loja').selectOption('icone');
    await page.getByLabel('À direita', { exact: true }).check();
    await page.getByRole('button', { name: 'Recortar', exact: true }).click();
    await expect(page.locator('.picture-facts')).toContainText('192 × 192 pixels');
    await remove(page);
    await page.getByRole('link', { name: `novo-${name}` }).click();
    await remove(page);
  });
});

test('the library fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterPanel(page, 'marketing', LIBRARY);
  await sendFile(page, `fone-${Date.now()}.jpg`);
  await expectNoAxeFaults(page);
  await page.locator('.media-grid_link').first().click();
  await expect(page.getByRole('heading', { name: 'Recortar' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await remove(page);
});
