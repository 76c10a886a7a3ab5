/** A marketer changes pages and banners: looked at before, seen by everybody, taken back by one press. */

import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { XSS } from '../support/xss.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel, typeSource } from './panel.ts';

/** The library of pictures is another spec's, which deletes its own while their thumbnails may be shown here. */
test.beforeEach(({ complaints }) => complaints.allow(/\/upload\/midia\/|status of 404/));

const ABOUT = '/pagina/quem-somos';
const OLD = 'Da gaveta de cabos ao catálogo técnico';
test.describe.configure({ mode: 'serial' });

/** The address of the form of the history banner. */
async function openHistory(page: Page): Promise<string> {
  await enterPanel(page, 'marketing', '/painel/paginas');
  await page.getByRole('link', { name: OLD }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
  return page.url();
}

/** How soon is measured where no other browsers work: `tests/server/every-write.test.ts`. */
async function isSeen(visitor: Page, path: string, text: string): Promise<void> {
  const html = async () => (await visitor.request.get(path)).text();
  await expect.poll(html).toContain(text);
  await visitor.goto(path);
  await expect(visitor.locator('main')).toContainText(text);
}

/** Where the address of a picture is typed. */
const picture = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('textbox');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a marketer edits the history banner, looks before, publishes, and restores the old one', async ({
      page,
      browser,
    }) => {
      const visitor = await browser.newPage();
      await visitor.goto(ABOUT);
      await openHistory(page);
      const title = `Nossa história, ${Date.now()}`;
      await page.getByLabel('Título', { exact: true }).fill(title);
      await typeSource(page, 'Texto', 'Tudo **começou** com um cabo.', javaScriptEnabled);
      if (!javaScriptEnabled) await button(page, 'Pré-visualizar texto').click();
      const preview = page.getByRole('region', { name: 'Como o texto fica' });
      await expect(preview.locator('strong')).toHaveText('começou');
      await expect(page.getByLabel('Título', { exact: true })).toHaveValue(title);

      await button(page, 'Salvar rascunho').click();
      await expect(page.getByRole('status')).toHaveText('Rascunho salvo.');
      const link = await page.getByRole('link', { name: 'Link de pré-visualização' }).getAttribute('href');
      const colleague = await browser.newPage();
      const answer = await colleague.goto(link ?? '');
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
      await expect(colleague.getByRole('heading', { name: title })).toBeVisible();
      await expect(colleague.getByRole('note')).toContainText('Pré-visualização');
      await visitor.goto(ABOUT);
      await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0);

      await button(page, 'Publicar').click();
      await expect(page.getByRole('status')).toHaveText('Publicado. A loja já mostra.');
      await isSeen(visitor, ABOUT, title);
      await expect(visitor.locator('#banner-historia strong')).toHaveText('começou');

      const former = page.locator('.content-history_entry').filter({ hasText: 'Anterior' }).first();
      await former.getByRole('button', { name: 'Restaurar' }).click();
      await expect(page.getByRole('status')).toHaveText('Versão restaurada e publicada.');
      await isSeen(visitor, ABOUT, OLD);
      await colleague.close();
      await visitor.close();
    });
  });
}

test('the second of two editors is told, sees both, and loses nothing', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/409/);
  const address = await openHistory(page);
  const other = await browser.newPage();
  await enterPanel(other, 'admin', new URL(address).pathname);
  await page.getByLabel('Título', { exact: true }).fill('Título da Marina');
  await button(page, 'Salvar rascunho').click();
  await expect(page.getByRole('status')).toHaveText('Rascunho salvo.');
  await other.getByLabel('Título', { exact: true }).fill('Título da Adriana');
  await button(other, 'Salvar rascunho').click();
  const told = other.getByRole('alert');
  await expect(told).toContainText('Marina Coelho Prado salvou este conteúdo');
  await expect(told.locator('del')).toHaveText('Título da Marina');
  await expect(told.locator('ins')).toHaveText('Título da Adriana');
  await expect(other.getByLabel('Título', { exact: true })).toHaveValue('Título da Adriana');
  await button(other, 'Salvar rascunho').click();
  await expect(other.getByRole('status')).toHaveText('Rascunho salvo.');
  await button(other, 'Descartar rascunho').click();
  await expect(other.getByRole('status')).toHaveText('Rascunho descartado.');
  await other.close();
});

test('a link that leads nowhere is shown before publishing, and does not keep from it', async ({
  page,
  browser,
}) => {
  await openHistory(page);
  await page.getByLabel('Link', { exact: true }).fill('/produto-que-nao-ha');
  await button(page, 'Publicar').click();
  await expect(page.getByRole('alert')).toContainText('/produto-que-nao-ha');
  const visitor = await browser.newPage();
  await visitor.goto(ABOUT);
  await expect(visitor.locator('#banner-historia a[href="/produto-que-nao-ha"]')).toHaveCount(0);
  await button(page, 'Publicar assim mesmo').click();
  await expect(page.getByRole('status')).toHaveText('Publicado. A loja já mostra.');
  await visitor.goto(ABOUT);
  await expect(visitor.locator('#banner-historia a[href="/produto-que-nao-ha"]')).toHaveCount(1);
  const former = page.locator('.content-history_entry').filter({ hasText: 'Anterior' }).first();
  await former.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByRole('status')).toHaveText('Versão restaurada e publicada.');
  await visitor.close();
});

