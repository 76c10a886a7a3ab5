import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { expectFlawless } from '../support/flawless.ts';
import { CATEGORY, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

const ACCESS = '/checkout/acesso';
const CUSTOMER = 'cliente@demo.test';

const userField = (page: Page) => page.getByLabel('E-mail, CPF ou CNPJ');
const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true });
const accountLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

async function logIn(
  page: Page,
  usuario = CUSTOMER,
  senha = DEMO_PASSWORD,
  part = page.getByRole('main'),
): Promise<void> {
  await userField(page).fill(usuario);
  await passwordField(page).fill(senha);
  await part.getByRole('button', { name: 'Entrar' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor logs in, is greeted where they came from, and logs out', async ({ page }) => {
      await page.goto(`${CATEGORY}?pg=2`);
      await accountLink(page, 'Minha conta').click();
      // With a script the form opens over the page.
      const part = page.getByRole(javaScriptEnabled ? 'dialog' : 'main');
      await expect(part.getByRole('heading', { name: 'Entrar na sua conta' })).toBeVisible();
      await logIn(page, '701.254.830-40', DEMO_PASSWORD, part);
      await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?pg=2$`));
      // Made for whoever has just come; later pages are everybody's, with the name by script.
      await accountLink(page, 'Olá, Clara').click();

      await expect(page.getByRole('main')).toContainText('Clara Menezes Duarte');
      await page.getByRole('button', { name: 'Sair da conta' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Você saiu da sua conta.');
      await expect(accountLink(page, 'Minha conta')).toBeVisible();
      await page.goto('/');
      await expect(accountLink(page, 'Minha conta')).toBeVisible();
      // The device alone is known again, when others try this account's password.
      const left = (await page.context().cookies()).filter(({ name }) => name !== 'aparelho');
      expect(left).toEqual([]);
    });

    test('a wrong password is said beside its field, and only the name is kept', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      await page.goto(`${ACCESS}?voltar=${encodeURIComponent(PLAIN_PRODUCT)}`);
      // Another name every time: tries are counted, and the server may serve several runs.
      const nobody = `${randomUUID()}@demo.test`;
      await logIn(page, nobody, 'nao-e-esta-senha');
      await expect(passwordField(page)).toHaveAccessibleDescription('Usuário ou senha inválidos');
      await expect(passwordField(page)).toBeFocused();
      await expect(passwordField(page)).toHaveValue('');
      await expect(userField(page)).toHaveValue(nobody);
      await logIn(page);
      await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
    });

    test('the cart comes along', async ({ page }) => {
      await page.goto(PLAIN_PRODUCT);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Comprar', exact: true }).click();
      await expect(
        page.getByText('Continuar comprando').or(page.getByText('adicionado')).first(),
      ).toBeVisible();
      await page.goto(`${ACCESS}?voltar=/checkout/carrinho/`);
      await logIn(page);
      await expect(page).toHaveURL(/\/checkout\/carrinho\/$/);
      await expect(page.getByRole('main')).toContainText(name);
    });
  });
}

test.describe('a forgotten password', () => {
  test.use({ javaScriptEnabled: false });

  test('is set anew with the link of a mail, once', async ({ page, complaints }, { project }) => {
    complaints.allow(/422/);
    const usuario = project.name.startsWith('phone') ? 'empresa@demo.test' : 'revenda@demo.test';
    await page.goto(ACCESS);
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await userField(page).fill(usuario);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('a caminho');

    await expect.poll(() => linkFor(usuario)).not.toBe('');
    const link = linkFor(usuario);
    await page.goto(link);
    await page.getByLabel('Nova senha').fill('curta');
    // The browser's own check would not let it through.
    await page.getByLabel('Nova senha').evaluate((field) => field.removeAttribute('minlength'));
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByLabel('Nova senha')).toHaveAccessibleDescription(/pelo menos 8 caracteres\.$/);

    await page.getByLabel('Nova senha').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Senha alterada');

    await page.goto(link);
    await page.getByLabel('Nova senha').fill('a senha de um ladrão');
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await expect(page.getByRole('alert')).toContainText('Este link não vale mais');
  });
});

test('somebody logged in gets the pages of everybody, and their name by script', async ({
  page,
  request,
}) => {
  await page.goto(ACCESS);
  await logIn(page);
  await expect(accountLink(page, 'Olá, Clara')).toBeVisible();
  for (const path of ['/', CATEGORY, PLAIN_PRODUCT]) {
    const anonymous = await request.get(path);
    const page200 = await page.goto(path);
    expect(page200?.headers()['x-cache']).toBe('HIT');
    expect(await page200?.text()).toBe(await anonymous.text());
    await expect(accountLink(page, 'Olá, Clara')).toBeVisible();
  }
  // It leads to the account: the form to log in would be of no use.
  await accountLink(page, 'Olá, Clara').click();
  await expect(page).toHaveURL(new RegExp(`${ACCESS}$`));
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await page.goto('/');
  await expect(accountLink(page, 'Minha conta')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vitrine:visitante'))).toBeNull();
});

test('the name of who was logged in before is not kept for who comes next', async ({ page }) => {
  await page.goto(ACCESS);
  await logIn(page);
  await page.goto('/');
  await expect(accountLink(page, 'Olá, Clara')).toBeVisible();
  // The session ends without the browser hearing of it, and another one begins.
  const left = (await page.context().cookies()).filter(({ name }) => name !== 'PHPSESSID');
  await page.context().clearCookies();
  await page.context().addCookies(left);
  await page.goto(ACCESS);
  await logIn(page, 'empresa@demo.test');
  await page.goto('/');
  await expect(accountLink(page, /^Olá, (?!Clara)/)).toBeVisible();
});

test.describe('axe and the layout at four widths find nothing on', () => {
  test('the form to log in', async ({ page }) => {
    await page.goto(`${ACCESS}?motivo=favoritos`);
    await expectFlawless(page);
  });

  test('the form that was refused', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto(ACCESS);
    await logIn(page, `${randomUUID()}@demo.test`, 'nao-e-esta');
    await expect(page.getByText('Usuário ou senha inválidos')).toBeVisible();
    await expectFlawless(page);
  });

  test('the forms for a forgotten and for a new password', async ({ page }) => {
    for (const query of ['esqueci=1', `recuperar=${'x'.repeat(43)}`]) {
      await page.goto(`${ACCESS}?${query}`);
      await expectFlawless(page);
    }
  });

  test('the account', async ({ page }) => {
    await page.goto(ACCESS);
    await logIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Clara');
    await expectFlawless(page);
  });
});

/** The link of the last mail to somebody, '' before it came. */
function linkFor(address: string): string {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  if (!existsSync(folder)) return '';
  const mails = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}\r\n`));
  const text = (mails.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /\/checkout\/acesso\?recuperar=([\w-]+)/.exec(text)?.[1];
  return token === undefined ? '' : `${ACCESS}?recuperar=${token}`;
}
