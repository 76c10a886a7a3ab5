/** What somebody does with an account, from opening it to deleting it: a person at a desk, a company on a phone. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import { expect, test } from './fixtures.ts';
import { inMailTo } from './mails.ts';
import { someCpf } from './open-account.ts';

const ACCESS = '/checkout/acesso';
const FIRST = 'quatro cabos na mochila';
const SECOND = 'cinco cabos na gaveta';
const THIRD = 'seis cabos no armário';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const said = (page: Page, text: string) =>
  expect(main(page).getByRole('status').filter({ hasText: text })).toBeVisible();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

async function logIn(page: Page, usuario: string, senha: string): Promise<void> {
  await page.goto(ACCESS);
  await fill(page, { 'E-mail, CPF ou CNPJ': usuario, Senha: senha });
  await press(page, 'Entrar');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/minha-conta');
  await press(page, 'Sair da conta');
  await said(page, 'Você saiu da sua conta.');
}

const ADDRESS = {
  CEP: '01310-100',
  'Rua ou avenida': 'Avenida Paulista',
  Número: '1000',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
};

type Somebody = { readonly company: boolean; readonly document: string; readonly email: string };

function somebody(company: boolean): Somebody {
  const document = company ? '12.ABC.345/01DE-35' : formatTaxId(someCpf());
  return { company, document, email: `${randomUUID()}@example.test` };
}

async function signUp(page: Page, { company, document, email }: Somebody): Promise<void> {
  await page.goto(ACCESS);
  await main(page).getByRole('link', { name: 'Criar conta' }).click();
  if (company) await main(page).getByRole('link', { name: 'Empresa' }).click();
  const [name, kind, wrong] = company
    ? (['Razão social', 'CNPJ', '12.ABC.345/01DE-36'] as const)
    : (['Nome completo', 'CPF', '529.982.247-26'] as const);
  await fill(page, {
    [name]: company ? 'Palco Norte Ltda.' : 'Dalva Nogueira',
    [kind]: wrong,
    'Telefone com DDD': '(11) 91234-5678',
    ...ADDRESS,
    'E-mail': email,
    Senha: FIRST,
  });
  await field(page, 'Estado').selectOption('SP');
  if (company) await field(page, 'A empresa é isenta de inscrição estadual').check();
  await press(page, 'Criar conta');
  await expect(field(page, kind)).toHaveAccessibleDescription(new RegExp(`Este ${kind} não confere`));
  await expect(field(page, kind)).toHaveValue(wrong);
  await expect(field(page, 'Rua ou avenida')).toHaveValue(ADDRESS['Rua ou avenida']);

  await fill(page, { [kind]: document, Senha: FIRST });
  await press(page, 'Criar conta');
  await said(page, 'Enviamos uma mensagem com um link');
  await page.goto(await inMailTo(email, /\/checkout\/cadastro\?confirmar=[\w-]+/));
  await fill(page, { Senha: FIRST });
  await press(page, 'Confirmar e entrar');
  await said(page, 'Cadastro confirmado');
}

async function changeData(page: Page, { company }: Somebody): Promise<void> {
  await page.goto('/minha-conta/dados');
  await fill(page, { [company ? 'Razão social' : 'Nome completo']: 'Outro nome' });
  await press(page, 'Salvar dados');
  await said(page, 'Dados salvos.');

  const session = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'PHPSESSID')?.value;
  const before = await session();
  await page.goto('/minha-conta/senha');
  await fill(page, { 'Senha atual': FIRST, 'Nova senha': SECOND });
  await press(page, 'Trocar a senha');
  await said(page, 'Senha alterada.');
  expect(await session()).not.toBe(before);

  await page.goto('/minha-conta/enderecos');
  await main(page).getByRole('link', { name: 'Novo endereço' }).click();
  await fill(page, { 'Nome deste endereço': 'Depósito', ...ADDRESS, Número: '2000' });
  await field(page, 'Estado').selectOption('SP');
  await press(page, 'Salvar endereço');
  await said(page, 'Endereço salvo.');
  await press(page, /^Usar como principal.*2000/);
  await said(page, 'Endereço principal trocado.');
  await press(page, /^Remover.*, 1000/);
  await said(page, 'Endereço removido.');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Depósito' })).toContainText('Principal');
}

// One company, one document: the tests take turns.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an account is opened, used, recovered and deleted', async ({ page, browser, baseURL, complaints }, {
      project,
    }) => {
      test.slow();
      complaints.allow(/401|422/);
      const owner = somebody(project.name.startsWith('phone'));
      await signUp(page, owner);
      await changeData(page, owner);

      // Another device, ended from here.
      const other = await (
        await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled })
      ).newPage();
      await logIn(other, owner.document, SECOND);
      await expect(other).toHaveURL(ACCESS);
      await page.goto('/minha-conta/aparelhos');
      await press(page, /^Encerrar:/);
      await said(page, 'desconectada daquele aparelho');
      await other.goto('/minha-conta');
      await expect(other).toHaveURL(/\/checkout\/acesso\?voltar=/);
      await other.context().close();

      await logOut(page);
      await main(page).getByRole('link', { name: 'Esqueci a senha' }).click();
      await fill(page, { 'E-mail, CPF ou CNPJ': owner.document });
      await press(page, 'Enviar o link');
      await page.goto(await inMailTo(owner.email, /\/checkout\/acesso\?recuperar=[\w-]+/));
      await fill(page, { 'Nova senha': THIRD });
      await press(page, 'Salvar a senha');
      await said(page, 'Senha alterada');
      await logIn(page, owner.email, THIRD);

      const exported = await page.request.get('/minha-conta/meus-dados.json');
      expect((await exported.json()).conta).toMatchObject({ email: owner.email, nomeRazao: 'Outro nome' });
      await page.goto('/minha-conta/privacidade');
      await fill(page, { 'Digite a senha para confirmar': SECOND });
      await press(page, 'Excluir minha conta');
      await expect(field(page, 'Digite a senha para confirmar')).toHaveAccessibleDescription(/não confere/);
      await fill(page, { 'Digite a senha para confirmar': THIRD });
      await press(page, 'Excluir minha conta');
      await expect(page).toHaveURL('/');
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('aparelho');
      await logIn(page, owner.email, THIRD);
      await expect(field(page, 'Senha')).toHaveAccessibleDescription('Usuário ou senha inválidos');
    });
  });
}
