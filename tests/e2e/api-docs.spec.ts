/** `/api/docs`: Swagger UI under the policy of every page. */
import { expect, test } from './fixtures.ts';

for (const width of [360, 1366]) {
  test(`the page of the API lists every call and tries one, ${width} px wide`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) complaints.push(url);
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/api/docs');
    const ping = page.locator('#operations-ping-getPing');
    await ping.locator('.opblock-summary-control').click();
    await ping.getByRole('button', { name: 'Try it out' }).click();
    await ping.getByRole('button', { name: 'Execute' }).click();
    await expect(ping.locator('.live-responses-table')).toContainText('"sucesso": true');

    const { paths } = await (await page.request.get('/api/v2/openapi.json')).json();
    const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
    await expect(page.locator('.opblock')).toHaveCount(calls.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
  });
}
