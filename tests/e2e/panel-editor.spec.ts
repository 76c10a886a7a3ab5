/** A marketer writes a page without meeting HTML, and loses nothing by leaving, or by a session that ends meanwhile. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const editor = (page: Page) => page.locator('.ProseMirror');

/** What Word puts on the clipboard, shortened. */
const WORD = `<html><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=PT-BR>
<h1 style='mso-pagination:widow-orphan'><span style='color:#2E74B5'>Trocas<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><span style='font-size:11.0pt'>Em at&eacute; <b>sete dias</b>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Sem uso</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Com a nota</p></body></html>`;

async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a page is written, linked and pasted without HTML; what is typed outlives page and session', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const slug = `trocas-${Date.now()}`;
  await enterPanel(page, 'marketing', '/painel/paginas/nova');
  await page.getByLabel('Título', { exact: true }).first().fill('Trocas e devoluções');
  await page.getByLabel('Endereço', { exact: true }).first().fill(slug);
  await button(page, 'Criar rascunho').first().click();
  await expect(page.getByRole('status')).toContainText('Rascunho criado');
  const address = page.url();

  await editor(page).click();
  await page.keyboard.type('Saiba mais em ');
  await button(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('textbox').fill('Quem somos');
  await dialog
    .getByRole('button', { name: /^Quem somos/ })
    .first()
    .click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(page, WORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await button(page, 'Tabela').click();
  await page.keyboard.type('Prazo');
  await expect(page.getByRole('group', { name: 'Tabela' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await test.step('leaving asks first', async () => {
    const asked = page.waitForEvent('dialog');
    const left = page.goto('/painel').catch(() => undefined);
    const told = await asked;
    expect(told.type()).toBe('beforeunload');
    await told.dismiss();
    await left;
    await expect(editor(page)).toContainText('Em até sete dias.');
  });

  await test.step('a page that was closed is offered again', async () => {
    const again = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto(address);
    await expect(again.getByText('Você digitou neste formulário')).toBeVisible();
    await button(again, 'Recuperar o que digitei').click();
    await expect(editor(again)).toContainText('Em até sete dias.');
    complaints.allow(/401/);
    await context.clearCookies();
    await button(again, 'Salvar rascunho').click();
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Sua sessão terminou');
    const other = await context.newPage();
    await enterPanel(other, 'marketing', '/painel');
    await other.close();
    await button(again, 'Enviar de novo').click();
    await expect(again.getByRole('status')).toHaveText('Rascunho salvo.');
    await again.goto(address);
    await expect(editor(again)).toContainText('Em até sete dias.');
    await expect(again.getByText('Você digitou neste formulário')).toHaveCount(0);

    await button(again, 'Publicar').click();
    await expect(again.getByRole('status')).toHaveText('Publicado. A loja já mostra.');
    await again.goto(`/pagina/${slug}`);
    const text = again.locator('main');
    await expect(text.getByRole('heading', { name: 'Trocas', exact: true })).toBeVisible();
    await expect(text.locator('strong', { hasText: 'sete dias' })).toBeVisible();
    await expect(text.getByRole('listitem').filter({ hasText: 'Com a nota' })).toHaveText('Com a nota');
    await expect(text.getByRole('columnheader', { name: 'Prazo' })).toBeVisible();
    await expect(text.getByRole('link', { name: /quem-somos|Quem somos/ }).last()).toBeVisible();
  });
});
