/** Entering the panel, for its specs. */
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';

/** Types into a rich text as HTML or Markdown: behind the visual editor, where there is script. */
export async function typeSource(
  page: Page,
  label: string,
  source: string,
  javaScriptEnabled = true,
): Promise<void> {
  const field = page.locator('.field').filter({ has: page.locator('label', { hasText: label }) });
  const change = field.getByRole('button', { name: 'Ver como HTML' });
  if (javaScriptEnabled) await change.click();
  await page.getByRole('textbox', { name: label, exact: true }).fill(source);
}

/** Opens `path` logged in, by the call behind the form: `enterPanelByForm` fills it in. */
export async function enterPanel(page: Page, name: 'marketing' | 'admin', path: string): Promise<void> {
  const answer = await page.request.post('/api/v2/front/checkout/login', {
    headers: { 'App-Token': 'wapstore' },
    data: { usuario: `${name}@demo.test`, senha: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  await page.goto(path);
}

/** Logs in where the door of the panel leads to, and comes back to `path`. */
export async function enterPanelByForm(page: Page, name: 'marketing' | 'admin', path: string): Promise<void> {
  await page.goto(`/checkout/acesso?${new URLSearchParams({ voltar: path })}`);
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(`${name}@demo.test`);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(`**${path}`);
}
