/** An owner with an empty shop makes a data sheet by panel and spreadsheet alone, and customers filter by it. */

import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { emptyShop, type OwnShop } from './empty-shop.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000, retries: 0 });

let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await emptyShop();
});
test.afterAll(() => shop.close());

const enter = (page: Page, path: string) => shop.enter(page, path);
const send = (page: Page, tabela: string, lines: readonly (readonly string[])[]) =>
  shop.send(page, tabela, lines);
const bring = (page: Page, tabela: string, lines: readonly (readonly string[])[]) =>
  shop.bring(page, tabela, lines);

const product = (place: number, metres: string): readonly string[] => [
  ...[
    `CABO-${place}`,
    `Cabo de teste ${place}`,
    'Minha marca',
    '/cabos',
    '10,00',
    '5',
    '0,1',
    '2',
    '10',
    '20',
  ],
  metres,
];
const COLUMNS = [
  'sku',
  'nome',
  'marca',
  'categorias',
  'preco',
  'estoque',
  'peso_kg',
  'altura_cm',
  'largura_cm',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const nome = javaScriptEnabled ? 'Comprimento' : 'Alcance';

    test('a characteristic is defined by form, filled by sheet and form, and filters a listing', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/422/);
      await enter(page, '/painel/caracteristicas');
      if (javaScriptEnabled) {
        await bring(page, 'Marcas', [
          ['slug', 'nome'],
          ['minha-marca', 'Minha marca'],
        ]);
        await bring(page, 'Categorias', [
          ['caminho', 'nome'],
          ['/cabos', 'Cabos'],
          ['/fontes', 'Fontes'],
        ]);
      }
      await page.goto(`${shop.url}/painel/caracteristicas`);
      await page.getByRole('link', { name: 'Nova característica' }).click();
      await page.getByLabel('Grupo').fill('Cabo');
      await page.getByLabel('Nome', { exact: true }).fill(nome);
      await page.getByLabel('O que se preenche').selectOption('Um número');
      await page.getByLabel('Unidade').fill('metros');
      await page.getByRole('checkbox', { name: 'Cabos' }).check();
      await page.getByLabel('Usar como filtro nas listagens e na busca').check();
      await page.getByLabel('Lugar nos dados principais').fill('1');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Característica salva')).toBeVisible();
      await expect(page.getByRole('row', { name: nome })).toContainText('Número (m)');

      const heading = javaScriptEnabled ? 'Comprimento' : 'Alcance';
      const lines = [
        [...COLUMNS, 'comprimento_cm', heading],
        ...['50 cm', '1,8', '30 m'].map((metres, place) => product(place, metres)),
      ];
      if (javaScriptEnabled) {
        await send(page, 'Produtos', lines);
        await expect(page.getByRole('heading', { name: 'Colunas em dúvida' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Importar/ })).toHaveCount(0);
        await page
          .getByLabel('A coluna “Comprimento” é')
          .selectOption({ label: 'Cabo: Comprimento (m) (característica)' });
        await page.getByRole('button', { name: 'Ler a planilha assim' }).click();
        await expect(page.getByText('(na planilha: 50 cm, convertido)')).toBeVisible();
        await page.getByRole('button', { name: /^Importar/ }).click();
        await expect(page.locator('main .badge').first()).toHaveText('Importada', { timeout: 30_000 });
      } else await bring(page, 'Produtos', lines);

      await page.goto(`${shop.url}/painel/produtos`);
      await page.getByRole('link', { name: 'Cabo de teste 0' }).click();
      await expect(page.getByLabel(`${nome} (m)`)).toHaveValue('0,5');
      await page.getByLabel(`${nome} (m)`).fill('2 kg');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Esta unidade não serve aqui. Vale: mm, cm, dm, m')).toBeVisible();
      await page.getByLabel(`${nome} (m)`).fill('250 cm');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Produto salvo.')).toBeVisible();

      await page.goto(`${shop.url}/cabos`);
      const range = page.getByRole('group', { name: `Faixa de ${nome.toLowerCase()}` });
      await range.getByLabel('De (m)').fill('2');
      await range.getByLabel('Até (m)').fill('3');
      await range.getByRole('button').click();
      await expect(page.getByRole('link', { name: 'Cabo de teste 0' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cabo de teste 2' })).toHaveCount(0);
      await page.goto(`${shop.url}/cabo-de-teste-0`);
      await expect(page.locator('.key-facts')).toContainText('2,5 m');
    });

    test('lengths become a family, by sheet or by form', async ({ page }) => {
      await enter(page, '/painel/produtos');
      const label = javaScriptEnabled ? '1,8 m' : '30 m';
      if (javaScriptEnabled) {
        await bring(page, 'Produtos', [
          ['sku', 'familia', 'eixo', 'eixo_valor'],
          ['CABO-0', 'CABO-0', 'Tamanho', '2,5 m'],
          ['CABO-1', 'CABO-0', 'Tamanho', '1,8 m'],
        ]);
      } else {
        await page.getByRole('link', { name: 'Cabo de teste 2' }).click();
        await page.getByLabel('SKU do primeiro da família').fill('CABO-0');
        await page.getByLabel('O que muda').fill('Tamanho');
        await page.getByLabel('Valor deste produto').fill('30 m');
        await page.getByRole('button', { name: 'Salvar' }).click();
        await expect(page.getByText('Produto salvo.')).toBeVisible();
      }
      await page.goto(`${shop.url}/cabo-de-teste-0`);
      await page.getByRole('link', { name: label, exact: true }).first().click();
      await expect(page).toHaveURL(`${shop.url}/cabo-de-teste-${javaScriptEnabled ? 1 : 2}`);
    });

    test('moves and removes ask nothing of a script, and pages fit a phone', async ({ page }) => {
      await enter(page, '/painel/caracteristicas');
      await page.goto(`${shop.url}/painel/caracteristicas/nova?grupo=Cabo`);
      await page.getByLabel('Nome', { exact: true }).fill('Cor');
      await page.getByLabel('Escolhas possíveis').fill('Preto\nAzul');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Subir Cor' }).click();
      await expect(page.locator('tbody th').nth(javaScriptEnabled ? 0 : 1)).toHaveText('Cor');
      if (javaScriptEnabled) {
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('link', { name: 'Cor', exact: true }).click();
      if (javaScriptEnabled) {
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
      await page.getByRole('link', { name: 'Remover esta característica' }).click();
      await expect(page.getByText('Remover Cor? Nenhum produto tem um valor dela.')).toBeVisible();
      await page.getByRole('button', { name: 'Remover de vez' }).click();
      await expect(page.getByText('Característica removida.')).toBeVisible();
    });
  });
}
