/** Rows that scroll sideways: by finger, by keyboard, by arrows for a mouse, and never by themselves. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const rows = (page: Page): Locator => page.locator('.showcase_row');
const moved = (row: Locator): Promise<number> => row.evaluate(({ scrollLeft }) => scrollLeft);
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** How far the nearest product is from where the row snaps, in pixels. */
function offSnap(row: Locator): Promise<number> {
  return row.evaluate((element) => {
    const { scrollPaddingLeft } = getComputedStyle(element);
    const edge = element.getBoundingClientRect().left + Number.parseFloat(scrollPaddingLeft);
    const lefts = [...element.children].map((item) => Math.abs(item.getBoundingClientRect().left - edge));
    return Math.round(Math.min(...lefts));
  });
}

/** The browser's own arrows are no elements: what a screen reader hears of those that do something, in no order. */
async function ownArrows(page: Page): Promise<readonly string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role, name }) => role?.value === 'button' && /produtos$/i.test(String(name?.value)))
    .filter(
      ({ properties = [] }) => !properties.some(({ name, value }) => name === 'disabled' && value.value),
    )
    .map(({ name }) => String(name?.value))
    .sort();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a row snaps to a product, and shows what the keyboard reaches', async ({ page }) => {
      await page.goto('/');
      const row = rows(page).first();
      await row.evaluate((element) => element.scrollTo({ left: 150, behavior: 'instant' }));
      await expect.poll(() => offSnap(row)).toBeLessThanOrEqual(1);
      await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
      const links = row.locator('.product-card h3 a');
      await links.first().focus();
      // Each card has its lengths too.
      for (let tab = 0; tab < 160; tab += 1) {
        await page.keyboard.press('Tab');
        if (await links.last().evaluate((link) => link === document.activeElement)) break;
      }
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport();
      await expect.poll(() => moved(row)).toBeGreaterThan(0);
    });

    test('arrows turn a row for a mouse, and say what they do', async ({ page }) => {
      await page.goto('/');
      const row = rows(page).first();
      await row.scrollIntoViewIfNeeded();
      if (isPhone(page)) {
        // Fingers swipe.
        expect(await ownArrows(page)).toEqual([]);
        return;
      }
      // Of the two rows; there is nothing before their first product.
      expect(await ownArrows(page)).toEqual(['Próximos produtos', 'Próximos produtos']);
      const { x, y, width } = (await page.locator('.showcase').first().boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
      };
      await page.mouse.click(x + width - 18, y + 10);
      await expect.poll(() => moved(row)).toBeGreaterThan(width / 2);
      await page.mouse.click(x + width - 62, y + 10);
      await expect.poll(() => moved(row)).toBe(0);
    });
  });
}

test('no row moves by itself', async ({ page }) => {
  await page.clock.install();
  for (const path of ['/', PLAIN_PRODUCT]) {
    await page.goto(path);
    await page.clock.runFor(19_000);
    const all = page.locator('.showcase_row, .instagram-posts_list, [data-gallery-strip]');
    expect(await all.count()).toBeGreaterThan(0);
    for (const row of await all.all()) expect(await moved(row)).toBe(0);
  }
});

test.describe('in a browser that draws no arrows by itself', () => {
  // The style that takes them away is not the shop's.
  test.use({ bypassCSP: true });

  test('a script does, with the first sign', async ({ page }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...asked: string[]) =>
        !asked.join().includes('scroll-button') && supports.apply(CSS, asked as [string]);
    });
    await page.goto('/');
    await page.addStyleTag({ content: '.showcase_row::scroll-button(*) { content: none; }' });
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    const showcase = page.locator('.showcase').first();
    const row = rows(page).first();
    const back = showcase.getByRole('button', { name: 'Produtos anteriores' });
    const on = showcase.getByRole('button', { name: 'Próximos produtos' });
    if (isPhone(page)) {
      await expect(back).toHaveCount(0);
      return;
    }
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await on.click();
    await expect.poll(() => moved(row)).toBeGreaterThan(300);
    await expect.poll(() => offSnap(row)).toBeLessThanOrEqual(1);
    await expect(back).toHaveAttribute('aria-disabled', 'false');
    await back.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => moved(row)).toBe(0);
    await expect(back).toBeFocused();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the gallery ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows the picture whose small one is chosen, one at a time', async ({ page }) => {
      await page.goto(PLAIN_PRODUCT);
      const strip = page.locator('[data-gallery-strip]');
      const width = await strip.evaluate(({ clientWidth }) => clientWidth);
      await page.locator('[data-gallery-thumb]').nth(2).focus();
      await page.keyboard.press('Enter');
      // Pictures are wider by a fraction of a pixel.
      await expect.poll(async () => Math.abs((await moved(strip)) - 2 * width)).toBeLessThanOrEqual(2);
      await strip.evaluate((element) =>
        element.scrollTo({ left: element.clientWidth * 0.8, behavior: 'instant' }),
      );
      await expect.poll(async () => Math.abs((await moved(strip)) - width)).toBeLessThanOrEqual(1);
    });
  });
}
