/** `/api/docs`: Swagger UI under the policy of every page. */
import { expect, test } from './fixtures.ts';

test('the page of the API lists its calls by group and tries one, from this shop alone', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) elsewhere.push(url);
  });
  await page.goto('/api/docs');
  const { paths, tags } = await (await page.request.get('/api/v2/openapi.json')).json();
  const groups = page.locator('.opblock-tag-section');
  await expect(groups).toHaveCount(tags.length);
  await groups
    .filter({ has: page.locator('#operations-tag-ping') })
    .getByRole('button')
    .first()
    .click();
  const ping = page.locator('#operations-ping-getPing');
  await ping.locator('.opblock-summary-control').click();
  await ping.getByRole('button', { name: 'Try it out' }).click();
  await ping.getByRole('button', { name: 'Execute' }).click();
  await expect(ping.locator('.live-responses-table')).toContainText('"sucesso": true');

  const operations = Object.values<Readonly<Record<string, { readonly tags: readonly string[] }>>>(
    paths,
  ).flatMap((methods) => Object.values(methods));
  await page.locator('#operations-tag-checkout').getByRole('button').first().click();
  const shown = operations.filter((call) => call.tags.some((tag) => ['ping', 'checkout'].includes(tag)));
  await expect(page.locator('.opblock')).toHaveCount(shown.length);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(elsewhere).toEqual([]);
});
