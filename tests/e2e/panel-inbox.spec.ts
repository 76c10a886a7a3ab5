/** What visitors wrote, in the hands of the shop: seen by everybody once it is published. */

import type { Browser, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

/** Has questions of the seed; each test adds its own and takes it from sight again. */
const PRODUCT = '/cabo-hdmi-premium-18g-5m';

async function productPath(page: Page): Promise<string> {
  await page.goto('/cabos-de-video/hdmi');
  return (await page.locator('main a[href^="/cabo-hdmi"]').first().getAttribute('href')) ?? PRODUCT;
}

async function ask(browser: Browser, path: string, pergunta: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(path);
  await page.getByText('Perguntar sobre este produto').click();
  await page.getByLabel('Sua pergunta').fill(pergunta);
  const form = page.locator('#perguntar');
  await form.getByLabel('Seu nome').fill('Caio');
  await form.getByLabel('Seu e-mail').fill('caio@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar pergunta' }).click();
  await page.waitForURL(/aviso=pergunta/);
  return page;
}

test('a marketer answers a question, and another browser sees it', async ({ page, browser }) => {
  const path = await productPath(page);
  const pergunta = `Serve no projetor ${Date.now()}?`;
  const visitor = await ask(browser, path, pergunta);
  await visitor.goto(path);
  await expect(visitor.getByText(pergunta)).toHaveCount(0);

  await enterPanel(page, 'marketing', '/painel/perguntas');
  const entry = page.getByRole('listitem').filter({ hasText: pergunta });
  await entry.getByLabel('Sua resposta').fill('Serve, até 4K a 60 Hz.');
  await entry.getByRole('button', { name: 'Publicar resposta' }).click();
  await expect(page.getByRole('status')).toContainText('Resposta publicada');

  // How soon is measured where no other browsers work: `tests/server/every-write.test.ts`.
  const seen = async () => (await visitor.request.get(path)).text();
  await expect.poll(seen).toContain(pergunta);
  await visitor.goto(path);
  await expect(visitor.locator('main')).toContainText(pergunta);
  await expect(visitor.locator('main')).toContainText('Serve, até 4K a 60 Hz.');

  await page.goto('/painel/perguntas?filtro=publicada');
  const published = page.getByRole('listitem').filter({ hasText: pergunta });
  await published.getByRole('button', { name: /^Remover do site : Caio/ }).click();
  await expect(page.getByRole('status')).toContainText('Recusado');
  await visitor.goto(path);
  await expect(visitor.locator('main')).not.toContainText(pergunta);
  await visitor.close();
});

test('an answer is published by the button above it too, and waits where its question stands', async ({
  page,
  browser,
}) => {
  const path = await productPath(page);
  const [first, second] = [`Tem na cor azul ${Date.now()}?`, `Tem na cor verde ${Date.now()}?`];
  for (const pergunta of [first, second]) await (await ask(browser, path, pergunta)).close();
  await enterPanel(page, 'marketing', '/painel/perguntas');
  const entry = (pergunta: string) => page.getByRole('listitem').filter({ hasText: pergunta });
  await entry(first).getByLabel('Sua resposta').fill('Só em preto.');
  await entry(second).getByLabel('Sua resposta').fill('Verde, não.');
  page.once('dialog', (dialog) => dialog.accept());
  await entry(second)
    .getByRole('button', { name: /^Publicar : Caio/ })
    .click();
  await expect(page.getByRole('status').first()).toContainText('Resposta publicada');
  await entry(first).getByRole('button', { name: 'Recuperar o que digitei' }).click();
  await expect(entry(first).getByLabel('Sua resposta')).toHaveValue('Só em preto.');
  await entry(first)
    .getByRole('button', { name: /^Publicar : Caio/ })
    .click();
  await expect(page.getByRole('status').first()).toContainText('Resposta publicada');
  const seen = async () => (await page.request.get(path)).text();
  await expect.poll(seen).toContain('Só em preto.');
  expect(await seen()).toContain('Verde, não.');
  for (const pergunta of [first, second]) {
    await page.goto('/painel/perguntas?filtro=publicada');
    await entry(pergunta)
      .getByRole('button', { name: /^Remover do site : Caio/ })
      .click();
    await expect(page.getByRole('status')).toContainText('Recusado');
  }
});

test('an empty answer comes back with what is missing', async ({ page, browser, complaints }) => {
  complaints.allow(/422/);
  const path = await productPath(page);
  const pergunta = `Tem garantia ${Date.now()}?`;
  await (await ask(browser, path, pergunta)).close();
  await enterPanel(page, 'marketing', '/painel/perguntas');
  const entry = page.getByRole('listitem').filter({ hasText: pergunta });
  const send = entry.getByRole('button', { name: 'Publicar resposta' });
  await send.evaluate((button: HTMLButtonElement) => {
    button.formNoValidate = true;
  });
  await send.click();
  await expect(entry.getByLabel('Sua resposta')).toHaveAttribute('aria-invalid', 'true');
  await entry.getByRole('button', { name: /^Recusar/ }).click();
  await expect(page.getByRole('status')).toContainText('Recusado');
});

for (const path of ['/painel/avaliacoes?situacao=publicada', '/painel/perguntas?filtro=publicada']) {
  test(`${path} is without fault for assistive technology, and fits a phone`, async ({ page }) => {
    await enterPanel(page, 'marketing', path);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
