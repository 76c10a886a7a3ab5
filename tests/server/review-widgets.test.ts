/** A shop whose settings name a service that shows opinions, in a real browser. */
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';

const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
const SERVICE = 'https://static.trustvox.com.br/**';
const dataDir = await seededDirectory();
let shop: Shop;
let browser: Browser;

beforeAll(async () => {
  await (await startShop({ dataDir })).stop();
  const { db, close } = await openDatabase({ dataDir });
  const row = db.selectFrom('settings').select('valor').where('chave', '=', 'integracoes');
  const { valor } = await row.executeTakeFirstOrThrow();
  const avaliacoes = { trustvox: '12345', yourviews: '', opinioesVerificadas: '' };
  await db
    .updateTable('settings')
    .set({ valor: JSON.stringify({ ...valor, avaliacoes }) })
    .where('chave', '=', 'integracoes')
    .execute()
    .finally(close);
  shop = await startShop({ dataDir });
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], executablePath: findChromium() });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  removeDirectory(dataDir);
});

/** A visitor; `asked` fills with what is loaded from the service. */
async function visit() {
  const page = await browser.newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.route(SERVICE, (route) => {
    asked.push(route.request().url());
    const body = 'document.querySelector("#_trustvox_widget").textContent = JSON.stringify(window._trustvox)';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${shop.url}${PRODUCT}`, { waitUntil: 'load' });
  return { page, asked, refused };
}

const agree = `localStorage.setItem('vitrine:consent', '["content"]');
  document.dispatchEvent(new Event('vitrine:consent'))`;

describe('the opinions of another service', () => {
  it('may come from its hosts on product pages, and on no other page', async () => {
    const policyOf = async (path: string) =>
      (await fetch(`${shop.url}${path}`)).headers.get('Content-Security-Policy') ?? '';
    for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(await policyOf(PRODUCT)).toMatch(new RegExp(`${name} [^;]*https://\\*\\.trustvox\\.com\\.br`));
    }
    expect(await policyOf(PRODUCT)).toMatch(/script-src 'self'/);
    expect(await policyOf('/')).not.toContain('trustvox');
  });

  it('are not asked for without consent, however far a visitor scrolls; our own are there', async () => {
    const { page, asked } = await visit();
    await page.locator('[data-review-widget]').scrollIntoViewIfNeeded();
    await page.locator('footer').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.locator('#avaliacoes meter').count()).toBe(5);
    await page.close();
  });

  it('are asked for once, after consent and when scrolled to, and are told of the product', async () => {
    const { page, asked, refused } = await visit();
    await page.evaluate(agree);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('#perguntas').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('#_trustvox_widget').textContent()).toContain('"12345"');
    expect(await page.locator('#_trustvox_widget').textContent()).toContain('_productName');
    await page.evaluate(agree);
    await page.evaluate('scrollTo(0, 0); scrollTo(0, document.body.scrollHeight)');
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    expect(refused).toEqual([]);
    await page.close();
  });
});
