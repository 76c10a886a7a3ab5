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
  test.setTimeout(120_000);
  await page.goto('/');
  const links = await page
    .locator('header a[href], footer a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  const own = [...new Set(links)].filter((link) => new URL(link).origin === new URL(page.url()).origin);
  expect(own.length).toBeGreaterThan(20);
  for (const link of own) {
    expect.soft((await request.get(link)).status(), link).toBe(200);
  }
});
