/** An empty shop with its owner, who works in the panel and by sheets. */
import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';

type Lines = readonly (readonly string[])[];

export type OwnShop = {
  readonly url: string;
  /** Logs the owner in and comes back to `path`. */
  readonly enter: (page: Page, path: string) => Promise<void>;
  /** Sends a sheet and stops where its lines are shown. */
  readonly send: (page: Page, tabela: string, lines: Lines) => Promise<void>;
  /** Sends a sheet and waits until it is in. */
  readonly bring: (page: Page, tabela: string, lines: Lines) => Promise<void>;
  readonly close: () => Promise<void>;
};

const OWNER = { email: 'dona@loja.test', senha: 'uma-senha-bem-comprida' };

export async function emptyShop(): Promise<OwnShop> {
  const dataDir = temporaryDirectory();
  const account = ['--email', OWNER.email, '--nome', 'Dona da Loja', '--documento', '52998224725'];
  const made = spawnSync(
    process.execPath,
    ['src/lib/server/commands/user-create.ts', ...account, '--papel', 'administrador'],
    { env: { ...process.env, DATA_DIR: dataDir, SEED: 'none' }, input: `${OWNER.senha}\n` },
  );
  expect(made.stderr.toString()).toBe('');
  const shop = await startShop({ dataDir, env: { SEED: 'none' } });
  return {
    url: shop.url,
    send: (page, tabela, lines) => sendSheet(page, shop.url, tabela, lines),
    async enter(page, path) {
      await page.goto(`${shop.url}/checkout/acesso?${new URLSearchParams({ voltar: path })}`);
      await page.getByLabel('E-mail, CPF ou CNPJ').fill(OWNER.email);
      await page.getByLabel('Senha', { exact: true }).fill(OWNER.senha);
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      await page.waitForURL(`**${path}`);
    },
    bring: (page, tabela, lines) => bringSheet(page, shop.url, tabela, lines),
    async close() {
      await shop.stop();
      removeDirectory(dataDir);
    },
  };
}

async function sendSheet(page: Page, url: string, tabela: string, lines: Lines): Promise<void> {
  await page.goto(`${url}/painel/planilhas`);
  await page.getByLabel('O que a planilha traz').selectOption(tabela);
  const buffer = Buffer.from(lines.map(csvLine).join(''));
  const file = { name: 'planilha.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Arquivo CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.waitForURL('**/painel/planilhas/*');
}

/** Whoever the page is logged in as sends a sheet to the shop at `url`, and waits until it is in. */
export async function bringSheet(page: Page, url: string, tabela: string, lines: Lines): Promise<void> {
  await sendSheet(page, url, tabela, lines);
  await page.getByRole('button', { name: /^Importar/ }).click();
  await expect(page.locator('main .badge').first()).toHaveText('Importada', { timeout: 30_000 });
}
