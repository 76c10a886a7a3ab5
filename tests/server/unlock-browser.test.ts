/** A closed shop in a real browser. Unlocking it: with JavaScript the value stays on the device, without it in a cookie. */

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { axeViolations } from '../support/axe.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';

const KEY = 'vitrine:liberarAcesso';
const CATEGORY = '/cabos-de-video/hdmi';
const dataDir = await seededDirectory();
let shop: Shop;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  await (await startShop({ dataDir })).stop();
  const { db, close } = await openDatabase({ dataDir });
  const row = db.selectFrom('settings').select('valor').where('chave', '=', 'sistema');
  const { valor } = await row.executeTakeFirstOrThrow();
  const paginaAguarde = {
    ativo: true,
    mensagem: 'Voltamos às 14h.',
    arquivo: '/banner/empresas-mobile.webp',
  };
  await db
    .updateTable('settings')
    .set({ valor: JSON.stringify({ ...valor, paginaAguarde }) })
    .where('chave', '=', 'sistema')
    .execute()
    .finally(close);
  shop = await startShop({ dataDir, env: { UNLOCK_VERSION: 'abra-te' } });
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], executablePath: findChromium() });
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  removeDirectory(dataDir);
});

async function visitor(javaScriptEnabled: boolean): Promise<Page> {
  context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

const kept = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
const isClosed = async (page: Page, path: string): Promise<boolean> => {
  await page.goto(shop.url + path);
  return (await page.getByText('Voltamos às 14h.').count()) === 1;
};

it.each([320, 360, 768, 1366])(
  'fits its wait page into %i px, and axe finds nothing on it',
  async (width) => {
    const page = await visitor(true);
    await page.setViewportSize({ width, height: 740 });
    expect(await isClosed(page, CATEGORY)).toBe(true);
    await page.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
  },
);

it('keeps the value on the device, takes it out of the address, and opens again when the cookie is gone', async () => {
  const page = await visitor(true);
  expect(await isClosed(page, CATEGORY)).toBe(true);
  expect(await isClosed(page, `${CATEGORY}?pg=2&liberarAcesso=abra-te`)).toBe(false);
  await page.waitForURL(`${shop.url}${CATEGORY}?pg=2`);
  expect(await kept(page)).toBe('abra-te');
  expect(await isClosed(page, '/')).toBe(false);

  await page.context().clearCookies();
  await page.goto(shop.url + CATEGORY).catch(() => undefined);
  await page.getByRole('heading', { level: 1, name: 'HDMI' }).waitFor();
  await page.waitForURL(shop.url + CATEGORY);
});

it('forgets the value when another one is given', async () => {
  const page = await visitor(true);
  await page.goto(`${shop.url}/?liberarAcesso=abra-te`);
  await page.waitForURL(`${shop.url}/`);
  expect(await isClosed(page, '/?liberarAcesso=outro')).toBe(true);
  expect(await kept(page)).toBeNull();
  expect(await isClosed(page, '/')).toBe(true);
});

it('tries a value that is no longer good once, and forgets it', async () => {
  const page = await visitor(true);
  await page.goto(shop.url);
  await page.evaluate((key) => localStorage.setItem(key, 'versão antiga'), KEY);
  await page.goto(shop.url).catch(() => undefined);
  await page.waitForURL(/liberarAcesso=/);
  await page.waitForFunction((key) => localStorage.getItem(key) === null, KEY);
  expect(await page.getByText('Voltamos às 14h.').count()).toBe(1);
});

it('remembers without JavaScript too', async () => {
  const page = await visitor(false);
  expect(await isClosed(page, '/')).toBe(true);
  expect(await isClosed(page, '/?liberarAcesso=abra-te')).toBe(false);
  expect(await isClosed(page, CATEGORY)).toBe(false);
  expect(await isClosed(page, '/?liberarAcesso=')).toBe(true);
  expect(await isClosed(page, CATEGORY)).toBe(true);
});
