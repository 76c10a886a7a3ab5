import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { CATEGORY, expect, test } from './fixtures.ts';

/** The number of products at the head of the listing: `14 modelos, 46 produtos`. */
async function total(page: Page): Promise<number> {
  return Number.parseInt(
    /(\d+) produto/.exec(await page.locator('.page-head_count').innerText())?.[1] ?? '',
    10,
  );
}

/** The panel, opened where the screen is small. */
async function filters(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Filtrar' });
  const panel = page.locator('#filters');
  if ((await button.isVisible()) && !(await panel.isVisible())) await button.click();
  await expect(panel).toBeVisible();
  return panel;
}

async function choose(page: Page, group: string, value: RegExp): Promise<number> {
  const panel = await filters(page);
  const box = panel.locator('details.filters_group', { has: page.getByText(group, { exact: true }) });
  if (!(await box.evaluate((element: HTMLDetailsElement) => element.open))) {
    await box.getByText(group, { exact: true }).click();
  }
  const link = box.getByRole('link', { name: value }).first();
  const left = Number(await link.locator('.filter-values_count').innerText());
  await link.click();
  return left;
}

async function closeFilters(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar os filtros' });
  if (await close.isVisible()) await close.click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor filters by a range of lengths and two facets, sorts, pages and takes a filter back', async ({
      page,
    }) => {
      await page.goto(CATEGORY);
      const all = await total(page);
      const panel = await filters(page);
      const range = panel.getByRole('group', { name: 'Faixa de comprimento' });
      await range.getByRole('spinbutton', { name: 'De (m)' }).fill('1');
      await range.getByRole('spinbutton', { name: 'Até (m)' }).fill('5');
      await range.getByRole('button').click();
      await expect(page).toHaveURL(/filtro=\d+%3A1%7E5$/);
      const ranged = await total(page);
      expect(ranged).toBeGreaterThan(12);
      expect(ranged).toBeLessThan(all);

      const branded = await choose(page, 'Marca', /Tramavia/);
      await expect(page).toHaveURL(/marca=/);
      expect(await total(page)).toBe(branded);
      const narrowed = await choose(page, 'Recursos', /\d/);
      await expect(page).toHaveURL(/filtro=.+%3B/);
      expect(await total(page)).toBe(narrowed);
      await closeFilters(page);

      await page.getByLabel('Ordenar por').selectOption('Menor Preço');
      if (!javaScriptEnabled)
        await page.locator('.listing-order').getByRole('button', { name: 'Aplicar' }).click();
      await expect(page).toHaveURL(/order=Menor/);
      expect(await total(page)).toBe(narrowed);

      const chips = page.getByRole('navigation', { name: 'Filtros escolhidos' });
      await expect(chips.getByRole('link')).toHaveCount(4);
      await chips.getByRole('link', { name: 'Remover filtro Tramavia' }).click();
      await expect(page).not.toHaveURL(/marca=/);
      await expect(chips.getByRole('link')).toHaveCount(3);
      await chips.getByRole('link', { name: 'Limpar filtros' }).click();
      await expect(page).toHaveURL(/\?order=Menor/);
      expect(await total(page)).toBe(all);

      await page.getByRole('link', { name: /Próxima/ }).click();
      await expect(page).toHaveURL(/pg=2/);
    });

    test('a range turned round is turned back, and nonsense changes nothing', async ({ page }) => {
      await page.goto(`${CATEGORY}?grupo=1&de=5&ate=1`);
      await expect(page).toHaveURL(/filtro=1%3A1%7E5$/);
      await page.goto(`${CATEGORY}?grupo=1&de=muito&ate=`);
      await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
    });
  });
}

test('an open panel keeps the page from scrolling up to 1053 px; from 1054 on filters stand beside it', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Filtrar' });
  const overflow = () => page.locator('html').evaluate((root) => getComputedStyle(root).overflowY);
  await page.setViewportSize({ width: 1053, height: 740 });
  await page.goto(CATEGORY);
  await expect(page.locator('#filters')).toBeHidden();
  expect(await overflow()).not.toBe('hidden');
  await button.click();
  await expect(page.locator('#filters')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.setViewportSize({ width: 1054, height: 740 });
  await page.goto(CATEGORY);
  await expect(button).toBeHidden();
  await expect(page.locator('#filters')).toBeVisible();
  expect(await overflow()).not.toBe('hidden');
});

test('the panel stands where it stood after a choice, and the page behind it does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CATEGORY);
  const panel = await filters(page);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await choose(page, 'Comprimento', /^2 m/);
  await expect(page).toHaveURL(/filtro=/);
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: /^Ver \d+ produtos?$/ }).click();
  await expect(panel).toBeHidden();
});

test('a choice keeps focus and place, says how many are left and is named by the title', async ({ page }) => {
  await page.goto(CATEGORY);
  const panel = await filters(page);
  const title = await page.title();
  const open = await panel.evaluate((element) => element.matches(':popover-open'));
  await choose(page, 'Comprimento', /^2 m/);
  await expect(page).toHaveURL(/filtro=/);
  const said = await page.locator('.page-head_count').innerText();
  await expect(page.locator('[data-count-said]')).toHaveText(said);
  await expect(page.locator('.filter-values_link:focus')).toContainText('2 m');
  expect(await page.title()).toContain('2 m');
  expect(await page.title()).not.toBe(title);
  if (open) {
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused();
  }
});

test('behind the open panel of a small screen nothing can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CATEGORY);
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
  const panel = page.locator('#filters');
  await expect(panel.getByRole('button', { name: 'Fechar os filtros' })).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const inside = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at?.closest('#filters') !== null;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused();
});

test('a phone shows a price on the first screen of a listing, and the bar stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [CATEGORY, '/busca?busca=hdmi']) {
    await page.goto(path);
    const price = await page.locator('.product-card .price_value').first().boundingBox();
    expect((price?.y ?? Number.POSITIVE_INFINITY) + (price?.height ?? 0), path).toBeLessThan(740);
  }
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeInViewport();
  await expect(page.getByLabel('Ordenar por')).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a card ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('stands for a family, leads to each length and buys the one that is pressed', async ({ page }) => {
      await page.goto(CATEGORY);
      const card = page.locator('.product-card', { has: page.locator('.card-buy_option') }).first();
      const chips = card.locator('.card-chips_chip');
      expect(await chips.count()).toBeGreaterThan(1);
      await card.getByText('Adicionar').click();
      const option = card.locator('.card-buy_option:enabled').last();
      const label = await option.locator('span').first().innerText();
      await option.click();
      if (!javaScriptEnabled) await expect(page).toHaveURL(/carrinho/);
      const cart = javaScriptEnabled ? page.getByRole('dialog', { name: /carrinho/i }) : page.locator('main');
      await expect(cart).toContainText(label);
    });
  });
}

test('axe finds nothing on the open panel', async ({ page }) => {
  await page.goto(`${CATEGORY}?filtro=1:1~3`);
  await filters(page);
  expect(await axeViolations(page)).toEqual([]);
});
