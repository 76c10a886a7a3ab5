/** A value inside a product's page has an address of its own: for links that are passed on, the feed, and visitors without scripts. */
import { CHOICE_PRODUCT, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

const radio = (html: string, id: string) =>
  html
    .match(/<input[^>]*>/g)
    ?.find((input) => input.includes('name="idAtributoSimples"') && input.includes(`value="${id}"`));
const valuesOf = (html: string) =>
  [...html.matchAll(/<input[^>]*name="idAtributoSimples"[^>]*value="(\d+)"[^>]*>/g)]
    .filter(([input]) => !/\sdisabled/.test(input))
    .map(([, id = '']) => id);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('the address of a value shows it chosen, and names the product page as the one to keep', async ({
  request,
}) => {
  const plain = await (await request.get(CHOICE_PRODUCT)).text();
  const [first = '', second = ''] = valuesOf(plain);
  expect(radio(plain, first)).not.toContain('checked');
  const answer = await request.get(`${CHOICE_PRODUCT}?valor=${second}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(radio(html, second)).toContain('checked');
  expect(radio(html, first)).not.toContain('checked');
  expect(canonicalOf(html)).toBe(canonicalOf(plain));
  expect(canonicalOf(html)).not.toContain('?');
  expect(html).not.toContain('noindex');
  // It is kept in the cache under its own key.
  expect(await (await request.get(CHOICE_PRODUCT)).text()).toBe(plain);
});

for (const [what, path] of [
  ['another product has', `${CHOICE_PRODUCT}?valor=99999`],
  ['is no number', `${CHOICE_PRODUCT}?valor=azul`],
  ['a product without values is asked for', `${PLAIN_PRODUCT}?valor=1`],
] as const) {
  test(`a value that ${what} leads to the product`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe(path.slice(0, path.indexOf('?')));
  });
}

test('the structured data give each value its address, which shows its price', async ({ request }) => {
  const html = await (await request.get(CHOICE_PRODUCT)).text();
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const [group] = (JSON.parse(data) as { '@graph': { hasVariant: { url: string }[] }[] })['@graph'];
  const urls = group?.hasVariant.map(({ url }) => new URL(url)) ?? [];
  const own = urls.filter(({ pathname }) => pathname === CHOICE_PRODUCT);
  expect(own.length).toBeGreaterThan(1);
  for (const url of own) expect((await request.get(url.pathname + url.search)).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what the address chooses is bought', async ({ page, request }) => {
    const id = valuesOf(await (await request.get(CHOICE_PRODUCT)).text()).at(-1) ?? '';
    await page.goto(`${CHOICE_PRODUCT}?valor=${id}`);
    await page.getByRole('button', { name: 'Comprar', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=adicionado$/);
    await expect(page.locator(`input[name="idAtributoSimples"][value="${id}"]`).first()).toBeAttached();
  });
});

test('choosing puts the value into the address, and loading it again keeps the choice', async ({ page }) => {
  await page.goto(CHOICE_PRODUCT);
  const last = page.locator('[data-choice] input:enabled').last();
  const id = await last.getAttribute('value');
  await last.check();
  await expect(page).toHaveURL(`${CHOICE_PRODUCT}?valor=${id}`);
  await expect(page.locator('[data-share]')).toHaveAttribute('data-url', new RegExp(`\\?valor=${id}$`));
  await expect(page.locator('[data-share] a')).toHaveAttribute('href', new RegExp(`%3Fvalor%3D${id}$`));
  await page.reload();
  await expect(page.locator('[data-share] a')).toHaveAttribute('href', new RegExp(`%3Fvalor%3D${id}$`));
  await expect(page.locator(`[data-choice] input[value="${id}"]`)).toBeChecked();
});
