/** The shop for eyes and hands of all kinds: 400 % zoom, which is 320 px wide, and the system's own colours. */
import type { Page } from '@playwright/test';
import { layoutFlaws } from '../support/layout.ts';
import { CATEGORY, expect, PLAIN_PRODUCT, putInCart, test } from './fixtures.ts';

const PAGES = [
  '/',
  CATEGORY,
  '/busca?busca=hdmi',
  PLAIN_PRODUCT,
  '/checkout/carrinho/',
  '/checkout/acesso',
  '/pagina/acessibilidade',
];

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of PAGES) {
    test(`${path} scrolls in one direction only and hides nothing`, async ({ page }) => {
      await page.goto(path);
      expect(await layoutFlaws(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  test('menu, cart and the form to log in fit', async ({ page }) => {
    await putInCart(page, PLAIN_PRODUCT);
    expect(await layoutFlaws(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#main-menu summary').first().click();
    const sideways = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth;
    expect(await page.locator('#main-menu').evaluate(sideways)).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('[data-login]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await layoutFlaws(page)).toEqual([]);
  });
});

/** Controls with a fill of their own that lose both fill and edge. */
function unseen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen = ({ borderTopStyle, borderTopWidth, borderTopColor }: CSSStyleDeclaration): boolean =>
      borderTopStyle !== 'none' && borderTopWidth !== '0px' && !/^rgba\(.*, 0\)$/.test(borderTopColor);
    return [...document.querySelectorAll<HTMLElement>('.button, .input, select, textarea')]
      .filter((control) => control.checkVisibility() && !seen(getComputedStyle(control)))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  for (const path of PAGES) {
    test(`${path} keeps the edges of its controls and shows the focus`, async ({ page }) => {
      await page.goto(path);
      expect(await unseen(page)).toEqual([]);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
          return [outlineStyle, outlineWidth];
        });
        expect(focus, `after ${step + 1} tabs`).toEqual(['solid', '3px']);
      }
    });
  }
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
});
