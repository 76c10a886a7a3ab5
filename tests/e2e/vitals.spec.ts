/** What a visitor sees on a slow phone: nothing moves, and the largest thing is what they came for. */
import type { Page } from '@playwright/test';
import { startDrippingProxy } from '../support/dripping-proxy.ts';
import { CATEGORY, CHOICE_PRODUCT, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Vitals = {
  shift: number;
  /** Each shift: how much, when (ms), and every element that moved with its edges before and after. */
  moved: string[];
  largest: string;
  /** What the largest thing was, and how large. */
  painted: string[];
};

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

/** Notes from now on what moves, and what is painted. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    type Largest = PerformanceEntry & { element: Element | null; size: number };
    const vitals: Vitals = { shift: 0, moved: [], largest: '', painted: [] };
    Object.assign(window, { vitals });
    const named = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'what is gone';
      const names = [element.id && `#${element.id}`, ...[...element.classList].map((name) => `.${name}`)];
      return element.tagName.toLowerCase() + names.join('') + (node === element ? '' : ' (text)');
    };
    const edges = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${[x, y, width, height].map(Math.round)}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        vitals.shift += value;
        // A label whose text comes a packet after its tag grows by less than anybody sees.
        if (value < 0.0001) continue;
        const who = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} ${edges(previousRect)} -> ${edges(currentRect)}`,
        );
        vitals.moved.push(`${value.toFixed(5)} at ${Math.round(startTime)} ms: ${who.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { element, size, startTime } of list.getEntries() as Largest[]) {
        vitals.largest =
          element?.closest('.gallery_item, h1, .product-card, .banner')?.className || element?.tagName || '';
        vitals.painted.push(`${named(element)} ${size} px at ${Math.round(startTime)} ms`);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function vitalsOf(page: Page, path: string): Promise<Vitals> {
  await observe(page);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'load' });
  // Whatever comes late comes when the browser has nothing to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.waitForTimeout(1000);
  return read(page);
}

function read(page: Page): Promise<Vitals> {
  return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
}

for (const path of [PLAIN_PRODUCT, CHOICE_PRODUCT]) {
  test(`${path} does not move, and leads with its picture or its name`, async ({ page }) => {
    const { moved, largest, painted } = await vitalsOf(page, path);
    expect(moved).toEqual([]);
    expect(['gallery_item', 'H1'], painted.join('; ')).toContain(largest);
  });
}

for (const path of ['/', CATEGORY]) {
  test(`${path} hardly moves`, async ({ page }) => {
    const { shift, moved } = await vitalsOf(page, path);
    expect(shift, moved.join('\n')).toBeLessThan(0.01);
  });
}

test(`${CHOICE_PRODUCT} does not move while it arrives piece by piece`, async ({ page, baseURL }) => {
  const drip = await startDrippingProxy(baseURL ?? '');
  try {
    await observe(page);
    await page.goto(drip.url + CHOICE_PRODUCT, { waitUntil: 'load' });
    expect((await read(page)).moved).toEqual([]);
  } finally {
    // The page goes before what it still asks.
    await page.goto('about:blank');
    drip.close();
  }
});
