/** `/api/docs`: Swagger UI under the policy of every page. */
import { expect, test } from './fixtures.ts';

test('the page of the API lists every call and tries one, from this shop alone', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) elsewhere.push(url);
  });
  await page.goto('/api/docs');
  const ping = page.locator('#operations-ping-getPing');
  await ping.locator('.opblock-summary-control').click();
  await ping.getByRole('button', { name: 'Try it out' }).click();
  await ping.getByRole('button', { name: 'Execute' }).click();
  await expect(ping.locator('.live-responses-table')).toContainText('"sucesso": true');

  const { paths } = await (await page.request.get('/api/v2/openapi.json')).json();
  const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
  await expect(page.locator('.opblock')).toHaveCount(calls.length);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(elsewhere).toEqual([]);
});
