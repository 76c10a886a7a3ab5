/**
 * Mercado Pago, in a shop of its own before a stand-in: set up in the panel, paid by card on its page, by boleto and by Pix; with
 * scripts and without.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { DEBIT, playMercadoPago, typeCard } from '../support/mercado-pago/browser.ts';
import {
  type MercadoPagoStandIn,
  MP,
  signedNotice,
  startMercadoPago,
} from '../support/mercado-pago/server.ts';
import { seededDirectory } from '../support/seeded.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { order, payment } from './checkout-order.ts';
import { test as base, expect } from './fixtures.ts';
import { inMailTo } from './mails.ts';
import { enterPanel } from './panel.ts';

type Own = { readonly shop: Shop; readonly mp: MercadoPagoStandIn; readonly dataDir: string };

const test = base.extend<object, { readonly own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const dataDir = await seededDirectory();
      const mp = await startMercadoPago();
      const shop = await startShop({ dataDir, env: { MERCADO_PAGO_URL: mp.origin } });
      await use({ shop, mp, dataDir });
      const printed = shop.output();
      await shop.stop();
      await mp.close();
      rmSync(dataDir, { recursive: true, force: true });
      expect(printed).not.toMatch(/canario|APP_USR|payment-notices\/mercado-pago\/\d/i);
      expect(mp.wrong).toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ own }, use) => use(own.shop.url),
});

const PATH = '/painel/pagamentos/mercado-pago';
const main = (page: Page): Locator => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByRole('status')).toContainText(text);
const shown = async (page: Page, name: string) => {
  const directory = process.env['SCREENSHOTS'];
  if (directory) await page.screenshot({ path: join(directory, `${name}.png`), fullPage: true });
};
let address = '';
const tellOfLast = async (shop: Shop, mp: MercadoPagoStandIn) => {
  const { query, headers, body } = signedNotice({ id: mp.ledger.last()?.id ?? '' });
  const to = new URL(new URL(address).pathname + query, shop.url);
  expect((await fetch(to, { method: 'POST', headers, body })).status).toBe(200);
};

// The account is set up first, and used by those after.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ complaints }) => complaints.allow(/\b422\b/));

test('the account is set up without scripts, tried and turned on', async ({ browser, own: { shop } }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await enterPanel(page, 'admin', PATH);
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await field('usuario').fill(MP.user);
  await field('cartao').check();
  await press(page, 'Salvar');
  await expect(page.getByRole('alert')).toContainText('envie o Access Token');
  await field('cartao').uncheck();
  await press(page, 'Salvar');
  await said(page, 'Mercado Pago salvo');
  await expect(main(page)).toContainText('Falta a assinatura secreta');
  await field('accessToken').fill('errado');
  await press(page, 'Guardar credenciais');
  await press(page, 'Testar a conexão');
  await expect(main(page)).toContainText('O Mercado Pago não aceita este Access Token');
  await expect(page.getByRole('alert')).toContainText('A conexão não deu certo');
  await field('accessToken').fill(MP.token);
  await field('assinatura').fill(MP.secret);
  await press(page, 'Guardar credenciais');
  await said(page, 'Credenciais guardadas');
  await press(page, 'Testar a conexão');
  for (const step of ['Entrar na conta', 'Ler as formas de pagamento', 'Ler cobranças'])
    await expect(main(page)).toContainText(`${step}: deu certo`);
  expect(await page.content()).not.toMatch(/canario|APP_USR/i);
  await field('cartao').check();
  await field('boleto').check();
  await field('pix').check();
  await press(page, 'Salvar');
  await said(page, 'Mercado Pago salvo');
  address = (await main(page).locator('.data').innerText()).trim();
  await context.close();
});

test('its page in the panel has no fault', async ({ page }) => {
  await enterPanel(page, 'admin', PATH);
  await expectFlawless(page);
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await shown(page, `panel-${width}`);
  }
});

test('pages name card, boleto and Pix', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/boleto/i);
  await expect(footer).toContainText(/cartão/i);
  await expect(footer).toContainText(/pix/i);
  await page.goto('/pagina/privacidade');
  await expect(main(page)).toContainText(
    'Mercado Pago (Pix, Boleto e Cartão): recebe nome, e-mail, CPF ou CNPJ',
  );
  await expectFlawless(page);
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await shown(page, `privacy-${width}`);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    const scripts = javaScriptEnabled ? 'js' : 'plain';
    const looked = async (page: Page, text: string | RegExp) =>
      expect(async () => {
        if (!javaScriptEnabled) await page.reload();
        await expect(payment(page)).toContainText(text, { timeout: 5000 });
      }).toPass({ timeout: 60_000 });

    test('a card is refused, then paid on another page, by a link', async ({ page, own: { mp, shop } }) => {
      test.setTimeout(180_000);
      await order(page, 'cartao', javaScriptEnabled, `cartao-${scripts}@exemplo.test`);
      const link = payment(page).getByRole('link', { name: 'Pagar no Mercado Pago' });
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.mercadopago\.example\/checkout/);
      await expect(payment(page)).toContainText('A loja não vê o número do cartão');
      if (javaScriptEnabled) await expectFlawless(page);
      await shown(page, `card-${scripts}`);
      const tell = () => tellOfLast(shop, mp);
      mp.ledger.refuse(mp.ledger.last()?.external_reference ?? '', 'card_insufficient_amount');
      await tell();
      await looked(page, 'O cartão não tem limite para este valor');
      await shown(page, `refused-${scripts}`);
      await payment(page)
        .getByRole('button', { name: /Cartão de crédito/ })
        .click();
      await expect(link).toBeVisible();
      expect(mp.ledger.pay(mp.ledger.last()?.external_reference ?? '')).toBe(true);
      await tell();
      await looked(page, 'Pagamento confirmado');
      await shown(page, `paid-${scripts}`);
    });

    test('a Pix has its code, and its page turns to paid', async ({ page, own: { mp, shop } }) => {
      test.setTimeout(180_000);
      await order(page, 'pix', javaScriptEnabled, `pix-${scripts}@exemplo.test`);
      await expect(payment(page).getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
      await expect(payment(page).getByLabel('Pix copia e cola')).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
      if (javaScriptEnabled) await expectFlawless(page);
      await shown(page, `pix-${scripts}`);
      expect(mp.ledger.pay(mp.ledger.last()?.external_reference ?? '')).toBe(true);
      await tellOfLast(shop, mp);
      await looked(page, 'Pagamento confirmado');
    });

    test('a boleto has its line, its day and its document', async ({ page, own: { mp } }) => {
      test.setTimeout(180_000);
      const cost = await order(page, 'boleto', javaScriptEnabled, `boleto-${scripts}@exemplo.test`);
      await expect(payment(page)).toContainText(`Boleto de ${cost}`);
      await expect(payment(page).getByLabel('Linha digitável')).toHaveValue(/^\d{5}\.\d{5} /);
      await expect(payment(page)).toContainText(/Vence em \d/);
      const document = payment(page).getByRole('link', { name: 'Abrir o boleto para imprimir' });
      await expect(document).toHaveAttribute('href', /ticket$/);
      if (javaScriptEnabled) await expectFlawless(page);
      await shown(page, `boleto-${scripts}`);
      expect(mp.ledger.last()?.asked.payer).toMatchObject({ address: { state: 'SP', zip_code: '01310100' } });
    });
  });
}

test('cards on the shop’s page are turned on without scripts', async ({ browser, own: { shop } }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await enterPanel(page, 'admin', PATH);
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await field('campos').check();
  await press(page, 'Salvar');
  await expect(main(page)).toContainText('Preencha este campo');
  await field('chavePublica').fill('APP_USR-canario-publica');
  await press(page, 'Salvar');
  await said(page, 'Mercado Pago salvo');
  await expect(main(page)).toContainText('https://sdk.mercadopago.com/js/v2');
  await shown(page, 'panel-card-360');
  await context.close();
});

const toCard = (page: Page) =>
  payment(page).getByRole('link', { name: 'Pagar com cartão nesta loja' }).click();
const payCard = (page: Page) => page.locator('#cartao button[type=submit]').click();

/** Whoever has the link of its letters, in another browser, gets to the bank's question as well. */
async function confirmedByLink(browser: Browser, { shop, dataDir }: Own): Promise<void> {
  const link = /\/checkout\/acompanhar\/\d+-[0-9a-f]{32}/;
  const context = await browser.newContext({ baseURL: shop.url });
  const other = await context.newPage();
  await playMercadoPago(other);
  await other.goto(await inMailTo('campos-360@exemplo.test', link, dataDir));
  await payment(other).getByRole('link', { name: 'Confirmar no banco' }).click();
  await expect(other.frameLocator('iframe').getByRole('button', { name: 'Sou eu' })).toBeVisible();
  await main(other).getByRole('link', { name: 'Já confirmei: voltar ao pedido' }).click();
  await expect(other).toHaveURL(/\/acompanhar\/[^/]+#pagamento$/);
  await context.close();
}

for (const width of [360, 1366]) {
  test(`a card is typed on the shop's page at ${width}: refused, confirmed at its bank, paid`, async ({
    browser,
    page,
    own,
  }) => {
    const { mp } = own;
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    const asked = await playMercadoPago(page);
    const bodies: string[] = [];
    page.on('request', (sent) => {
      if (!/mercadopago|banco\.example/.test(sent.url())) bodies.push(sent.postData() ?? '');
    });
    await order(page, 'cartao', true, `campos-${width}@exemplo.test`);
    await shown(page, `fields-order-${width}`);
    await toCard(page);
    const policy = async () =>
      (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
    expect(await policy()).toMatch(
      /default-src 'none';.*frame-src https:\/\/secure-fields\.mercadopago\.com/,
    );
    expect(await policy()).not.toMatch(/youtube|googletag|unsafe|frame-src https:;/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Voltar ao pedido' })).toBeVisible();
    await payCard(page);
    await expect(page.getByRole('alert')).toContainText('Confira o número');
    await typeCard(page, 'FUND', DEBIT);
    await expect(page.getByRole('alert')).toContainText('não é de crédito');
    await payCard(page);
    await expect(page.getByRole('alert')).toContainText('não é de crédito');
    await typeCard(page, 'FUND');
    const parts = page.getByLabel('Parcelas');
    await expect(parts).toBeEnabled();
    await expect(parts.locator('option').nth(1)).toHaveText(/^2x de R\$\s[\d,.]+, sem juros \(total R\$\s/);
    await expectFlawless(page);
    await page.setViewportSize({ width, height: 800 });
    const top = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y;
    expect(await top('cartao-codigo')).toBe(await top('cartao-validade'));
    await shown(page, `fields-${width}`);
    await payCard(page);
    await expect(main(page)).toContainText('O cartão não tem limite para este valor');
    await shown(page, `fields-refused-${width}`);
    await typeCard(page, 'CHAL');
    await parts.selectOption({ index: 1 });
    await expect(page.locator('[data-parts]')).toHaveText(
      /^2x de R\$\s[\d,.]+, sem juros \(total R\$\s[\d,.]+\)$/,
    );
    await payCard(page);
    await expect(page).toHaveURL(/\/confirmacao$/);
    if (width === 360) await confirmedByLink(browser, own);
    expect(await policy()).toMatch(/default-src 'none';.*frame-src https:;/);
    await expectFlawless(page);
    await page.setViewportSize({ width, height: 800 });
    await shown(page, `challenge-${width}`);
    const itIsMe = page.frameLocator('iframe').getByRole('button', { name: 'Sou eu' });
    // The page asks by itself too, and would leave with the button once it is paid.
    await itIsMe.click();
    mp.ledger.pay(mp.ledger.last()?.external_reference ?? '', { installments: 2 });
    await expect(page).toHaveURL(/\/checkout\/pedido\/\d+#pagamento$/);
    await expect(payment(page)).toContainText('Pagamento confirmado', { timeout: 30_000 });
    // Nothing of the card, its holder or their document came to the shop; Mercado Pago has all of it.
    expect(bodies.join('\n')).not.toMatch(/5031|123\.?456\.?789|11\/30/);
    expect(asked.filter((one) => one.includes('card_tokens')).join()).toContain('12345678909');
  });
}

test('where the script of Mercado Pago does not come, its page stands', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|js\/v2/);
  await playMercadoPago(page, { broken: true });
  await order(page, 'cartao', true, 'sem-script@exemplo.test');
  await toCard(page);
  await expect(main(page)).toContainText('Os campos do cartão não abriram');
  await page.getByRole('button', { name: 'Pagar na página do Mercado Pago' }).click();
  await expect(payment(page).getByRole('link', { name: 'Pagar no Mercado Pago' })).toBeVisible();
});

test('without scripts the page of a card leads to that of Mercado Pago', async ({
  browser,
  own: { shop },
}) => {
  const context = await browser.newContext({
    ...{ baseURL: shop.url, javaScriptEnabled: false, viewport: { width: 360, height: 800 } },
  });
  const page = await context.newPage();
  await order(page, 'cartao', false, 'campos-plain@exemplo.test');
  await expect(payment(page).getByRole('link', { name: 'Pagar com cartão nesta loja' })).toBeHidden();
  await expect(payment(page)).toContainText('O cartão é pago na página do Mercado Pago', {
    useInnerText: true,
  });
  await expect(payment(page)).not.toContainText('Digite o cartão aqui', { useInnerText: true });
  await page.goto(`${new URL(page.url()).pathname}/cartao`);
  await expect(page.locator('#cartao')).toBeHidden();
  await expect(main(page)).toContainText('é preciso ter JavaScript ligado');
  await shown(page, 'fields-plain');
  await page.getByRole('button', { name: 'Pagar na página do Mercado Pago' }).click();
  const link = payment(page).getByRole('link', { name: 'Pagar no Mercado Pago' });
  await expect(link).toHaveAttribute('href', /checkout/);
  await context.close();
});
