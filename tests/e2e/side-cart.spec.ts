import type { Page } from '@playwright/test';
import { cartLink, expect, PLAIN_PRODUCT, putInCart, quantityField, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A colour of `tokens.css`, as the browser spells it. */
function tokenColour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

test('slides over a dark overlay, full width on a phone and 400 px otherwise', async ({ page, isMobile }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const panel = page.getByRole('dialog', { name: /carrinho de compras/i });
  await expect
    .poll(async () => Math.round((await panel.boundingBox())?.x ?? -1))
    .toBe(isMobile ? 0 : 1366 - 400);
  const box = await panel.boundingBox();
  expect(box?.width).toBe(isMobile ? 360 : 400);
  await expect(panel.getByRole('heading')).toHaveText('Carrinho de compras 1 item');
});

test('a length in a name stays on one line', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const name = page.getByRole('dialog').getByRole('link', { name: /^Cabo HDMI/ });
  expect(await name.evaluate((link) => link.firstChild?.textContent)).toMatch(/\u00a0m$/);
});

test('the body does not scroll while it is open, and does again after', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await top();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 400);
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(before);
});

test('closes by its button, by "Continuar comprando" and by the overlay, and gives the focus back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const panel = page.getByRole('dialog', { name: /carrinho de compras/i });
  await cartLink(page).click();
  await panel.getByRole('button', { name: /fechar/i }).click();
  await expect(panel).toBeHidden();
  await expect(cartLink(page)).toBeFocused();

  await putInCart(page, PLAIN_PRODUCT);
  await panel.getByRole('button', { name: 'Continuar comprando' }).click();
  await expect(panel).toBeHidden();

  if (!isMobile) {
    await cartLink(page).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(panel).toBeHidden();
  }
});

test('opening loads the cart again: a line added in another tab is there', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await putInCart(other, PLAIN_PRODUCT);
  await cartLink(page).click();
  await expect(quantityField(page.getByRole('dialog'))).toHaveValue('1');
});

test('three quick changes are sent once, 300 ms after the last', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const more = page.getByRole('dialog').getByRole('button', { name: /aumentar/i });
  // In one go: between three clicks of the test the 300 ms could pass on a slow machine.
  await more.evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 3; clicks += 1) button.click();
  });
  await expect(quantityField(page.getByRole('dialog'))).toHaveValue('4');
  await expect(cartLink(page)).toContainText('4');
  expect(sent).toHaveLength(1);
});

test('the decrease button is disabled at one, and the field takes digits only', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: /diminuir/i })).toBeDisabled();
  const field = quantityField(panel);
  await field.fill('');
  await field.pressSequentially('a-2,e');
  await expect(field).toHaveValue('2');
});

test('over the stock the quantity is cut and a red message says so for five seconds', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const panel = page.getByRole('dialog');
  await quantityField(panel).fill('99999');
  const message = panel.getByText(/restam \d+ unidades/i);
  await expect(message).toBeVisible();
  await expect(message).toHaveCSS('color', await tokenColour(page, '--danger'));
  await expect(message).toBeHidden({ timeout: 8000 });
});

test('the way to free freight is red up to half of it, then yellow, and green at its end', async ({
  page,
}) => {
  await putInCart(page, PLAIN_PRODUCT);
  const panel = page.getByRole('dialog');
  const way = panel.getByRole('progressbar', { name: /frete/i });
  for (const [units, token, says] of [
    [1, '--danger', /^Adicione R\$ 194,10 e fique isento de frete\.$/],
    [2, '--warning', /^Adicione R\$ 89,20 e fique isento de frete\.$/],
    [3, '--success', /^Parabéns! Você ganhou Frete Grátis$/],
  ] as const) {
    await quantityField(panel).fill(String(units));
    await expect(panel.locator('.free-shipping_message')).toHaveText(says);
    const [painted, wanted] = await way.evaluate(
      (bar, name) =>
        ['--free-shipping-colour', name].map((colour) => getComputedStyle(bar).getPropertyValue(colour)),
      token,
    );
    expect(painted).toBe(wanted);
  }
});

test('the loader of a change stands 200 ms longer than the change takes', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const panel = page.getByRole('dialog');
  await expect(panel.locator('.side-cart_loader')).toBeHidden();
  const stood = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const body = document.querySelector('.side-cart_panel') as HTMLElement;
        const loader = document.querySelector('.side-cart_loader') as HTMLElement;
        let answered = 0;
        new MutationObserver(() => {
          if (body.ariaBusy === 'true') answered = 0;
          else answered ||= performance.now();
          if (answered && loader.hidden) resolve(performance.now() - answered);
        }).observe(body, { attributes: true, subtree: true, attributeFilter: ['aria-busy', 'hidden'] });
      }),
  );
  await panel.getByRole('button', { name: /aumentar/i }).click();
  await expect(panel.locator('.side-cart_loader')).toBeVisible();
  expect(await stood).toBeGreaterThanOrEqual(195);
});

test('a removed line leaves the empty cart and its badge', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /remover/i }).click();
  await expect(panel.getByText('Seu carrinho está vazio')).toBeVisible();
  await expect(panel.getByText(/Navegue pelas categorias .* adicione produtos/)).toBeVisible();
  await expect(cartLink(page)).not.toContainText('1');
});

test('says so when the cart cannot be had, instead of calling it empty', async ({ page, complaints }) => {
  complaints.allow(/500/);
  await page.goto('/');
  await page.route('**/checkout/cart', (route) => route.fulfill({ status: 500, json: { error: 'Falhou' } }));
  await cartLink(page).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Não foi possível abrir o carrinho')).toBeVisible();
  await expect(panel.getByText('Seu carrinho está vazio')).toBeHidden();
  await page.unroute('**/checkout/cart');
  await panel.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(panel.getByText('Seu carrinho está vazio')).toBeVisible();
});

test('a badge whose number another server answers, or nobody, is no missing one', async ({ page }) => {
  await putInCart(page, PLAIN_PRODUCT);
  const badge = page.locator('[data-cart-badge]').first();
  await page.route('**/checkout/cart', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Rede' }),
  );
  await page.goto('/');
  await expect(badge).toHaveText('?');
  await page.unroute('**/checkout/cart');
  await page.route('**/checkout/cart', () => undefined);
  await page.goto('/');
  await expect(badge).toHaveText('?', { timeout: 10_000 });
});

test('a badge whose number cannot be had is no missing one, and has it once it can', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/);
  await putInCart(page, PLAIN_PRODUCT);
  await page.route('**/checkout/cart', (route) => route.fulfill({ status: 500, json: { error: 'Falhou' } }));
  await page.goto('/');
  await expect(cartLink(page)).toHaveAccessibleName(/não foi possível/);
  await expect(page.locator('[data-cart-badge]').first()).toHaveText('?');
  await page.unroute('**/checkout/cart');
  await cartLink(page).click();
  await expect(quantityField(page.getByRole('dialog'))).toHaveValue('1');
  await expect(page.locator('[data-cart-badge]').first()).toHaveText('1');
});
