/** States of the shop that an owner sets in its data: each is written while no shop runs on it. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const dataDir = await seededDirectory();
let shop: Shop | undefined;

afterEach(async () => {
  await shop?.stop();
});
afterAll(() => removeDirectory(dataDir));

async function shopWith(change: (db: Database['db']) => Promise<unknown>): Promise<string> {
  const database = await openDatabase({ dataDir });
  await change(database.db).finally(database.close);
  shop = await startShop({ dataDir });
  return shop.url;
}

describe('a home page whose blocks fail', () => {
  it('shows the others and leaves no hole', async () => {
    const url = await shopWith(async (db) => {
      await db.deleteFrom('showcase_products').execute();
      await db.deleteFrom('showcases').where('hash', '=', 'vitrine01').execute();
      await db.deleteFrom('banners').execute();
      await db.deleteFrom('banner_slots').execute();
      await db.deleteFrom('menu_items').execute();
      await db.deleteFrom('menus').execute();
    });
    const answer = await fetch(`${url}/`);
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).not.toMatch(/undefined|\[object Object\]|<section[^>]*>\s*<\/section>|<ul[^>]*>\s*<\/ul>/);
    expect((await fetch(`${url}/cabo-hdmi-ultra-high-speed-48g-2m`)).status).toBe(200);
  });
});

describe('a shop without any data', () => {
  it('opens, empty', async () => {
    const empty = temporaryDirectory();
    shop = await startShop({ dataDir: empty, env: { SEED: 'none' } });
    const statuses = await Promise.all(
      ['/', '/checkout/carrinho/', '/marcas', '/cabos-de-video', '/busca?busca=hdmi'].map(
        async (path) => (await fetch(`${shop?.url}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 200]);
    const answer = await fetch(`${shop.url}/api/v2/front/settings`, { headers: { 'App-Token': 'wapstore' } });
    const { configuracoes } = await answer.json();
    expect(configuracoes.pagamento.descontoVista).toEqual({
      geral: 0,
      boleto: 0,
      pix: 0,
      deposito: 0,
      cartao: 0,
    });
    removeDirectory(empty);
  }, 60_000);
});

describe('the test-store alert', () => {
  it('appears on request only', async () => {
    const url = await shopWith(async () => undefined);
    const [plain, asked] = await Promise.all(
      ['/', '/?testeLoja'].map(async (path) => (await fetch(`${url}${path}`)).text()),
    );
    expect(plain).not.toContain('class="test-store-alert"');
    expect(asked).toContain('class="test-store-alert"');
  });
});
