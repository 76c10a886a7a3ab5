/** A shop whose settings name a tag container, and visits to it in a real browser; the container's script is a stand-in. */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { seededDirectory } from './seeded.ts';
import { removeDirectory, type Shop, startShop } from './shop.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
export const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1';
/** The choice of who agreed to all of it, as it is stored. */
export const EVERYTHING = '["statistics","marketing","content"]';

export type TaggedShop = {
  readonly shop: Shop;
  readonly browser: Browser;
  /** A product's page while the settings named no container. */
  readonly bare: { readonly html: string; readonly policy: string };
  /** @param choice As it is stored; undefined for a visitor who was never asked. */
  readonly visit: (choice?: string, baseURL?: string) => Promise<Visit>;
  readonly stop: () => Promise<void>;
};

export async function startTaggedShop(): Promise<TaggedShop> {
  const dataDir = await seededDirectory();
  const untagged = await startShop({ dataDir });
  const answer = await fetch(untagged.url + PRODUCT);
  const bare = { html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') ?? '' };
  await untagged.stop();
  await nameContainer(dataDir);
  const shop = await startShop({ dataDir });
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], executablePath: findChromium() });
  return {
    shop,
    browser,
    bare,
    visit: (choice, baseURL = shop.url) => visit(browser, baseURL, choice),
    stop: async () => {
      await browser.close();
      await shop.stop();
      removeDirectory(dataDir);
    },
  };
}

async function nameContainer(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const row = db.selectFrom('settings').select('valor').where('chave', '=', 'google');
  const { valor } = await row.executeTakeFirstOrThrow();
  await db
    .updateTable('settings')
    .set({ valor: JSON.stringify({ ...valor, ga: { gtm: 'GTM-TESTE1' } }) })
    .where('chave', '=', 'google')
    .execute()
    .finally(close);
}

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Addresses outside the shop that were asked for. */
  readonly outside: string[];
  readonly refused: string[];
};

async function visit(browser: Browser, baseURL: string, choice: string | undefined): Promise<Visit> {
  const context = await browser.newContext({ baseURL, ...PHONE });
  const page = await context.newPage();
  const outside: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(error.message));
  await context.route(/^https:/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  // What was told on a page is carried along, so that the whole visit can be read at its end.
  await page.addInitScript((stored) => {
    if (stored !== undefined) localStorage['vitrine:consent'] ??= stored;
    addEventListener('pagehide', () => {
      const { dataLayer = [] } = window as { dataLayer?: object[] };
      const before = JSON.parse(sessionStorage['test:told'] ?? '[]');
      sessionStorage['test:told'] = JSON.stringify([...before, ...dataLayer]);
    });
  }, choice);
  return { context, page, outside, refused };
}

type Told = {
  readonly event?: string;
  readonly ecommerce?: Record<string, never> & { readonly items: readonly Record<string, unknown>[] };
  readonly search_term?: string;
};
/** Everything told in this visit, in order, without the resets. */
export async function told(page: Page): Promise<readonly Told[]> {
  const all: Told[] = await page.evaluate(() => [
    ...JSON.parse(sessionStorage['test:told'] ?? '[]'),
    ...(JSON.parse(JSON.stringify((window as { dataLayer?: object[] }).dataLayer ?? [])) as object[]),
  ]);
  const events = all.filter(({ event }) => event !== undefined && event !== 'gtm.js');
  // Each event of trade comes after a reset of its own.
  for (const [at, entry] of all.entries())
    if (entry.ecommerce) expect(all[at - 1]).toEqual({ ecommerce: null });
  return events;
}
export const names = async (page: Page): Promise<readonly (string | undefined)[]> =>
  (await told(page)).map(({ event }) => event);
export const last = async (page: Page): Promise<Told | undefined> => (await told(page)).at(-1);

/** A busy machine takes its time. */
export const soon = <Read>(read: () => Read) => expect.poll(read, { timeout: 10_000 });
export const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: /carrinho de compras/i });
export const buy = (page: Page): Locator => page.getByRole('button', { name: 'Comprar', exact: true });
