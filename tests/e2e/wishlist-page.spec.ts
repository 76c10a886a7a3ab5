/** `/minha-conta/favoritos`, and what its link shows to others. */
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { expectFlawless } from '../support/flawless.ts';
import {
  CHOICE_PRODUCT,
  cartLink,
  expect,
  favorites,
  forgetFavorites,
  PLAIN_PRODUCT,
  test,
} from './fixtures.ts';

const PAGE = '/minha-conta/favoritos';
const UNAVAILABLE = '/cabo-hdmi-ultra-high-speed-48g-1-5m';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
/** On a card the length stands apart from the name, without the dash between them. */
const kept = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: name.replace(' — ', ' '), exact: true }) });

/** Neither favourites nor a link, whatever a test that failed left behind. */
async function begin(page: Page): Promise<void> {
  await forgetFavorites(page);
  await page.reload();
  const link = main(page).getByRole('button', { name: 'Desativar link' });
  if (await link.isVisible()) await link.click();
}

// One account, one list: its tests take turns.
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('favourites are kept, moved to the cart, taken out and shown to others', async ({
      page,
      browser,
      baseURL,
      complaints,
    }) => {
      test.slow();
      complaints.allow(/404/);
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click();
      await page.getByLabel('E-mail, CPF ou CNPJ').fill('cliente@demo.test');
      await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
      await main(page).getByRole('button', { name: 'Entrar' }).click();
      await expect(page).toHaveURL(PAGE);
      await begin(page);
      await expect(main(page)).toContainText('Você ainda não tem favoritos.');

      const names: string[] = [];
      for (const path of [PLAIN_PRODUCT, CHOICE_PRODUCT, UNAVAILABLE]) {
        await page.goto(path);
        names.push(await page.getByRole('heading', { level: 1 }).innerText());
        const heart = page.locator('.product-view').getByRole('button', { name: 'Favoritar', exact: true });
        await heart.click();
        // Without a script the page is everybody's and shows no favourites: the list does.
        if (javaScriptEnabled) await expect(heart).toHaveAttribute('aria-pressed', 'true');
        else await expect(page).toHaveURL(PAGE);
        await expect.poll(() => favorites(page)).toHaveLength(names.length);
      }
      const [plain = '', choice = '', unavailable = ''] = names;
      await page.goto(PAGE);
      await expect(cards(page)).toHaveCount(3);
      const room = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const form = card.querySelector('form')?.getBoundingClientRect();
          return Math.round(card.getBoundingClientRect().bottom - (form?.bottom ?? 0));
        }),
      );
      expect(new Set(room), 'buttons stand at the foot of each card').toHaveProperty('size', 1);
      await expect(kept(page, choice).getByRole('link', { name: /^Escolher opção/ })).toHaveAttribute(
        'href',
        CHOICE_PRODUCT,
      );
      await expect(kept(page, unavailable).getByRole('link', { name: /^Avise-me/ })).toBeVisible();

      await kept(page, plain)
        .getByRole('button', { name: /^Mover para o carrinho/ })
        .click();
      await expect(main(page).getByRole('status').first()).toHaveText('Produto movido para o carrinho.');
      await expect(cards(page)).toHaveCount(2);
      await expect(cartLink(page)).toBeVisible();
      await main(page).getByRole('link', { name: 'Ver o carrinho' }).click();
      await expect(main(page)).toContainText(plain);

      await page.goto(PAGE);
      await kept(page, choice)
        .getByRole('button', { name: /^Remover/ })
        .click();
      await expect(cards(page)).toHaveCount(1);
      await main(page).getByRole('button', { name: 'Desfazer' }).click();
      await expect(cards(page)).toHaveCount(2);

      await main(page).getByRole('button', { name: 'Criar link' }).click();
      const shown = main(page).getByRole('link', { name: 'Abrir a lista como os outros a veem' });
      const path = new URL((await shown.getAttribute('href')) ?? '', baseURL).pathname;
      const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
      const answer = await other.goto(path);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^\s*Favoritos de /);
      await expect(other.getByRole('main').getByRole('article')).toHaveCount(2);
      await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

      await main(page).getByRole('button', { name: 'Desativar link' }).click();
      await expect(main(page).getByRole('button', { name: 'Criar link' })).toBeVisible();
      expect((await other.goto(path))?.status()).toBe(404);
      await other.context().close();

      for (const left of [1, 0]) {
        await cards(page)
          .first()
          .getByRole('button', { name: /^Remover/ })
          .click();
        await expect(cards(page)).toHaveCount(left);
      }
      await expect(main(page)).toContainText('Você ainda não tem favoritos.');
    });
  });
}

test('axe and the layout at four widths find nothing on the favourites and on what others see', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/checkout/acesso?voltar=${PAGE}`);
  await page.getByLabel('E-mail, CPF ou CNPJ').fill('cliente@demo.test');
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(PAGE);
  await begin(page);
  await expectFlawless(page);
  const paths = [PLAIN_PRODUCT, CHOICE_PRODUCT, UNAVAILABLE];
  for (const path of paths) {
    await page.goto(path);
    const heart = page.locator('.product-view').getByRole('button', { name: 'Favoritar', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const count = paths.indexOf(path) + 1;
    await expect.poll(() => favorites(page)).toHaveLength(count);
  }
  await page.goto(PAGE);
  await main(page).getByRole('button', { name: 'Criar link' }).click();
  await expectFlawless(page);
  await main(page).getByRole('link', { name: 'Abrir a lista como os outros a veem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\s*Favoritos de /);
  await expectFlawless(page);
});
