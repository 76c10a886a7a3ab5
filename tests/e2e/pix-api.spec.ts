/**
 * Pix by the API of a bank, in a shop of its own before a bank of tests: set up in the panel, paid by buyers, given back by the
 * shop's people; with scripts and without.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { BANK, type PixBankStandIn, startBank } from '../support/pix-api/bank.ts';
import { seededDirectory } from '../support/seeded.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { order, payment } from './checkout-order.ts';
import { test as base, expect } from './fixtures.ts';
import { enterPanel } from './panel.ts';

type Own = { readonly shop: Shop; readonly bank: PixBankStandIn };

const test = base.extend<object, { readonly own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const dataDir = await seededDirectory();
      const bank = await startBank();
      const authority = join(dataDir, 'authority.pem');
      writeFileSync(authority, bank.authority.cert);
      const env = { PIX_API_URL: bank.origin, PIX_API_CA_FILE: authority };
      const shop = await startShop({ dataDir, env });
      await use({ shop, bank });
      const printed = shop.output();
      await shop.stop();
      await bank.close();
      rmSync(dataDir, { recursive: true, force: true });
      expect(printed).not.toMatch(/Canario|Client_Secret|PRIVATE KEY|payment-notices\/pix\/\d/i);
      expect(bank.wrong).toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ own }, use) => use(own.shop.url),
});

const PATH = '/painel/pagamentos/pix-api';
const main = (page: Page): Locator => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByRole('status')).toContainText(text);
const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(text),
});
const lastCob = ({ ledger }: PixBankStandIn) => [...ledger.cobs.keys()].at(-1) ?? '';

// The account is set up first, and used by those after.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ complaints }) => complaints.allow(/\b422\b/));

test('the account is set up, tried and turned on', async ({ page, own: { bank } }) => {
  test.setTimeout(240_000);
  await enterPanel(page, 'admin', PATH);
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await field('banco').selectOption({ label: 'Outro banco com API Pix' });
  await field('clientId').fill(BANK.id);
  await field('chave').fill('Pix@Loja.Example');
  await field('nome').fill('Vitrine');
  await field('cidade').fill('São Paulo');
  await press(page, 'Salvar');
  await expect(main(page)).toContainText('Preencha este campo');
  await field('apiUrl').fill('https://api.banco.example');
  await field('tokenUrl').fill('https://api.banco.example/oauth/token');
  await field('ativo').check();
  await press(page, 'Salvar');
  await expect(page.getByRole('alert')).toContainText('envie as credenciais e o certificado');
  await field('ativo').uncheck();
  await press(page, 'Salvar');
  await said(page, 'Conta salva');

  await field('clientSecret').fill('errado');
  await field('certificado').setInputFiles(file('loja.pem', bank.client.cert));
  await press(page, 'Guardar credenciais');
  await expect(main(page)).toContainText('Falta a chave privada');
  await field('clientSecret').fill('errado');
  await field('certificado').setInputFiles(file('loja.pem', bank.client.cert));
  await field('chavePrivada').setInputFiles(file('loja.key', bank.client.key));
  await press(page, 'Guardar credenciais');
  await said(page, 'Credenciais guardadas');
  await press(page, 'Testar a conexão');
  await expect(main(page)).toContainText('O banco não conhece este Client ID com este Client Secret.');
  await expect(page.getByRole('alert')).toContainText('A conexão não deu certo');
  await field('clientSecret').fill(BANK.secret);
  await press(page, 'Guardar credenciais');
  await press(page, 'Testar a conexão');
  await said(page, 'Teste feito');
  for (const step of ['Entrar no banco', 'Ler cobranças', 'Ler Pix recebidos', 'Ler o endereço dos avisos'])
    await expect(main(page)).toContainText(`${step}: deu certo`);
  await expect(main(page)).toContainText('O certificado vale até');
  await expect(main(page)).toContainText('O banco não avisa ninguém');
  expect(await page.content()).not.toMatch(/Canario|PRIVATE KEY/i);
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFlawless(page);
  }
  await field('ativo').check();
  await press(page, 'Salvar');
  await said(page, 'Conta salva');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test('a buyer pays, the order says so by itself, and a part of it goes back', async ({
      page,
      browser,
      own: { bank, shop },
    }) => {
      test.setTimeout(180_000);
      const cost = await order(page, 'pix', javaScriptEnabled);
      await expect(payment(page)).toContainText(`Pague ${cost} com Pix`);
      await expect(payment(page).getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
      await expect(payment(page).getByLabel('Pix copia e cola')).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
      if (javaScriptEnabled) await expectFlawless(page);
      const numero = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
      expect(bank.ledger.pay(lastCob(bank))).toBe(true);
      await expect(async () => {
        if (!javaScriptEnabled) await payment(page).getByRole('link', { name: 'Já paguei' }).click();
        await expect(payment(page)).toContainText('Pagamento confirmado', { timeout: 5000 });
      }).toPass({ timeout: 90_000 });
      if (javaScriptEnabled) await expectFlawless(page);

      const staff = await (await browser.newContext({ baseURL: shop.url, javaScriptEnabled })).newPage();
      await enterPanel(staff, 'admin', `/painel/pedidos/${numero}`);
      await expect(main(staff)).toContainText('API Pix do banco');
      await main(staff).locator('summary', { hasText: 'Devolver' }).click();
      await main(staff).getByLabel('Valor a devolver, em reais').fill('5,00');
      await main(staff).getByLabel('Motivo').fill('Veio riscado');
      await press(staff, 'Devolver');
      const returned = () => bank.ledger.lines().filter((line) => / 500$/.test(line)).length;
      await expect.poll(returned, { timeout: 90_000 }).toBeGreaterThan(0);
      // The bank has it a moment before the order says so.
      await expect(async () => {
        await staff.reload();
        await expect(main(staff)).toContainText('Devolvido em parte', { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await staff.context().close();
    });
  });
}
