/** What a visitor wanted to keep survives the way over a mail: a new account, a forgotten password. */
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isCpf } from '#lib/domain/kernel/tax-id.ts';
import { CHOICE_PRODUCT, expect, favorites, PLAIN_PRODUCT, test } from './fixtures.ts';

const SENHA = 'sete cabos bem longos';
const NOVA = 'oito cabos mais longos';

const heart = (page: Page) => page.locator('.buy-box').getByRole('button', { name: 'Favoritar' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is kept by who signs up for it, and by who sets a new password for it', async ({
    page,
  }) => {
    test.slow();
    const email = `${randomUUID()}@demo.test`;
    await page.goto(PLAIN_PRODUCT);
    await heart(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
    await signUp(page, email);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Enviamos');
    await openMail(page, email, 'cadastro?confirmar');
    await page.getByLabel('Senha', { exact: true }).fill(SENHA);
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
    expect(await favorites(page)).toHaveLength(1);

    await page.context().clearCookies();
    await page.goto(CHOICE_PRODUCT);
    await heart(page).click();
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await page.getByLabel('E-mail, CPF ou CNPJ').fill(email);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await openMail(page, email, 'acesso?recuperar');
    await page.getByLabel('Nova senha').fill(NOVA);
    await page.getByRole('button', { name: 'Salvar a senha' }).click();
    await page.getByLabel('E-mail, CPF ou CNPJ').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(NOVA);
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(new RegExp(`${CHOICE_PRODUCT}$`));
    expect(await favorites(page)).toHaveLength(2);
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left).not.toContain('volta');
  });
});

async function signUp(page: Page, email: string): Promise<void> {
  const fields = {
    nomeRazao: 'Dalva Nogueira',
    cpfCnpj: newCpf(),
    telefone: '11 91234-5678',
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    email,
    senha: SENHA,
  };
  const form = page.locator('.sign-up-form');
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="uf"]').selectOption('SP');
  await form.getByRole('button', { name: 'Criar conta' }).last().click();
}

function newCpf(): string {
  const base = String(randomInt(100_000_000, 999_999_999));
  for (let digits = 0; digits < 100; digits += 1) {
    const cpf = base + String(digits).padStart(2, '0');
    if (isCpf(cpf)) return cpf;
  }
  throw new Error(`no check digits for ${base}`);
}

async function openMail(page: Page, address: string, path: string): Promise<void> {
  await expect.poll(() => linkIn(address, path)).not.toBe('');
  await page.goto(linkIn(address, path));
}

/** '' before the mail came. */
function linkIn(address: string, path: string): string {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  if (!existsSync(folder)) return '';
  for (const file of readdirSync(folder)) {
    const mail = readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const link = mail.indexOf(`/checkout/${path}=`);
    if (mail.includes(`To: ${address}`) && link >= 0) return /^[^\s"<]+/.exec(mail.slice(link))?.[0] ?? '';
  }
  return '';
}
