/** Budgets of docs/architecture.md, "Budgets". Bytes are brotli, as served. */
import type { Page } from '@playwright/test';
import { brotli, scripts, styles } from '../support/bytes.ts';
import { CATEGORY, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

/** A linked style sheet that is for the screen. */
const BLOCKING = /<link(?![^>]*media="print")[^>]+rel="stylesheet"/;

const SCREENS = ['/', CATEGORY, PLAIN_PRODUCT, '/checkout/carrinho/', '/pagina/quem-somos'];

/** Sources of every script of which at least one function ran, inline ones included. */
async function executed(page: Page): Promise<readonly { url: string; source: string }[]> {
  const entries = await page.coverage.stopJSCoverage();
  return entries
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ url, source }) => ({ url, source: source ?? '' }));
}

for (const path of SCREENS) {
  test(`${path} runs at most 6 KB of script in ten seconds without input, and no React`, async ({ page }) => {
    await page.coverage.startJSCoverage({ reportAnonymousScripts: false, resetOnNavigation: false });
    await page.goto(path);
    await page.waitForTimeout(10_000);
    const ran = await executed(page);
    expect(ran.length).toBeGreaterThan(0);
    expect(
      ran
        .filter(({ source }) => /react\.(element|transitional|portal)|hydrateRoot/.test(source))
        .map(({ url }) => url),
    ).toEqual([]);
    expect(brotli(ran.map(({ source }) => source).join('\n'))).toBeLessThanOrEqual(6 * 1024);
  });
}

test('everything a page may load is at most 85 KB of script', async ({ baseURL, request }) => {
  const html = await (await request.get(PLAIN_PRODUCT)).text();
  const bytes = await scripts(baseURL ?? '', html);
  expect(bytes).toBeGreaterThan(40 * 1024);
  expect(bytes).toBeLessThanOrEqual(85 * 1024);
});

for (const path of SCREENS) {
  test(`${path} carries at most 9 KB of CSS, inlined, and nothing else blocks rendering`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const css = styles(html);
    expect(css.length).toBeGreaterThan(1000);
    expect(brotli(css)).toBeLessThanOrEqual(9 * 1024);
    // What opens only once somebody types comes behind the content.
    expect(css).not.toContain('.suggestions');
    // A sheet linked in the body holds up what comes after it only, one for paper nothing.
    expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(BLOCKING);
    expect(html).not.toMatch(
      /<script(?![^>]*(type="(module|application\/ld\+json|speculationrules)"|async|defer))[^>]*\ssrc=/,
    );
  });
}

test('a product page reaches its buy box within 14,600 bytes and ends within 32 KB', async ({ request }) => {
  const html = await (await request.get(PLAIN_PRODUCT)).text();
  const form = html.indexOf('action="/comprar"');
  const end = html.indexOf('</form>', form);
  expect(form).toBeGreaterThan(0);
  expect(html.slice(0, end)).not.toMatch(BLOCKING);
  expect(brotli(html.slice(0, end))).toBeLessThanOrEqual(14_600);
  expect(brotli(html)).toBeLessThanOrEqual(32 * 1024);
});
