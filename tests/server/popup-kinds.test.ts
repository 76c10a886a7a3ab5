/** Popups of a picture and of HTML in a real browser; the one of the demo shop takes an address for the news. */

import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { axeViolations } from '../support/axe.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';

const dataDir = await seededDirectory();
let shop: Shop;
let browser: Browser;
let context: BrowserContext | undefined;

const picture = (imagem: string, largura: number, altura: number): string =>
  JSON.stringify({ imagem, imagemOriginal: imagem, link: '', largura, altura, alt: 'Bobinas para a obra' });
const none = picture('', 0, 0);

beforeAll(async () => {
  await (await startShop({ dataDir })).stop();
  const { db, close } = await openDatabase({ dataDir });
  const common = { tempo: 0, titulo: '', descricao: '', link: '' };
  await db
    .insertInto('popups')
    .values([
      {
        ...common,
        nivel: 'home',
        nome: 'Bobinas',
        tipo: 'imagem',
        link: '/marcas',
        desktop: picture('/banner/empresas-desktop.webp', 960, 300),
        mobile: picture('/banner/empresas-mobile.webp', 720, 260),
      },
      {
        ...common,
        nivel: 'page',
        nome: 'Feriado',
        tipo: 'html',
        titulo: 'Feriado na sexta',
        descricao: '<p>Pedidos saem na <strong>segunda</strong>.</p><script>document.title = "x"</script>',
        desktop: none,
        mobile: none,
      },
    ])
    .execute()
    .finally(close);
  shop = await startShop({ dataDir });
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], executablePath: findChromium() });
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  removeDirectory(dataDir);
});

/** The popup of a page, open. */
async function opened(path: string, width: number): Promise<{ page: Page; popup: Locator }> {
  context = await browser.newContext({ viewport: { width, height: 740 } });
  await context.addInitScript(() => {
    localStorage['vitrine:consent'] = '[]';
  });
  const page = await context.newPage();
  await page.goto(shop.url + path);
  const popup = page.locator('dialog.popup[open]');
  await popup.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  return { page, popup };
}

it.each([360, 1366])('shows a picture that leads on, at %i px', async (width) => {
  const { page, popup } = await opened('/', width);
  const image = popup.getByRole('img', { name: 'Bobinas para a obra' });
  expect(
    await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.currentSrc)),
  ).toBe(`${shop.url}/banner/empresas-${width === 360 ? 'mobile' : 'desktop'}.webp`);
  // The button that closes it hides nothing of the picture.
  const [button, shown] = await Promise.all([popup.getByRole('button').boundingBox(), image.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((shown?.y ?? 0) + 1);
  await image.click();
  await page.waitForURL(`${shop.url}/marcas`);
});

it('shows HTML that cannot run, keeps the focus in it, and does not come back once closed', async () => {
  const { page, popup } = await opened('/pagina/entrega', 360);
  expect(await popup.getByRole('heading').textContent()).toBe('Feriado na sexta');
  expect(await popup.locator('strong').textContent()).toBe('segunda');
  expect(await page.title()).not.toBe('x');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  // It is remembered in the event of closing, which comes after the popup is gone.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('popID')));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  expect(await popup.count()).toBe(0);
});
