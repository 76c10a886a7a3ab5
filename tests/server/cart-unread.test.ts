/** Pages of a cart that cannot be read: none of them calls it empty, and each says how to try again. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FailingPlatform, startFailingPlatform } from '../support/failing-platform.ts';
import { mainOf, textOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Answer, send } from './client.ts';

const CART = '/checkout/carrinho/';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let store: Shop;
let platform: FailingPlatform;
let shop: Shop;

beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  platform = await startFailingPlatform(store.url);
  shop = await startShop({ dataDir: shopDir, env: { PLATFORM_URL: platform.url } });
});
beforeEach(() => platform.tell({}));
afterAll(async () => {
  await shop.stop();
  await platform.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

const shown = ({ text }: Answer): string => textOf(mainOf(text));
const failed = { status: 500, body: { error: 'Falhou' } };

it('the cart page says that the cart is kept, and shows it once it can be read', async () => {
  expect(shown(await send(shop.url + CART))).toContain('Seu carrinho está vazio');
  platform.tell({ 'checkout/cart': failed });
  const answer = await send(shop.url + CART);
  expect(answer.status).toBe(500);
  expect(shown(answer)).toContain('Não foi possível abrir o carrinho agora. Ele continua guardado.');
  expect(shown(answer)).not.toContain('vazio');
  expect(mainOf(answer.text)).toMatch(/<a class="button" href="\/checkout\/carrinho\/">\s*Tentar de novo/);
  platform.tell({});
  expect((await send(shop.url + CART)).status).toBe(200);
});

it('a change of which nobody knows what became does not call it empty either', async () => {
  platform.tell({ 'checkout/cart': failed });
  const fields = { acao: 'atualizar', tipo: 'produto', idProduto: '1', quantidade: '2' };
  const body = new URLSearchParams(fields).toString();
  const headers = { ...FORM, Origin: shop.url };
  const answer = await send(shop.url + CART, { method: 'POST', headers, body });
  expect(answer.status).toBe(500);
  expect(shown(answer)).toContain('não sabemos se a última alteração foi salva');
});
