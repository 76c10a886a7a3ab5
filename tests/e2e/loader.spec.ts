/** The bar at the top, on a page whose next one takes its time. */
import { CATEGORY, expect, fetchNothingAhead, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('waits, grows while the next page loads, and goes from a page that is shown again', async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto(CATEGORY);
  await expect(page.locator('#loader')).toBeHidden();
  // While a page is on its way the browser answers no questions: the page itself notes what it sees, and says it.
  await page.evaluate(() => {
    const bar = document.getElementById('loader') as HTMLElement;
    const times = { click: 0, shown: 0, again: 0 };
    document.addEventListener('click', () => Object.assign(times, { click: performance.now() }));
    new MutationObserver(() => {
      if (!bar.hidden && times.shown === 0) {
        times.shown = performance.now();
        const grows = getComputedStyle(bar).animationDuration;
        setTimeout(() => {
          times.again = performance.now();
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }, 50);
        console.info(JSON.stringify({ wait: times.shown - times.click, grows }));
      } else if (bar.hidden) {
        console.info(JSON.stringify({ stood: performance.now() - times.again }));
      }
    }).observe(bar, { attributes: true, attributeFilter: ['hidden'] });
  });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'info' && said.push(message.text()));
  let answer = (): void => undefined;
  await page.route('**/cabo-*', async (route) => {
    await new Promise<void>((go) => {
      answer = go;
    });
    await route.continue();
  });
  await page.locator('.product-card a').first().click({ noWaitAfter: true });
  // On a slow machine the browser may take the page for shown once more.
  await expect.poll(() => said.length).toBeGreaterThanOrEqual(2);
  const seen = Object.assign({}, ...said.slice(0, 2).map((text) => JSON.parse(text))) as Record<
    string,
    number | string
  >;
  expect(seen.wait).toBeGreaterThanOrEqual(195);
  expect(seen.grows).toBe('5s');
  expect(seen.stood).toBeGreaterThanOrEqual(495);
  answer();
  await expect(page).toHaveURL(/\/cabo-/);
});
