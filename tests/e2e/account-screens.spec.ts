/** The screens of an account and their refused forms, at four widths. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

test('axe and the layout find nothing on the pages of an account, nor on their refused forms', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422/);
  for (const query of ['', '?pessoa=j']) {
    await page.goto(`/checkout/cadastro${query}`);
    await expectFlawless(page);
    await refuse(page, 'Criar conta');
  }
  await page.goto('/checkout/acesso');
  await main(page).getByLabel('E-mail, CPF ou CNPJ').fill('cliente@demo.test');
  await main(page).getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await press(page, 'Entrar');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Olá/ })).toBeVisible();
  for (const path of ['', '/enderecos', '/aparelhos', '/pedidos']) {
    await page.goto(`/minha-conta${path}`);
    await expectFlawless(page);
  }
  for (const [path, button] of [
    ['/dados', 'Salvar dados'],
    ['/enderecos/novo', 'Salvar endereço'],
    ['/senha', 'Trocar a senha'],
    ['/privacidade', 'Excluir minha conta'],
  ] as const) {
    await page.goto(`/minha-conta${path}`);
    await expectFlawless(page);
    await refuse(page, button);
  }
});

test('who answers questions stands beside the pages of an account, up to their right edge', async ({
  page,
}) => {
  await logInAs(page, 'cliente@demo.test');
  await page.setViewportSize({ width: 1366, height: 800 });
  for (const path of ['', '/pedidos', '/enderecos', '/dados']) {
    await page.goto(`/minha-conta${path}`);
    const help = page.getByRole('complementary', { name: 'Precisa de ajuda?' });
    const edges = await help.evaluate((aside) => {
      const view = aside.parentElement;
      if (view === null) throw new Error('The help stands alone.');
      const inner =
        view.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(view).paddingRight);
      return [aside.getBoundingClientRect().right, inner];
    });
    expect(edges[0], path).toBeCloseTo(edges[1] ?? 0, 0);
    await expect(help.getByRole('link', { name: 'Central de atendimento' })).toBeInViewport({ ratio: 1 });
  }
});

/** Sends the form empty, which the browser's own check would not let through. */
async function refuse(page: Page, button: string): Promise<void> {
  await page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
    for (const input of document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])'))
      if (input.type !== 'checkbox') input.value = '';
  });
  await press(page, button);
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeVisible();
  await expectFlawless(page);
}