test('what is wrong is said beside its field, and everything typed stays', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await openHistory(page);
  await picture(page, 'Imagem').fill('/banner/nenhuma.webp');
  await page.getByLabel('Texto do link').fill('Veja');
  await button(page, 'Salvar rascunho').click();
  await expect(picture(page, 'Imagem')).toHaveAccessibleDescription(/Não há imagem/);
  await picture(page, 'Imagem').fill('https://exemplo.com.br/a.png');
  await page.getByLabel('Descrição da imagem').fill('');
  await button(page, 'Salvar rascunho').click();
  await expect(picture(page, 'Imagem')).toHaveAccessibleDescription(/Confira este campo/);
  await expect(page.getByLabel('Descrição da imagem')).toHaveAccessibleDescription(/Preencha este campo/);
  await expect(page.getByLabel('Texto do link')).toHaveValue('Veja');
});

test('pieces change places by keyboard, and the focus stays with them', async ({ page }) => {
  await enterPanel(page, 'marketing', '/painel/paginas');
  await page.getByRole('link', { name: 'Quem somos', exact: true }).click();
  const down = button(page, 'Descer O laboratório de testes');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Ordem das peças salva no rascunho.');
  await expect(down).toBeFocused();
  const names = await page.locator('.piece-order_name a').allTextContents();
  expect(names.indexOf('O laboratório de testes')).toBe(names.indexOf('Atendimento a empresas') + 1);
  await button(page, 'Descartar rascunho').click();
  await expect(page.getByRole('status')).toHaveText('Rascunho descartado.');
});

test('a banner is begun, planned for a moment, and shown only then', async ({ page, browser }) => {
  await enterPanel(page, 'marketing', '/painel/banners');
  await page.getByRole('link', { name: 'Novo banner: Início, faixa central' }).click();
  await page.getByLabel('Nome do banner').fill(`natal-${Date.now()}`);
  const title = `Natal ${Date.now()}`;
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Frase do banner').fill('Presentes que ligam');
  await page.getByLabel('Link', { exact: true }).fill('/cabos-de-video');
  await picture(page, 'Imagem em telas largas').fill('/banner/pix-desktop.webp');
  await picture(page, 'Imagem no celular').fill('/banner/pix-mobile.webp');
  await button(page, 'Criar rascunho').click();
  await expect(page.getByRole('status')).toContainText('Rascunho criado');
  await expect(page.locator('.picture-field_picture')).toHaveCount(2);

  const visitor = await browser.newPage();
  const link = await page.getByRole('link', { name: 'Link de pré-visualização' }).getAttribute('href');
  await visitor.goto(link ?? '');
  await expect(visitor.locator('main')).toContainText(title);

  await page.getByLabel('Mostrar a partir de').fill('2099-12-01T08:30');
  await page.getByLabel('Mostrar até').fill('2099-12-26T00:00');
  await button(page, 'Publicar').click();
  await expect(page.getByRole('status')).toContainText('Agendado');
  await expect(page.locator('.content-history_entry').first()).toContainText('entra em 01/12/2099, 08:30');
  await visitor.goto('/');
  await expect(visitor.locator('main')).not.toContainText(title);
  await page.goto('/painel/banners');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Agendada');

  await page.getByRole('link', { name: title }).click();
  await button(page, 'Cancelar agendamento').click();
  await expect(page.getByRole('status')).toContainText('voltou a ser rascunho');
  await page.getByLabel('Mostrar a partir de').fill('');
  await page.getByLabel('Mostrar até').fill('2099-12-26T00:00');
  await button(page, 'Publicar').click();
  await expect(page.getByRole('status')).toHaveText('Publicado. A loja já mostra.');
  await isSeen(visitor, '/', title);
  await button(page, 'Desativar').click();
  await expect(page.getByRole('status')).toContainText('Desativado');
  await visitor.goto('/');
  await expect(visitor.locator('main')).not.toContainText(title);
  await visitor.close();
});

test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true });

  test('nothing that is typed runs, while it is typed or on the page', async ({ page, complaints }) => {
    complaints.allow(/404|Failed to load resource|net::ERR/);
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      return dialog.dismiss();
    });
    await openHistory(page);
    const drawn = page.waitForResponse((answer) => answer.url().endsWith('/painel/paginas/texto'));
    await typeSource(page, 'Texto', `${XSS.slice(0, -1).join('\n\n')}\n\nO fim.\n\n${XSS.at(-1)}`);
    await drawn;
    await expect(page.getByRole('region', { name: 'Como o texto fica' })).toContainText('O fim.');
    await button(page, 'Salvar rascunho').click();
    await expect(page.getByRole('status')).toHaveText('Rascunho salvo.');
    const form = page.url();
    await page.goto(
      (await page.getByRole('link', { name: 'Link de pré-visualização' }).getAttribute('href')) ?? '',
    );
    await expect(page.locator('#banner-historia')).toContainText('O fim.');
    for (const link of await page.locator('#banner-historia .prose a').all()) await link.focus();
    await page.goto(form);
    await button(page, 'Descartar rascunho').click();
    await expect(page.getByRole('status')).toHaveText('Rascunho descartado.');
    expect(ran).toEqual([]);
  });
});

test('a link that was changed says so, and shows nothing', async ({ page, complaints }) => {
  complaints.allow(/403/);
  for (const path of [ABOUT, '/']) {
    const answer = await page.goto(`${path}?previa=1.zzzzzz.${'A'.repeat(43)}`);
    expect(answer?.status()).toBe(403);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('main')).toContainText('Este link de pré-visualização venceu');
  }
});

test('every screen is without fault for assistive technology, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterPanel(page, 'marketing', '/painel/paginas');
  for (const path of [
    '/painel/paginas',
    '/painel/paginas/pagina-1',
    '/painel/paginas/peca-1',
    '/painel/paginas/nova',
    '/painel/paginas/nova?especie=peca',
    '/painel/banners',
    '/painel/banners/banner-1',
    '/painel/banners/novo',
  ]) {
    await page.goto(path);
    expect(await axeViolations(page), path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 360]);
  }
});
