import { expect, test } from './fixtures.ts';

test.beforeEach(({ complaints }) => complaints.allow(/404/));

for (const path of [
  '/nao-existe',
  '/cabos-de-video/nao-existe',
  '/pagina/nao-existe',
  '/marcas/nao-existe',
  '/%00',
  '/a/b/c/d/e/f',
]) {
  test(`${path} answers 404 with the page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Página não encontrada/);
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('every link of header and footer leads somewhere', async ({ page, request }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  const links = await page
    .locator('header a[href], footer a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  const own = [...new Set(links)].filter((link) => new URL(link).origin === new URL(page.url()).origin);
  expect(own.length).toBeGreaterThan(20);
  // Four at a time: one by one they take minutes of a slow platform, all at once are more than it bears.
  const statuses: { link: string; status: number }[] = [];
  const waiting = [...own];
  const follow = async (): Promise<void> => {
    for (let link = waiting.pop(); link; link = waiting.pop())
      statuses.push({ link, status: (await request.get(link)).status() });
  };
  await Promise.all([follow(), follow(), follow(), follow()]);
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
});
