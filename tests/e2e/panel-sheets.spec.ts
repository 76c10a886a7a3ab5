/** An administrator imports a long spreadsheet with faults in it, mends them, and takes it all back. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const HERE = '/painel/planilhas';
const LINES = 2000;
test.describe.configure({ mode: 'serial' });

async function send(page: Page, text: string): Promise<void> {
  await page.goto(HERE);
  await page.getByLabel('O que a planilha traz').selectOption('Produtos');
  const file = { name: 'produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Arquivo CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Conferir' }).click();
}

const state = (page: Page) => page.locator('main .badge').first();

/** The cells of the exported file; no cell of its first columns has a separator in it. */
async function exported(page: Page): Promise<readonly string[][]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar Preços e estoque' }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text).toMatch(/^\uFEFFsku;nome;preco_de;preco;/);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
}

test('two thousand lines, three of them wrong, are checked, mended, imported and taken back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await enterPanel(page, 'admin', HERE);
  const [, ...rows] = await exported(page);
  const sku = rows.find((row) => row[2] === '' && row[4] === '' && row[0] !== '')?.[0] ?? '';
  const price = `${1000 + (Date.now() % 8000)},00`;
  const NEW = {
    marca: 'Fio & Sinal Essencial',
    categorias: '/cabos-de-video/hdmi',
    ativo: 'não',
    preco: '10,00',
  };
  const size = ['0,1', '2', '10', '20'];
  const columns = [
    'sku',
    'nome',
    'marca',
    'categorias',
    'ativo',
    'preco',
    'peso_kg',
    'altura_cm',
    'largura_cm',
    'comprimento_cm',
  ];
  const made = Array.from({ length: LINES - 1 }, (_, place) => [
    `LOTE-${place}`,
    `Lote ${place}`,
    ...Object.values(NEW),
    ...size,
  ]);
  // Of a product that is there only the price changes: cells as they are would be asked for, too.
  const text = (rows: readonly (readonly string[])[]) => [columns, ...rows].map(csvLine).join('');
  const first = (await page.request.get(`${HERE}/baixar/produtos.csv`)).ok();
  expect(first).toBe(true);
  const faulty = made.map((row, place) =>
    place === 3
      ? row.with(5, 'grátis')
      : place === 900
        ? row.with(2, 'Marca que não há')
        : place === 1998
          ? row.with(6, '0')
          : row,
  );
  await send(page, text(faulty));
  await expect(page.getByRole('status')).toHaveText('Planilha conferida. Nada mudou na loja ainda.', {
    timeout: 30_000,
  });
  await expect(page.getByText('3 linhas têm erro.')).toBeVisible();
  await page.getByRole('link', { name: /^Com erro/ }).click();
  const lines = page.getByRole('region', { name: 'Linhas da planilha' }).getByRole('row');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1)).toContainText(/^\s*5\s.*LOTE-3.*preco:.*grátis.*Não é um número/);
  await expect(lines.nth(2)).toContainText(/^\s*902\s.*marca:.*Este nome não está cadastrado na loja/);
  await expect(lines.nth(3)).toContainText(/^\s*2000\s.*peso.kg:.*pequeno demais/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('status')).toHaveText('Planilha descartada. Nada mudou na loja.');

  await send(page, text(made));
  await page.getByRole('button', { name: 'Importar 1.999 linhas' }).click({ timeout: 30_000 });
  await expect(state(page)).toHaveText('Importada', { timeout: 60_000 });

  await page.goto(HERE);
  await page.getByLabel('O que a planilha traz').selectOption('Preços e estoque');
  const buffer = Buffer.from(
    [
      ['sku', 'preco'],
      [sku, price],
    ]
      .map(csvLine)
      .join(''),
  );
  await page.getByLabel('Arquivo CSV').setInputFiles({ name: 'precos.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await expect(state(page)).toHaveText('Importada', { timeout: 20_000 });
  const changed = page.url();
  const listing = async () =>
    (await page.request.get(`/busca?${new URLSearchParams({ busca: sku })}`)).text();
  const shown = `${price.slice(0, 1)}.${price.slice(1)}`;
  await expect.poll(listing, { timeout: 5000 }).toContain(shown);

  await page.goto(changed);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(state(page)).toHaveText('Desfeita', { timeout: 20_000 });
  await expect.poll(listing, { timeout: 5000 }).not.toContain(shown);
  await page.goto(HERE);
  await page.getByRole('link', { name: 'produtos.csv' }).first().click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(state(page)).toHaveText('Desfeita', { timeout: 60_000 });
  await expect(page.locator('main')).toContainText(/desfeitas\s*1\.999/);
});

test('a file that is no spreadsheet is refused beside its field, without scripts too', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await enterPanel(page, 'admin', HERE);
  await send(page, 'PK\u0003\u0004 a workbook');
  await expect(page.getByLabel('Arquivo CSV')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.field_error')).toContainText('não é uma planilha do Excel');
  await expect(page.getByLabel('O que a planilha traz')).toHaveValue('produtos');
  await page.context().close();
});
