/** What the shop promises to whoever reads it is true of its own settings, tables and prices: page by page. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { paymentText } from '#lib/text/payment.ts';
import { person } from '../support/accounts.ts';
import { createCustomer } from '../support/customer.ts';
import { type Facts, unbacked } from '../support/promises.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const CABLE = '/cabo-hdmi-ultra-high-speed-48g-2m';
const ALWAYS = [
  '/',
  '/llms.txt',
  '/robots.txt',
  '/feed/google.xml',
  '/checkout/acesso',
  '/checkout/carrinho/',
];
const AT_ONCE = 4;

let shop: Shop | undefined;
const directories: string[] = [];
afterEach(() => shop?.stop());
afterAll(() => directories.forEach(removeDirectory));

async function open(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  directories.push(dataDir);
  shop = await startShop({ dataDir, env });
  return shop.url;
}

describe('every promise on the pages is backed', () => {
  it('in the demo store, from its home page to the mails about an order', async () => {
    const url = await open(await seededDirectory());
    const pages = await walk(url);
    expect(pages.size).toBeGreaterThan(300);
    const bought = await buy(url);
    for (const [path, text] of bought) pages.set(path, text);
    const quoting = [CABLE, ...bought.map(([path]) => path).filter((path) => path.startsWith('/checkout/'))];
    expect(quoting).toHaveLength(4);
    // An order whose day is known says until when it has to be confirmed for it.
    const [dated = ''] = paymentText.dayUntil('|').split('|');
    for (const path of quoting) {
      const said = pages.get(path) ?? '';
      const isDated = path.startsWith('/checkout/pedido/') && said.includes(dated);
      expect(isDated || said.includes(paymentText.term), path).toBe(true);
    }
    const mails = bought.map(([, text]) => text.replaceAll(/=\r?\n/g, '')).join('\n');
    expect(mails).toContain('confirmado.\r\n');
    const facts = await factsOf(url, [...pages.keys()]);
    expect(facts.everywhere).toBe(true);
    expect(pages.get(CABLE)).toContain('Enviamos para todo o Brasil');
    expect(pages.get(CABLE)).toContain('Oferta válida até');
    expect(faults(pages, facts)).toEqual([]);
  }, 240_000);

  it('in a shop whose owner gives no discount and no instalments and delivers to one state', async () => {
    const dataDir = await seededDirectory();
    await makeModest(dataDir);
    const url = await open(dataDir);
    const pages = await walk(url);
    expect(pages.size).toBeGreaterThan(300);
    const facts = await factsOf(url, [...pages.keys()]);
    expect(facts.everywhere).toBe(false);
    expect(pages.get(CABLE)).toContain('Enviamos para SP');
    expect(faults(pages, facts)).toEqual([]);
  }, 240_000);

  it('in an empty shop, which has nothing to promise', async () => {
    const url = await open(temporaryDirectory(), { SEED: 'none' });
    const pages = await walk(url);
    const facts = await factsOf(url, []);
    expect(faults(pages, facts)).toEqual([]);
    expect([...pages.values()].filter((text) => /Enviamos para (?:todo|[A-Z]{2})\b/.test(text))).toEqual([]);
  });
});

/** As its owner leaves it who sells by word: none of the demo's own texts speaks any more. */
async function makeModest(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    for (const table of ['settings', 'menu_items', 'banners', 'popups', 'pages', 'pieces'] as const)
      await db.deleteFrom(table as 'settings').execute();
    await db.updateTable('products').set({ desconto_vista: null }).execute();
    await db.deleteFrom('shipping_rates').where('cep_ate', '>', 19_999).execute();
  } finally {
    await close();
  }
}

function faults(pages: ReadonlyMap<string, string>, facts: Facts): readonly string[] {
  const told = new Map<string, string>();
  for (const [path, text] of pages)
    for (const promise of unbacked(text, facts)) if (!told.has(promise)) told.set(promise, path);
  return [...told].map(([promise, path]) => `${path}: ${promise}`);
}

/** Every page that is linked, without filters. */
async function walk(url: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const known = new Set(ALWAYS);
  for (const waiting = [...ALWAYS]; waiting.length > 0; ) {
    const read = waiting.splice(0, AT_ONCE).map(async (path) => {
      const answer = await fetch(url + path, { redirect: 'manual' });
      if (answer.status !== 200) return;
      const text = await answer.text();
      pages.set(path, text);
      for (const [, link = ''] of text.matchAll(/<a\s[^>]*?href="(\/[^"?#]*)"/g)) {
        if (known.has(link) || link.startsWith('//') || link.startsWith('/upload/')) continue;
        known.add(link);
        waiting.push(link);
      }
    });
    await Promise.all(read);
  }
  return pages;
}

/** The pages of an order, before and after it was sent, and the mails about it. */
async function buy(url: string): Promise<readonly (readonly [string, string])[]> {
  const { email } = person('cliente');
  const customer = createCustomer();
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await customer.call(url, method, path, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return JSON.parse(answer.text);
  };
  await call('POST', '/front/checkout/login', { usuario: email, senha: DEMO_PASSWORD });
  await call('POST', '/front/checkout/cart', { tipo: 'produto', itens: [{ idProduto: 17, quantidade: 3 }] });
  await call('POST', '/front/checkout/zipcode', { cep: '01310100' });
  const before = await read(['/checkout/carrinho/', '/checkout/pagamento']);
  const { versao } = await call('GET', '/vitrine/order/review');
  const { numero } = await call('POST', '/vitrine/order', {
    ...{ chave: 'pedido-das-promessas', versao, pagamento: 'combinar', observacao: '' },
  });
  const after = await read([`/checkout/pedido/${numero}`, '/minha-conta/pedidos']);
  const mails = await expect.poll(mailsOf, { timeout: 20_000 }).toHaveLength(2).then(mailsOf);
  return [...before, ...after, ...mails];

  function read(paths: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    return Promise.all(
      paths.map(async (path) => {
        const answer = await customer.get(url, path);
        expect([path, answer.status]).toEqual([path, 200]);
        return [path, answer.text] as const;
      }),
    );
  }
}

function mailsOf(): readonly (readonly [string, string])[] {
  return globSync(`${shop?.dataDir}/mail/*`).map((file) => [file, readFileSync(file, 'utf8')]);
}

async function factsOf(url: string, paths: readonly string[]): Promise<Facts> {
  const { call } = createCustomer();
  const ask = async (method: string, path: string, body?: unknown) =>
    JSON.parse((await call(url, method, `/front/${path}`, body)).text);
  const { configuracoes } = await ask('GET', 'settings');
  if (!paths.includes(CABLE)) return { settings: configuracoes, everywhere: false, offers: [] };
  const { conteudo } = await ask('GET', `url/product/detail?url=${CABLE}`);
  const { aplicado } = conteudo.AgendamentoPreco;
  const reached = UF_RANGES.flatMap(([, from, to]) => [from, to]).map(async (range) => {
    const cep = `${String(range).padStart(5, '0')}000`;
    const quote = await ask('POST', 'shipment/product', { cep, idProduto: conteudo.id, quantidade: 1 });
    return quote.restricaoEntrega === '';
  });
  const everywhere = (await Promise.all(reached)).every(Boolean);
  return { settings: configuracoes, everywhere, offers: aplicado ? [aplicado] : [] };
}
