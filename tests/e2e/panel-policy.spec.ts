/**
 * The content security policy along a whole visit, from the home page to an order and into the panel: nothing that a page
 * does is against it, and what is against it the shop hears of. Named after the panel's specs, as those it is for one device.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { CATEGORY, CHOICE_PRODUCT, expect, PLAIN_PRODUCT, putInCart, test } from './fixtures.ts';
import { openAccount } from './open-account.ts';
import { enterPanel } from './panel.ts';

const REPORTS = '/relatos-csp';
const main = (page: Page) => page.getByRole('main');

/** What the browser's pages were kept from, and what it reported of that, from now on. */
async function watch(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => seen.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${effectiveDirective}: ${blockedURI} at ${location.pathname}`);
    });
  });
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REPORTS) seen.push(`reported: ${request.postData()}`);
  });
  return seen;
}

test('a whole visit goes against nothing in it', async ({ page, context, request }) => {
  test.setTimeout(300_000);
  const email = await openAccount(request);
  const violations = await watch(context);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Categorias' });
  await menu.locator('summary').first().click();
  await menu.locator('.main-menu_title:is(a)').locator('visible=true').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(CATEGORY);
  const range = page.locator('#filters').getByRole('group', { name: 'Faixa de comprimento' });
  await range.getByRole('spinbutton', { name: 'De (m)' }).fill('1');
  await range.getByRole('button').click();
  await expect(page).toHaveURL(/filtro=/);

  await page.goto(CHOICE_PRODUCT);
  await main(page).getByRole('radio').nth(1).check();
  await page.locator('[data-gallery-zoom]').first().click();
  const zoom = page.getByRole('dialog', { name: 'Imagem ampliada' });
  await zoom.getByRole('button', { name: 'Ver em tamanho real' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel(/informe o cep/i).fill('01310100');
  await page.getByRole('button', { name: 'Calcular', exact: true }).click();
  await expect(page.getByText('Entrega no CEP 01310-100', { exact: true })).toBeVisible();

  await putInCart(page, PLAIN_PRODUCT);
  await page.goto('/pagina/quem-somos');
  await page.goto('/checkout/cadastro');
  await page.goto('/checkout/acesso');
  await main(page).getByLabel('E-mail, CPF ou CNPJ').fill(email);
  await main(page).getByLabel('Senha', { exact: true }).fill('cabo-de-demonstracao');
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(main(page).getByText('Sair da conta')).toBeVisible();
  await page.goto('/minha-conta');

  await page.goto('/checkout/carrinho/');
  await main(page).getByRole('link', { name: 'Finalizar compra' }).click();
  const address = main(page).locator('.address-fields');
  const other = main(page).getByRole('radio', { name: 'Entregar em outro endereço' });
  if ((await other.count()) > 0) await other.check();
  const typed = { cep: '01310100', logradouro: 'Avenida Paulista', numero: '1', bairro: 'Bela Vista' };
  for (const [name, value] of Object.entries({ ...typed, cidade: 'São Paulo' }))
    await address.locator(`input[name=${name}]`).fill(value);
  await address.locator('select[name=uf]').selectOption('SP');
  await expect(main(page).locator('[name=servico]').first()).toBeVisible();
  await main(page)
    .getByRole('checkbox', { name: /li e aceito/i })
    .check();
  await main(page).getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
  await main(page)
    .getByRole('button', { name: /cancelar pedido/i })
    .first()
    .click();
  await expect(page).toHaveURL(/aviso=cancelado$/);

  await context.clearCookies();
  await enterPanel(page, 'marketing', '/painel/banners');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
});

test('what is against it does not happen, and the shop hears of it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/content security policy/i);
  const violations = await watch(context);
  await page.goto('/pagina/quem-somos');
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === REPORTS);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect((await answered).status()).toBe(204);
  expect(await page.title()).not.toContain('taken over');
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-elem: inline at \/pagina\/quem-somos/);
  expect(violations.join('\n')).toContain('"csp-report"');
});
