/** What a visitor sees on a slow phone: nothing moves, and the largest thing is what they came for. */
import type { Page } from '@playwright/test';
import { CATEGORY, CHOICE_PRODUCT, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

type Vitals = { shift: number; largest: string };

/** Slow 4G and a processor four times slower, as Lighthouse has them. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function vitalsOf(page: Page, path: string): Promise<Vitals> {
  await page.addInitScript(() => {
    const vitals: Vitals = { shift: 0, largest: '' };
    Object.assign(window, { vitals });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        vitals.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      vitals.largest =
        element?.closest('.gallery_item, h1, .product-card, .banner')?.className || element?.tagName || '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await slowDown(page);
  await page.goto(path, { waitUntil: 'load' });
  // Whatever comes late comes when the browser has nothing to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.waitForTimeout(1000);
  return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
}

for (const path of [PLAIN_PRODUCT, CHOICE_PRODUCT]) {
  test(`${path} does not move, and leads with its picture or its name`, async ({ page }) => {
    const { shift, largest } = await vitalsOf(page, path);
    expect(shift).toBe(0);
    expect(['gallery_item', 'H1']).toContain(largest);
  });
}

for (const path of ['/', CATEGORY]) {
  test(`${path} hardly moves`, async ({ page }) => {
    expect((await vitalsOf(page, path)).shift).toBeLessThan(0.01);
  });
}
