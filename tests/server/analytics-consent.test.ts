/** What is told to nobody, and what pages have of the tag container before anybody agrees. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotli } from '../support/bytes.ts';
import {
  buy,
  CONTAINER,
  cartOf,
  EVERYTHING,
  names,
  PRODUCT,
  soon,
  startTaggedShop,
  type TaggedShop,
} from '../support/tagged-shop.ts';

let tagged: TaggedShop;
beforeAll(async () => {
  tagged = await startTaggedShop();
}, 240_000);
afterAll(() => tagged?.stop());

/** Sources of every script of which a function ran. */
async function executed(page: Page, path: string): Promise<string> {
  await page.coverage.startJSCoverage({ reportAnonymousScripts: false, resetOnNavigation: false });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const entries = await page.coverage.stopJSCoverage();
  return entries
    .filter(({ url }) => url.startsWith(tagged.shop.url))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ source }) => source ?? '')
    .join('\n');
}

describe('consent', () => {
  const states = (page: Page) =>
    page.evaluate(() => {
      const layer = (window as { dataLayer?: object[] }).dataLayer ?? [];
      // A command is an `arguments` object.
      return layer.filter((entry) => '0' in entry).map((entry) => Object.values(entry));
    });
  const all = (state: string) => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });

  /** Something is done there. */
  async function buyOrSee(page: Page): Promise<void> {
    if (new URL(page.url()).pathname !== PRODUCT) return;
    await buy(page).tap();
    await soon(() => cartOf(page).isVisible()).toBe(true);
  }

  it.each([undefined, '[]', '["content"]'])(
    'of %s loads nothing from anybody else, whatever is done',
    async (choice) => {
      const { page, context, outside } = await tagged.visit(choice);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      for (const path of ['/', PRODUCT]) {
        await page.goto(path, { waitUntil: 'load' });
        await page.mouse.wheel(0, 2000);
        await page.keyboard.press('Tab');
        await buyOrSee(page);
      }
      expect(outside).toEqual([]);
      expect(scripts.filter((url) => url.includes('analytics-acts'))).toEqual([]);
      expect(await states(page)).toEqual([['consent', 'default', all('denied')]]);
      expect(await names(page)).toEqual([]);
      await context.close();
    },
  );

  it('is denied first, then told as it was chosen, and the container is loaded once', async () => {
    const { page, context, outside } = await tagged.visit();
    await page.goto(PRODUCT);
    await page.getByRole('button', { name: 'Escolher' }).click();
    await page.getByRole('checkbox', { name: 'Marketing' }).check();
    await page.getByRole('button', { name: 'Salvar escolhas' }).click();
    await soon(() => outside).toEqual([CONTAINER]);
    const marketing = { ...all('granted'), analytics_storage: 'denied' };
    expect(await states(page)).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', marketing],
    ]);
    expect(await names(page)).toEqual(['view_item', 'view_item_list']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
    await page.getByRole('button', { name: 'Recusar tudo' }).click();
    await soon(async () => (await states(page)).at(-1)).toEqual(['consent', 'update', all('denied')]);
    await buy(page).tap();
    await soon(() => cartOf(page).isVisible()).toBe(true);
    await page.goto('/');
    expect(outside).toHaveLength(1);
    expect(await names(page)).toEqual(['view_item', 'view_item_list']);
    await context.close();
  });
});

describe('a page', () => {
  it('lets in the hosts of the tag container, and no inline script', async () => {
    const policy = (await fetch(tagged.shop.url)).headers.get('Content-Security-Policy') ?? '';
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://\\*\\.googletagmanager\\.com`));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('has nothing of it where no container is set', () => {
    expect(tagged.bare.policy).toContain("script-src 'self'");
    expect(tagged.bare.policy + tagged.bare.html).not.toMatch(
      /google(?:tagmanager|-analytics)|doubleclick|data-analytics/,
    );
    expect(tagged.bare.html).not.toMatch(/\/_astro\/Analytics/);
  });

  it('has nothing of it below the links of orders, also where nothing is found', async () => {
    const get = async (path: string) => {
      const answer = await fetch(tagged.shop.url + path);
      const isTagged = (await answer.text()).includes('data-analytics');
      return [answer.status, isTagged, answer.headers.get('Referrer-Policy')];
    };
    expect(await get('/checkout/acompanhar/10001-abc')).toEqual([404, false, 'strict-origin']);
    expect(await get('/nada-aqui')).toEqual([404, true, 'strict-origin-when-cross-origin']);
  });

  it('asks nobody else for anything without scripts', async () => {
    const context = await tagged.browser.newContext({ baseURL: tagged.shop.url, javaScriptEnabled: false });
    const asked: string[] = [];
    const page = await context.newPage();
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PRODUCT);
    expect(asked.filter((url) => !url.startsWith(tagged.shop.url))).toEqual([]);
    await context.close();
  });

  it.each(['[]', EVERYTHING])(
    'runs at most 6 KB of script before any input, with the choice %s',
    async (choice) => {
      const { page, context } = await tagged.visit(choice);
      for (const path of ['/', PRODUCT, '/cabos-de-video/hdmi'])
        expect(brotli(await executed(page, path)), path).toBeLessThanOrEqual(6 * 1024);
      await context.close();
    },
  );

  it('keeps the product page within its bytes', async () => {
    const html = await (await fetch(tagged.shop.url + PRODUCT)).text();
    expect(html).toContain('data-analytics="GTM-TESTE1"');
    expect(
      brotli(html.slice(0, html.indexOf('</form>', html.indexOf('action="/comprar"')))),
    ).toBeLessThanOrEqual(14_600);
    expect(brotli(html)).toBeLessThanOrEqual(32 * 1024);
  });
});
