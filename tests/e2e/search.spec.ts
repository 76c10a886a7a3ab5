import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, IS_HOSTED, test } from './fixtures.ts';

/** WCAG 2.2 A and AA. */

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const combobox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' });
const options = (page: Page) => page.getByRole('option');

async function type(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await field(page).focus();
  await combobox(page).pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
}

async function faults(page: Page) {
  return axeViolations(page);
}

test('finds through a typing error and offers the search that was meant', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('hmdi 2m');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=hmdi\+2m$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('HDMI');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'hdmi 2m', exact: true }).click();
  await expect(page).toHaveURL(/\/busca\?busca=hdmi\+2m$/);
  await expect(page.getByText('Você quis dizer')).toHaveCount(0);
});

test('suggests products with picture and price, categories and searches, and says how many', async ({
  page,
}) => {
  await type(page, 'cabo optic');
  const products = page.getByRole('group', { name: 'Produtos' }).getByRole('option');
  await expect(products.first()).toContainText(/R\$/);
  expect(
    await products
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
  ).toBe(true);
  await expect(page.getByRole('group', { name: 'Buscas' }).getByRole('option').first()).toHaveText(
    'cabo óptico',
  );
  await expect(page.getByRole('banner').getByRole('status').filter({ hasText: 'sugestões' })).toHaveCount(1);
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'true');
  for (const option of await options(page).all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await faults(page)).toEqual([]);
});

test('suggestions are gone through and opened by keyboard', async ({ page }) => {
  await type(page, 'displai');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(combobox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(combobox(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  const target = (await options(page).last().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/displayport/i);
});

test('Escape closes the suggestions, leaving the field closes them too, and Enter still searches', async ({
  page,
}) => {
  await type(page, 'rca');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(combobox(page)).toHaveValue('rca');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .focus();
  await expect(options(page)).toHaveCount(0);
  await combobox(page).press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=rca$/);
});

test('what was searched for stays on the device until it is cleared', async ({ page }) => {
  await page.goto('/busca?busca=xlr');
  await field(page).focus();
  await combobox(page).fill('cabo p10');
  await combobox(page).press('Enter');
  await page.waitForURL(/busca=cabo\+p10/);
  await page.goto('/');
  await field(page).focus();
  const recent = page.getByRole('group', { name: 'Buscas recentes neste aparelho' }).getByRole('option');
  await expect(recent).toHaveText(['cabo p10']);
  await page.getByRole('button', { name: 'Limpar buscas recentes' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await field(page).focus();
  await expect(combobox(page)).toHaveAttribute('aria-expanded', 'false');
});

test('what was searched for comes back while it is typed again, and a correction is called one', async ({
  page,
}) => {
  await page.goto('/busca?busca=cabo%20hdmi%205m');
  await field(page).focus();
  await combobox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cabo hdmi 5m');
  await type(page, 'cabo hd');
  await expect(
    page.getByRole('group', { name: 'Buscas recentes neste aparelho' }).getByRole('option'),
  ).toHaveText(['cabo hdmi 5m']);
  await combobox(page).fill('otic');
  await expect(page.getByRole('group', { name: 'Você quis dizer' }).getByRole('option')).toHaveText([
    'óptico',
  ]);
  expect(await faults(page)).toEqual([]);
});

test('a search that finds nothing says how to go on', async ({ page }) => {
  await page.goto('/busca?busca=xyzxyz');
  await expect(page.getByRole('heading', { name: 'Não encontramos nada com essas palavras' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /xyzxyz/,
  );
  await expect(page.getByRole('heading', { name: 'Ou veja as categorias' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('text that looks like markup is shown as text', async ({ page }) => {
  await page.goto(`/busca?${new URLSearchParams({ busca: '<img src=x onerror=alert(1)> hmdi' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)> hmdi');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, and the search that was meant is a link', async ({ page }) => {
    await page.goto('/');
    await expect(field(page)).toBeVisible();
    await field(page).fill('displai port');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/busca\?busca=displai\+port$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('DisplayPort');
    await page.getByRole('link', { name: 'display port', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('display port');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [busca, said, isOwn] of [
      ['hmdi', 'Mostrando resultados para hdmi', false],
      ['hdmi sata', 'Nada com “sata”', true],
      ['hdmi até 300 reais', 'Aplicamos à sua busca: até R$ 300,00', true],
    ] as const) {
      if (isOwn && IS_HOSTED) continue;
      test(`${busca} is filtered, sorted and paged like any search, and says each time how it was read`, async ({
        page,
      }) => {
        const reading = page.locator('.search-reading');
        const count = page.locator('.page-head_count');
        const total = async () => Number(/(\d+) produto/.exec(await count.innerText())?.[1]);
        await page.goto(`/busca?${new URLSearchParams({ busca })}`);
        await expect(reading).toContainText(said);
        const all = await total();
        expect(all).toBeGreaterThan(24);

        await page.getByLabel('Ordenar por').selectOption('Menor Preço');
        const apply = page.locator('.listing-order').getByRole('button', { name: 'Aplicar' });
        if (await apply.isVisible()) await apply.click();
        await expect(page).toHaveURL(/order=Menor/);
        await expect(reading).toContainText(said);
        expect(await total()).toBe(all);

        await page.getByRole('link', { name: /Próxima/ }).click();
        await expect(page).toHaveURL(/pg=2/);
        await expect(reading).toContainText(said);
        expect(await total()).toBe(all);

        await page.goto(`${page.url().replace(/[?&]pg=2/, '')}&preco=0:60`);
        await expect(reading).toContainText(said);
        expect(await total()).toBeLessThan(all);
        await page.getByRole('link', { name: 'Limpar filtros' }).first().click();
        await expect(reading).toContainText(said);
        expect(await total()).toBe(all);
      });
    }
  });
}
