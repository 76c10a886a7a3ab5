/** `test` of every browser test: a page on which any error of the console, script or network fails the test. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Whether the shop stands in front of a platform: its checkout is there, and what only our own platform answers is missing. */
export const IS_HOSTED = process.env.E2E_MODE === 'hosted';

export type Complaints = { readonly seen: string[]; readonly allow: (pattern: RegExp) => void };

type Fixtures = {
  readonly complaints: Complaints;
  /** Whether the visitor answered the question about cookies before, with no; of who did not, a banner asks. */
  readonly consentAnswered: boolean;
};

export const test = base.extend<Fixtures>({
  consentAnswered: [true, { option: true }],
  context: async ({ context, consentAnswered }, use) => {
    if (consentAnswered) {
      await context.addInitScript(() => {
        try {
          localStorage['vitrine:consent'] ??= '[]';
        } catch {
          // A page without a storage.
        }
      });
    }
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const seen: string[] = [];
      // What the browser says of a fade that is cut short by another width, or by a page that was slow to come.
      const allowed: RegExp[] = [
        /Transition was aborted because of invalid state\. (?:Viewport size changed|Page already revealed)/,
      ];
      const complain = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) seen.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complain(`script: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
      });
      await use({ seen, allow: (pattern) => allowed.push(pattern) });
      expect(seen, 'console, script and network errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A product that can be bought without choosing anything, with reviews enough to page. */
export const PLAIN_PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
/** One whose colour is chosen on the page. */
export const CHOICE_PRODUCT = '/cabo-p10-instrumento-3m';
export const CATEGORY = '/cabos-de-video/hdmi';

/** Every kind of screen there is. */
export const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['category, first level', '/cabos-de-video'],
  ['category, second level', CATEGORY],
  ['category, second page', `${CATEGORY}?pg=2`],
  ['category with filters', `${CATEGORY}?filtro=1:1~3&preco=20:200`],
  ['category without a match', `${CATEGORY}?preco=0.01:0.02`],
  ['category with a filter nobody offers', `${CATEGORY}?marca=2147483647`],
  ['brands', '/marcas'],
  ['brand', '/marcas/essencial'],
  ['landing page', '/c/cabos-ate-50-reais'],
  ['search', '/busca?busca=hdmi+2m'],
  ['search that finds nothing', '/busca?busca=zzzzzz'],
  ['lists', '/lista'],
  ['list', '/lista/rack-de-rede'],
  ['comparison', `/comparar?p=${PLAIN_PRODUCT.slice(1)}&p=cabo-hdmi-90-graus-18g-1m`],
  ['product', PLAIN_PRODUCT],
  ['product with colours', CHOICE_PRODUCT],
  ['product out of stock', '/cabo-hdmi-ultra-high-speed-48g-1-5m'],
  ['product on request', '/bobina-coaxial-rg6-12g-sdi-305m'],
  ['product before its release', '/cabo-hdmi-ultra96-96g-1m'],
  ['search for one long word', `/busca?busca=${'m'.repeat(100)}`],
  ['empty cart', '/checkout/carrinho/'],
  ['institutional page', '/pagina/quem-somos'],
  ['help page', '/pagina/central-de-atendimento'],
  ['piece alone', '/pagina/quem_somos/banner-historia'],
  ['opinions on the shop', '/pagina/avaliacoes-da-loja'],
];

/** For a test that holds the next page back: what was fetched ahead does not wait for it. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  const contentType = 'application/speculationrules+json';
  await page.route('**/speculation-rules.json', (route) => route.fulfill({ contentType, body: '{}' }));
}

export async function putInCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /carrinho de compras/i })).toBeVisible();
}

/** The quantity field in a part of the page; the buttons beside it are named after it too. */
export function quantityField(part: Locator): Locator {
  return part
    .getByRole('textbox', { name: /quantidade/i })
    .or(part.getByRole('spinbutton', { name: /quantidade/i }));
}

/** Cart count as the header shows it. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /carrinho/i });
}

const FRONT = '/api/v2/front';

/** The favourites of whoever is logged in, asked of the shop itself. */
export async function favorites(page: Page): Promise<readonly number[]> {
  const answer = await page.request.get(`${FRONT}/wishlist`, { headers: { 'App-Token': 'wapstore' } });
  return (await answer.json()).favoritos;
}

export async function forgetFavorites(page: Page): Promise<void> {
  for (const idProduto of await favorites(page))
    await page.request.post(`${FRONT}/wishlist/remove`, {
      headers: { 'App-Token': 'wapstore', 'Content-Type': 'application/json' },
      data: { idProduto },
    });
  // As on another device, and later: what this browser still knows of them is over.
  await page.evaluate(() => localStorage.removeItem('vitrine:visitante')).catch(() => undefined);
}
