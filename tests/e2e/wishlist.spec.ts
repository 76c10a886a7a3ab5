import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { axeViolations } from '../support/axe.ts';
import {
  CATEGORY,
  CHOICE_PRODUCT,
  expect,
  favorites,
  forgetFavorites,
  PLAIN_PRODUCT,
  test,
} from './fixtures.ts';

const heart = (page: Page): Locator => page.locator('.buy-box').getByRole('button', { name: 'Favoritar' });
const cardHearts = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Favoritar / });
const LOGIN = /\/checkout\/acesso\?motivo=favoritos/;

/** Tests of two devices run at once: each has an account of its own, with its favourites. */
const accountOf = (project: string): string =>
  project.startsWith('phone') ? 'empresa@demo.test' : 'revenda@demo.test';

async function logIn(page: Page, usuario: string): Promise<void> {
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
}

/**
 * Without a script a page for a customer is everybody's and shows no favourites: the list does. A reseller's page is made
 * for them.
 */
const isBlind = (javaScriptEnabled: boolean, project: string): boolean =>
  !javaScriptEnabled && project.startsWith('phone');
const LIST = /\/minha-conta\/favoritos$/;

// One account, one list: nothing else changes it meanwhile.
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a heart leads to the login and back, and the product is kept', async ({ page }, { project }) => {
      await page.goto(PLAIN_PRODUCT);
      await heart(page).click();
      await expect(page).toHaveURL(LOGIN);
      await expect(page.getByRole('main')).toContainText('guardar e ver os seus favoritos');
      await logIn(page, accountOf(project.name));
      await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
      await expect.poll(() => favorites(page)).toHaveLength(1);
      if (isBlind(javaScriptEnabled, project.name)) {
        await heart(page).click();
        await expect(page).toHaveURL(LIST);
        expect(await favorites(page)).toHaveLength(1);
        await forgetFavorites(page);
        return;
      }
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => favorites(page)).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
    });

    test('a refused password does not forget the product', async ({ page, complaints }, { project }) => {
      complaints.allow(/422/);
      await page.goto(CHOICE_PRODUCT);
      await heart(page).click();
      await page.getByLabel('E-mail, CPF ou CNPJ').fill(`${Date.now()}@demo.test`);
      await page.getByLabel('Senha', { exact: true }).fill('nao-e-esta');
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByText('Usuário ou senha inválidos')).toBeVisible();
      await logIn(page, accountOf(project.name));
      await expect(page).toHaveURL(new RegExp(`${CHOICE_PRODUCT}$`));
      await expect.poll(() => favorites(page)).toHaveLength(1);
      const pressed = String(!isBlind(javaScriptEnabled, project.name));
      await expect(heart(page)).toHaveAttribute('aria-pressed', pressed);
      await forgetFavorites(page);
    });

    test('the cards of a listing have hearts, filled when the page comes again', async ({ page }, {
      project,
    }) => {
      await page.goto(`${CATEGORY}?pg=2`);
      await cardHearts(page).nth(1).click();
      await expect(page).toHaveURL(LOGIN);
      await logIn(page, accountOf(project.name));
      await expect(page).toHaveURL(new RegExp(`${CATEGORY}\\?pg=2$`));
      const blind = isBlind(javaScriptEnabled, project.name);
      await expect(cardHearts(page).nth(1)).toHaveAttribute('aria-pressed', String(!blind));
      await expect(cardHearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');

      await cardHearts(page).nth(0).click();
      await expect.poll(() => favorites(page)).toHaveLength(2);
      if (blind) await page.goto(`${CATEGORY}?pg=2`);
      else await expect(cardHearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(cardHearts(page).nth(0)).toHaveAttribute('aria-pressed', String(!blind));
      await forgetFavorites(page);
      await page.reload();
      await expect(cardHearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
    });
  });
}

test.describe('logged in, with JavaScript', () => {
  test.beforeEach(async ({ page }, { project }) => {
    await page.goto('/checkout/acesso');
    await logIn(page, accountOf(project.name));
    await page.goto(PLAIN_PRODUCT);
  });
  test.afterEach(({ page }) => forgetFavorites(page));

  test('a double click before and after hydration keeps one', async ({ page }) => {
    await heart(page).dblclick();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => favorites(page)).toHaveLength(1);
    await heart(page).dblclick();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => favorites(page)).toEqual([]);
  });

  test('a change is shown at once, announced, and taken back when it fails', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await heart(page).click();
    const said = page.locator('.buy-box').getByRole('status').filter({ hasText: 'favoritos' });
    await expect(said).toHaveText('Produto adicionado aos favoritos.');

    await page.route('**/wishlist/remove', async (route) => {
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await route.abort();
    });
    await heart(page).click();
    await expect(said).toHaveText('Não foi possível mudar os favoritos agora. Tente de novo.');
    await expect(said).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(page)).toEqual([]);
    await expect(said).toHaveCount(0);
    expect(await favorites(page)).toHaveLength(1);
  });

  test('when the login has ended, the heart asks for it again', async ({ page, context, complaints }) => {
    complaints.allow(/401/);
    await heart(page).hover();
    await context.clearCookies({ name: 'PHPSESSID' });
    await heart(page).click();
    await expect(page).toHaveURL(LOGIN);
  });

  test('every heart of the product follows', async ({ page }) => {
    await page.goto('/');
    const first = cardHearts(page).first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.click();
    const alike = page.getByRole('main').getByRole('button', { name, exact: true });
    for (let index = 0; index < (await alike.count()); index += 1)
      await expect(alike.nth(index)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('hearts load nothing and change nothing before somebody touches one', async ({ page, request }) => {
  await page.goto(CATEGORY);
  await page.waitForLoadState('networkidle');
  const islands = page.locator('astro-island[component-export="WishlistHeart"]');
  expect(await islands.count()).toBeGreaterThan(10);
  await expect(page.locator('astro-island[component-export="WishlistHeart"]:not([ssr])')).toHaveCount(0);
  await cardHearts(page).first().focus();
  await expect(page.locator('astro-island[component-export="WishlistHeart"]:not([ssr])')).toHaveCount(1);
  const [one, two] = await Promise.all([request.get(CATEGORY), request.get(CATEGORY)]);
  expect(await one.text()).toBe(await two.text());
  expect(one.headers()['cache-control']).toContain('public');
});

test('axe finds nothing on the way a heart leads', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await heart(page).click();
  await expect(page).toHaveURL(LOGIN);
  expect(await violations(page)).toEqual([]);
});

test('a form that no heart sent is not found', async ({ request }) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (const form of [
    {},
    { adicionar: '' },
    { adicionar: 'x' },
    { remover: '-1' },
    { adicionar: '9'.repeat(12) },
  ])
    expect((await request.post('/favoritos', { headers, form, maxRedirects: 0 })).status()).toBe(404);
  const back = await request.post('/favoritos', {
    headers,
    form: { adicionar: '1', rota: '//outra.example' },
    maxRedirects: 0,
  });
  expect(back.headers().location).toBe('/checkout/acesso?motivo=favoritos&voltar=%2F&favorito=1');
});

async function violations(page: Page): Promise<readonly string[]> {
  return axeViolations(page);
}
