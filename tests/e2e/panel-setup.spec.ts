/** `/painel`: menus by keyboard alone, redirects, the switch that closes the shop. All of it is taken back. */
import type { Browser, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const main = (page: Page) => page.getByRole('main');
/** Somebody else, who has never been here. */
async function visitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  return context.newPage();
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = main(page).getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 120; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

test('a menu entry that is added and moved by keyboard is seen in another browser at once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  // Of its own, so that a second try does not meet what the first left.
  const name = `Kits ${Date.now()}`;
  await enterPanel(page, 'marketing', '/painel/menus/footer');
  const other = await visitor(browser, baseURL);
  await other.goto('/');
  const footer = other.getByRole('navigation', { name: 'Comprar' });

  await main(page).getByLabel('Texto').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('/busca?busca=kit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Entrada adicionada.');
  // The first answer after it was saved has it: no clock, which a busy machine would make lie.
  expect((await (await other.request.get('/')).text()).includes(name)).toBe(true);
  await other.reload();
  await expect(footer.getByRole('link').last()).toHaveText(name);

  await tabTo(page, `Subir ${name}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Entrada movida.');
  // The same button again, where it has the focus already.
  await expect(main(page).getByRole('button', { name: `Subir ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/foco=\d+%3Asubir/);
  await other.reload();
  await expect(footer.getByRole('link').nth(-3)).toHaveText(name);

  await main(page)
    .getByRole('link', { name: `Editar ${name}` })
    .press('Enter');
  await expectFlawless(page);
  await main(page).getByRole('button', { name: 'Remover esta entrada' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Entrada removida.');
  const back = main(page).getByRole('button', { name: 'Voltar ao que era' }).first();
  await back.press('Enter');
  await expect(page.getByRole('status')).toHaveText('O menu voltou a ser o que era.');
  await other.reload();
  await expect(footer.getByRole('link', { name })).toBeVisible();
  await back.press('Enter');
  await expect(page.getByRole('status')).toHaveText('O menu voltou a ser o que era.');
  await expect(main(page)).toContainText('Marina Coelho Prado mudou Rodapé: primeira coluna');
  await other.reload();
  await expect(footer.getByRole('link', { name })).toHaveCount(0);
  await other.context().close();
});

test('the link of a menu entry is found by the name of its place', async ({ page }) => {
  await enterPanel(page, 'marketing', '/painel/menus/footer');
  await main(page).getByRole('button', { name: 'Procurar na loja' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('privacidade');
  await dialog
    .getByRole('listitem')
    .getByRole('button', { name: /Privacidade/ })
    .first()
    .click();
  await expect(main(page).getByLabel('Link')).toHaveValue('/pagina/privacidade');
});

test('a menu entry can be dragged to its place', async ({ page }) => {
  await enterPanel(page, 'marketing', '/painel/menus/footer-atendimento');
  const names = main(page).locator('[data-path] .menu-entries_name > :first-child');
  const before = await names.allTextContents();
  const rows = main(page).locator('[data-path]');
  await rows.nth(0).dragTo(rows.nth(1), { targetPosition: { x: 30, y: 40 } });
  await expect(page.getByRole('status')).toHaveText('Entrada movida.');
  await expect(names).toHaveText([before[1] ?? '', before[0] ?? '', ...before.slice(2)]);
  await main(page)
    .getByRole('button', { name: `Subir ${before[0]}`, exact: true })
    .click();
  await expect(names).toHaveText(before);
});

test('an old address leads to its new one', async ({ page, browser, baseURL, complaints }) => {
  complaints.allow(/404|422/);
  await enterPanel(page, 'marketing', '/painel/redirecionamentos');
  await main(page).getByLabel('Endereço antigo').fill('/cabos-de-video');
  await main(page).getByLabel('Endereço novo').fill('/cabos-de-video/hdmi');
  await main(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('alert')).toContainText('Existe uma página neste endereço');
  await expect(main(page).getByLabel('Endereço novo')).toHaveValue('/cabos-de-video/hdmi');
  await main(page).getByLabel('Endereço antigo').fill('/Cabo-Velho.html');
  await main(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('status')).toHaveText('Redirecionamento adicionado.');
  await expectFlawless(page);
  const other = await visitor(browser, baseURL);
  await other.goto('/cabo-velho?utm_source=x');
  await expect(other).toHaveURL(/\/cabos-de-video\/hdmi/);
  await main(page).getByRole('button', { name: 'Remover /cabo-velho' }).click();
  await expect(page.getByRole('status')).toHaveText('Redirecionamento removido.');
  expect((await other.request.get('/cabo-velho', { maxRedirects: 0 })).status()).toBe(404);
  await other.context().close();
});

test('what a setting refuses stays in its form, and what it takes stands in the footer', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/);
  await enterPanel(page, 'marketing', '/painel/configuracoes/contato');
  const hours = main(page).getByLabel('Horário de atendimento');
  const phone = main(page).getByLabel('Telefone');
  const before = await hours.inputValue();
  const number = await phone.inputValue();
  await hours.fill('Todos os dias, das 8h às 20h');
  await phone.fill('123');
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(hours).toHaveValue('Todos os dias, das 8h às 20h');
  await expectFlawless(page);
  await phone.fill(number);
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status')).toContainText('Salvo');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Todos os dias, das 8h às 20h');
  await page.goto('/painel/configuracoes/contato');
  await hours.fill(before);
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status')).toContainText('Salvo');
});

test('axe and the layout find nothing on the pages where a shop is set up', async ({ page }) => {
  test.slow();
  await enterPanel(page, 'admin', '/painel/configuracoes');
  await expectFlawless(page);
  for (const path of [
    '/configuracoes/aguarde',
    '/configuracoes/pagamento',
    '/menus',
    '/menus/menu-principal',
    '/vitrines',
    '/vitrines/vitrine01?busca=hdmi',
    '/redirecionamentos',
    '/ligar',
    '/sinonimos',
    '/sinonimos/novos',
    '/popups',
    '/popups/1',
    '/categorias',
    '/categorias/1',
    '/categorias/novo',
    '/marcas',
    '/marcas/1',
    '/marcas/novo',
    '/selos',
    '/selos/1',
    '/selos/novo',
    '/paginas-de-produtos',
    '/paginas-de-produtos/novo',
    '/frete',
    '/frete/economica',
    '/pacote',
  ]) {
    await page.goto(`/painel${path}`);
    await expectFlawless(page);
  }
});
