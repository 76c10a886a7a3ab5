/** The events of a full visit with consent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';
import {
  buy,
  CONTAINER,
  cartOf,
  EVERYTHING,
  last,
  names,
  PRODUCT,
  soon,
  startTaggedShop,
  type TaggedShop,
  told,
} from '../support/tagged-shop.ts';

let tagged: TaggedShop;
beforeAll(async () => {
  tagged = await startTaggedShop();
}, 240_000);
afterAll(() => tagged?.stop());

const bought = { item_id: 'FS-HDM-U48-020', item_name: expect.stringMatching(/HDMI/), price: 104.9 };
/** Event and value of what is worth something. */
const trade = async (page: Page) =>
  (await told(page)).flatMap(({ event, ecommerce }) =>
    ecommerce && 'value' in ecommerce ? [[event, ecommerce.value]] : [],
  );

/** A visitor's first touch of a page, long before the tap that leaves it: what hears of taps comes with it. */
async function touch(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('touchstart');
  const here = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await soon(here).toContainEqual(expect.stringContaining('/analytics-acts.'));
}

async function logIn(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('E-mail, CPF ou CNPJ').fill('cliente@demo.test');
  await form.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** In the last mail to somebody; '' before it came. */
function signUpLink(address: string): string {
  const folder = join(tagged.shop.dataDir, 'mail');
  const mails = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const mail = mails
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .findLast((text) => text.includes(`To: ${address}\r\n`));
  const plain = (mail ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/checkout\/cadastro\?confirmar=[\w-]+/.exec(plain)?.[0] ?? '';
}

describe('a whole visit', { timeout: 90_000 }, () => {
  it('is told of lists, banners, products and the search', async () => {
    const { page, context, outside, refused } = await tagged.visit();
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Cookies e privacidade' })
      .getByRole('button', { name: 'Aceitar' })
      .click();
    await soon(() => outside).toEqual([CONTAINER]);
    await page.locator('section[aria-labelledby="home-showcase"] .product-card_link').first().tap();
    await page.waitForURL((url) => url.pathname !== '/');
    await soon(() => names(page)).toEqual([
      'view_promotion',
      'view_item_list',
      'view_item_list',
      'select_item',
      'view_item',
      'view_item_list',
    ]);
    const [, list, , chosen, seen] = await told(page);
    expect(chosen?.ecommerce).toMatchObject({
      item_list_id: 'home-showcase',
      items: [{ index: 0, item_list_id: 'home-showcase', quantity: 1 }],
    });
    expect(chosen?.ecommerce?.items[0]).toEqual(list?.ecommerce?.items[0]);
    expect(seen?.ecommerce?.items[0]?.item_id).toBe(chosen?.ecommerce?.items[0]?.item_id);

    await page.goto('/');
    await touch(page);
    await page.locator('a[data-promotion]').first().tap();
    await page.waitForURL((url) => url.pathname !== '/');
    expect(await names(page)).toContain('select_promotion');
    await page.goto('/busca?busca=hdmi');
    const [search, found] = (await told(page)).slice(-2);
    expect(search).toEqual({ event: 'search', search_term: 'hdmi' });
    expect(found?.event).toBe('view_item_list');
    expect(found?.ecommerce?.items[0]).toMatchObject({ index: 0, item_list_id: '/busca' });
    await touch(page);
    const field = page.getByRole('banner').locator('input[type="search"]');
    await field.tap();
    await field.fill('FS-HDM-U48-020');
    await page.getByRole('option', { name: /48 Gb\/s 8K — 2 m/ }).tap();
    await page.waitForURL((url) => url.pathname === PRODUCT);
    expect((await told(page)).find(({ ecommerce }) => ecommerce?.item_list_id === 'suggestions')).toEqual({
      event: 'select_item',
      ecommerce: expect.objectContaining({
        items: [
          {
            ...bought,
            index: 0,
            quantity: 1,
            item_list_id: 'suggestions',
            item_list_name: expect.any(String),
          },
        ],
      }),
    });
    await page.goto(PRODUCT);
    await page.getByRole('button', { name: 'Copiar link' }).tap();
    await soon(() => last(page)).toMatchObject({
      event: 'share',
      method: 'copy',
      content_type: 'product',
      item_id: bought.item_id,
    });
    await page.goto('/');
    await page.getByRole('main').getByLabel('Seu e-mail').fill('ana@exemplo.com.br');
    await page.getByRole('main').getByRole('button', { name: 'Assinar' }).tap();
    await page.waitForURL(/aviso=inscrito/);
    await soon(() => last(page)).toEqual({ event: 'generate_lead' });
    expect(refused).toEqual([]);
    expect(outside.every((url) => url === CONTAINER)).toBe(true);
    await context.close();
  });

  it('is told of products that are compared, and of those seen last', async () => {
    const { page, context, refused } = await tagged.visit(EVERYTHING);
    const slug = PRODUCT.slice(1);
    await page.goto(`/comparar?p=${slug}&p=cabo-hdmi-ultra-high-speed-48g-1m`);
    expect(await last(page)).toMatchObject({
      event: 'view_item_list',
      ecommerce: { item_list_id: '/comparar', items: [{ item_id: bought.item_id }, { index: 1 }] },
    });
    await page.goto(PRODUCT);
    await page.goto('/cabo-hdmi-ultra-high-speed-48g-1m');
    await page.locator('[data-seen]').scrollIntoViewIfNeeded();
    await touch(page);
    await soon(() => last(page)).toMatchObject({
      event: 'view_item_list',
      ecommerce: { item_list_id: 'seen', items: [{ item_id: bought.item_id }] },
    });
    await page.locator('section[aria-labelledby="seen"] .product-card_link').first().tap();
    await page.waitForURL((url) => url.pathname === PRODUCT);
    await soon(() => names(page)).toContain('select_item');
    expect(refused).toEqual([]);
    await context.close();
  });

  it('is told of the cart, in the panel and on its page', async () => {
    const { page, context, refused } = await tagged.visit(EVERYTHING);
    await page.goto(PRODUCT);
    // The first touch there is: no script that follows what is done can be there yet.
    await buy(page).tap();
    await cartOf(page)
      .getByRole('button', { name: /aumentar/i })
      .tap();
    await soon(async () => (await names(page)).slice(-2)).toEqual(['add_to_cart', 'add_to_cart']);
    expect((await told(page)).find(({ event }) => event === 'add_to_cart')).toMatchObject({
      ecommerce: { currency: 'BRL', value: 104.9, items: [{ ...bought, quantity: 1 }] },
    });
    await cartOf(page)
      .getByRole('button', { name: /remover/i })
      .tap();
    await soon(() => last(page)).toMatchObject({
      event: 'remove_from_cart',
      ecommerce: { value: 209.8, items: [{ quantity: 2 }] },
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Comprar agora', exact: true }).tap();
    await page.waitForURL(/aviso=adicionado/);
    await soon(async () => (await trade(page)).slice(-1)).toEqual([['add_to_cart', 104.9]]);
    await page.goto('/checkout/carrinho/');
    const removal = page.locator('.cart-line_remove').getByRole('button', { name: /^remover/i });
    await removal.tap();
    await page.waitForURL(/aviso=removido/);
    await soon(() => last(page)).toMatchObject({
      event: 'remove_from_cart',
      ecommerce: { items: [{ ...bought, quantity: 1 }] },
    });
    const before = (await names(page)).length;
    await page.reload();
    await page.waitForLoadState('load');
    expect(await names(page)).toHaveLength(before);
    expect(refused).toEqual([]);
    await context.close();
  });

  it('is told of login, favourite, checkout and the order, the order once', async () => {
    const { page, context, refused } = await tagged.visit(EVERYTHING);
    await page.goto('/checkout/acesso');
    await logIn(page);
    await soon(() => last(page)).toEqual({ event: 'login', method: 'password' });
    await page.goto(PRODUCT);
    await page.locator('.buy-box [data-favorite] button').tap();
    await soon(() => last(page)).toMatchObject({
      event: 'add_to_wishlist',
      ecommerce: { value: 104.9, items: [{ ...bought, item_category: 'Cabos de vídeo' }] },
    });
    await page.getByRole('button', { name: 'Comprar agora', exact: true }).tap();
    await page.waitForURL(/pagamento\?aviso=adicionado/);
    await page.goto('/checkout/carrinho/');
    await page.locator('#cart-cep').fill('01310-100');
    await page.locator('.cart-freight_cep').getByRole('button').tap();
    await page.waitForURL(/aviso=cep/);
    const service = page.locator('.cart-freight_service').first();
    const tier = await service.locator('.cart-freight_label').textContent();
    await service.tap();
    await page.waitForURL(/aviso=servico/);
    await soon(() => last(page)).toMatchObject({
      event: 'add_shipping_info',
      ecommerce: { value: 104.9, shipping_tier: tier },
    });
    await page.locator('.cart-view_bar a[href="/checkout/pagamento"]').tap();
    await page.waitForURL(/pagamento$/);
    expect(await last(page)).toMatchObject({
      event: 'begin_checkout',
      ecommerce: { value: 104.9, items: [{ ...bought, quantity: 1 }] },
    });
    await page.getByRole('checkbox', { name: reviewOrderText.terms }).check();
    await page.getByRole('button', { name: reviewOrderText.send }).tap();
    await page.waitForURL(/pedido\/\d+\?aviso=enviado/);
    await soon(async () => (await names(page)).slice(-3)).toEqual([
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ]);
    const [shipping, payment, purchase] = (await told(page)).slice(-3);
    expect(shipping?.ecommerce).toMatchObject({ value: 104.9, shipping_tier: tier });
    expect(payment?.ecommerce).toMatchObject({ value: 104.9, payment_type: 'pix' });
    expect(purchase?.ecommerce).toEqual({
      transaction_id: /\d+/.exec(page.url().slice(tagged.shop.url.length))?.[0],
      currency: 'BRL',
      value: 104.9,
      tax: 0,
      shipping: expect.any(Number),
      items: [{ ...bought, item_variant: '2 m', quantity: 1 }],
    });
    const count = (await names(page)).length;
    await page.reload();
    await page.goto(new URL(page.url()).pathname);
    await page.waitForLoadState('load');
    expect(await names(page)).toHaveLength(count);
    expect(refused).toEqual([]);
    await context.close();
  });

  it('is told of a new account once its link is opened, and of a message to the shop', async () => {
    const { page, context, refused } = await tagged.visit(EVERYTHING);
    const main = page.getByRole('main');
    const fill = async (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(fields))
        await main.getByLabel(name, { exact: true }).fill(value);
    };
    await page.goto('/checkout/cadastro');
    await fill({
      'Nome completo': 'Dalva Nogueira',
      CPF: '529.982.247-25',
      'Telefone com DDD': '(11) 91234-5678',
      CEP: '01310-100',
      'Rua ou avenida': 'Avenida Paulista',
      Número: '1000',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      'E-mail': 'dalva@example.test',
      Senha: 'quatro cabos na mochila',
    });
    await main.getByLabel('Estado', { exact: true }).selectOption('SP');
    await main.getByRole('button', { name: 'Criar conta' }).tap();
    await main.getByText('Enviamos uma mensagem com um link').waitFor();
    await expect.poll(() => signUpLink('dalva@example.test'), { timeout: 10_000 }).not.toBe('');
    // An account that is not confirmed yet is none.
    expect(await names(page)).not.toContain('sign_up');
    await page.goto(signUpLink('dalva@example.test'));
    await fill({ Senha: 'quatro cabos na mochila' });
    await main.getByRole('button', { name: 'Confirmar e entrar' }).tap();
    await page.waitForURL(/aviso=/);
    await soon(() => last(page)).toEqual({ event: 'sign_up', method: 'password' });
    await page.reload();
    expect((await names(page)).filter((name) => name === 'sign_up')).toHaveLength(1);

    await page.goto('/pagina/central-de-atendimento');
    await fill({ 'Seu nome': 'Dalva', 'Seu e-mail': 'dalva@example.test', Mensagem: 'Vocês cortam fibra?' });
    // Whoever sends it within three seconds is asked once more.
    await page.waitForTimeout(3100);
    await main.getByRole('button', { name: 'Enviar mensagem' }).tap();
    await page.waitForURL(/aviso=mensagem/);
    await soon(() => last(page)).toEqual({ event: 'generate_lead' });
    expect(refused).toEqual([]);
    await context.close();
  });

  it('is told of in a shop on a hosted platform too', async () => {
    const folder = temporaryDirectory();
    const hosted = await startShop({ dataDir: folder, env: { PLATFORM_URL: tagged.shop.url } });
    try {
      const { page, context, refused } = await tagged.visit(EVERYTHING, hosted.url);
      await page.goto(PRODUCT);
      await page.getByRole('button', { name: 'Comprar agora', exact: true }).tap();
      await page.waitForURL(/aviso=adicionado/);
      await soon(() => last(page)).toMatchObject({ event: 'add_to_cart' });
      await page
        .locator('.cart-line_remove')
        .getByRole('button', { name: /^remover/i })
        .tap();
      await page.waitForURL(/aviso=removido/);
      await soon(() => last(page)).toMatchObject({ event: 'remove_from_cart' });
      expect((await names(page)).filter((name) => !name?.endsWith('list'))).toEqual([
        'view_item',
        'view_cart',
        'add_to_cart',
        'remove_from_cart',
      ]);
      expect(refused).toEqual([]);
      await context.close();
    } finally {
      await hosted.stop();
      removeDirectory(folder);
    }
  });
});
