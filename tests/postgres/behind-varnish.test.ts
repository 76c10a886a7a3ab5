/** Two processes behind a caching proxy, set up as the manual says (docs/examples): what its visitors are shown, and when. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { CATEGORY, PRODUCT } from '../bench/pages.ts';
import { send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import { FORGED_HEADERS, FORGED_QUERIES } from '../support/forged.ts';
import { givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { copySeededPostgres } from '../support/seeded.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { hasVarnish, startVarnish, type Varnish } from '../support/varnish.ts';

/** Milliseconds until a change stands in every page that is sent. */
const SOON = 2000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';

describe.skipIf(!hasVarnish())(
  'behind Varnish (skipped where none is installed)',
  { timeout: 120_000 },
  () => {
    const dataDir = temporaryDirectory();
    let postgres: OwnPostgres;
    let database: Database;
    let varnish: Varnish;
    let shops: readonly Shop[];

    beforeAll(async () => {
      postgres = await copySeededPostgres(givenPostgres(), dataDir, new Date());
      database = await openDatabase({ databaseUrl: postgres.url });
      const [port, one, two] = [await freePort(), await freePort(), await freePort()];
      varnish = await startVarnish(port, [one, two]);
      const env = {
        DATABASE_URL: postgres.url,
        SESSION_SECRET: 'the same in all processes of this shop',
        SITE_URL: varnish.url,
        CDN: '1',
        TRUST_PROXY: '1',
        CDN_PURGE_URL: varnish.purgeUrl,
      };
      shops = await Promise.all([one, two].map((port) => startShop({ dataDir, env, port })));
    }, 240_000);
    afterAll(async () => {
      await Promise.all((shops ?? []).map((shop) => shop.stop()));
      await varnish?.stop();
      await database?.close();
      await postgres?.drop();
      removeDirectory(dataDir);
    });

    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      send(varnish.url + path, { headers });
    const forgetAll = () => send(varnish.url, { method: 'BAN', headers: { 'X-Ban-Everything': '1' } });
    /** Two numbers: of this request, and of the one that fetched what it got. */
    const isHit = ({ headers }: Awaited<ReturnType<typeof get>>) =>
      /^\d+ \d+$/.test(String(headers['x-varnish']));
    /** Asks on and on, as a desk and as a phone; resolves to the moment when `old` was sent last, 0 for never. */
    async function lastOf(
      old: (text: string, status: number) => boolean,
      path: string,
      until: number,
    ): Promise<number> {
      let last = 0;
      for (let turn = 0; Date.now() < until; turn += 1) {
        const answer = await get(path, turn % 2 ? { 'User-Agent': PHONE } : {});
        if (old(answer.text, answer.status)) last = Date.now();
      }
      return last;
    }
    const product = () =>
      database.db
        .selectFrom('products')
        .select(['id', 'nome'])
        .where('slug', '=', PRODUCT.slice(1))
        .executeTakeFirstOrThrow();

    it('a page is kept, for each kind of browser once, and says nothing that is of the proxy alone', async () => {
      await forgetAll();
      for (const agent of ['', PHONE]) {
        const answers = [
          await get(PRODUCT, { 'User-Agent': agent }),
          await get(PRODUCT, { 'User-Agent': agent }),
        ];
        expect(answers.map(isHit)).toEqual([false, true]);
        expect(answers[1]?.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(answers[1]?.headers).not.toHaveProperty('cache-tag');
      }
      expect(isHit(await get(`${PRODUCT}?utm_source=carta&gclid=1`))).toBe(true);
      expect(isHit(await get(`${PRODUCT}?valor=999`))).toBe(false);
    });

    it('an edit stands in every page within two seconds, ten times of ten', async () => {
      const { id, nome } = await product();
      for (let turn = 1; turn <= 10; turn += 1) {
        await get(PRODUCT);
        expect(isHit(await get(PRODUCT))).toBe(true);
        const name = `Cabo escrito ${turn} vezes`;
        await database.db.updateTable('products').set({ nome: name }).where('id', '=', id).execute();
        const began = Date.now();
        const last = await lastOf((text) => !text.includes(`<title>${name}`), PRODUCT, began + SOON + 1000);
        expect(last - began, `turn ${turn}`).toBeLessThan(SOON);
        expect((await get(PRODUCT)).text).toContain(`<title>${name}`);
      }
      await database.db.updateTable('products').set({ nome }).where('id', '=', id).execute();
    });

    it('a scheduled price ends to the second plus one', async () => {
      const { id } = await product();
      await database.db.deleteFrom('price_schedules').where('product_id', '=', id).execute();
      const end = Date.now() + 12_000;
      const of = { product_id: id, nome: 'Promoção', desconto_vista: null, preco_de: 300_000 } as const;
      await database.db
        .insertInto('price_schedules')
        .values([
          { ...of, preco_por: 123_456, data_inicial: new Date(0), data_final: new Date(end) },
          { ...of, preco_por: 234_567, data_inicial: new Date(end), data_final: new Date(end + 86_400_000) },
        ])
        .execute();
      const first = /1\.?234[,.]56/;
      await expect.poll(async () => first.test((await get(PRODUCT)).text), { timeout: 5000 }).toBe(true);
      const last = await lastOf((text) => first.test(text), PRODUCT, end + 4000);
      expect(last - end).toBeLessThan(1000);
      expect(last - end).toBeGreaterThan(-3000);
      expect((await get(PRODUCT)).text).toMatch(/2\.?345[,.]67/);
    });

    it('nobody is given the request id of another one', async () => {
      await forgetAll();
      const paths = [
        '/',
        PRODUCT,
        CATEGORY,
        '/sitemap.xml',
        '/robots.txt',
        '/favicon.ico',
        '/nao-existe',
        '/checkout/carrinho/',
      ];
      const asked = await Promise.all(
        [...paths, ...paths, ...paths].map((path) => get(path, { 'X-Request-Id': 'of-a-stranger' })),
      );
      const again = await Promise.all(paths.map((path) => get(path)));
      const ids = [...asked, ...again].flatMap(({ headers }) => headers['x-request-id'] ?? []);
      expect(ids.length).toBeGreaterThan(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('of-a-stranger');
    });

    it('a shop is closed and opened within two seconds', async () => {
      for (const ativo of [true, false, true, false]) {
        await Promise.all(['/', PRODUCT, CATEGORY].map((path) => get(path)));
        await sql`update settings set valor = jsonb_set(valor, '{paginaAguarde}', ${JSON.stringify({ ativo, mensagem: 'Já voltamos', arquivo: '' })}::jsonb)
        where chave = 'sistema'`.execute(database.db);
        const began = Date.now();
        const wrong = (_: string, status: number) => status !== (ativo ? 503 : 200);
        const lasts = await Promise.all(
          ['/', PRODUCT, CATEGORY].map((path) => lastOf(wrong, path, began + SOON + 1000)),
        );
        expect(Math.max(...lasts) - began, `closed: ${ativo}`).toBeLessThan(SOON);
      }
    });

    it("carts and prices of resellers are their owners' alone, in whatever order they ask", async () => {
      await forgetAll();
      const plain = (await get(PRODUCT)).text;
      const rows = await database.db
        .selectFrom('products as p')
        .leftJoin('product_variants as v', 'v.product_id', 'p.id')
        .select(['p.id', 'p.nome', 'p.slug'])
        .where('v.id', 'is', null)
        .where('p.status', '=', 'disponivel')
        .where('p.estoque', '>', 20)
        .orderBy('p.id')
        .limit(3)
        .execute();
      const buyers = rows.map((row) => ({ row, customer: createCustomer() }));
      for (const { row, customer } of buyers) {
        const itens = [{ idProduto: row.id, idAtributoSimples: 0, quantidade: 1 }];
        const added = await customer.call(varnish.url, 'POST', '/front/checkout/cart', {
          tipo: 'produto',
          itens,
        });
        expect(added.status).toBe(200);
      }
      const reseller = createCustomer();
      const login = { usuario: 'revenda@demo.test', senha: DEMO_PASSWORD };
      expect((await reseller.call(varnish.url, 'POST', '/front/checkout/login', login)).status).toBe(200);
      const theirs = (await reseller.get(varnish.url, PRODUCT)).text;
      expect(theirs).not.toBe(plain);
      const visits = Array.from({ length: 15 }, () => [
        async () => expect((await get(PRODUCT)).text).toBe(plain),
        async () =>
          expect((await reseller.get(varnish.url, PRODUCT)).headers['cache-control']).toBe(
            'private, no-store',
          ),
        ...buyers.map(({ row, customer }) => async () => {
          expect((await customer.get(varnish.url, PRODUCT)).text).toBe(plain);
          const cart = (await customer.get(varnish.url, '/checkout/carrinho/')).text;
          expect(cart).toContain(`/${row.slug}"`);
          for (const other of buyers)
            if (other.row !== row) expect(cart).not.toContain(`/${other.row.slug}"`);
        }),
      ]).flat();
      // The same mixture each time.
      const mixed = visits
        .map((visit, at) => ({ visit, at: (at * 37) % visits.length }))
        .toSorted((a, b) => a.at - b.at);
      await Promise.all(
        Array.from({ length: 6 }, async (_, lane) => {
          for (const { visit } of mixed.filter((__, at) => at % 6 === lane)) await visit();
        }),
      );
    });

    it("forged headers and disguised parameters change nobody else's page", async () => {
      await forgetAll();
      const plain: Readonly<Record<string, string>> = {
        [PRODUCT]: (await get(PRODUCT)).text,
        [CATEGORY]: (await get(CATEGORY)).text,
      };
      expect(FORGED_HEADERS.length).toBe(22);
      const tries = [
        ...FORGED_HEADERS.map((headers) => ({ path: PRODUCT, query: '', headers })),
        ...FORGED_QUERIES.map((query) => ({ path: CATEGORY, query: `?${query}`, headers: {} })),
      ];
      for (const { path, query, headers } of tries) {
        await forgetAll();
        await get(path + query, headers);
        const answer = await get(path);
        expect([answer.status, answer.text === plain[path]], JSON.stringify([query, headers])).toEqual([
          200,
          true,
        ]);
      }
    });

    it('nobody but this machine makes it forget, and no visitor picks an address to be counted by', async () => {
      const refused = await send(`http://127.0.0.1:${new URL(varnish.url).port}/`, {
        method: 'BAN',
        headers: { 'X-Ban-Tags': '(' },
      });
      expect(refused.status).toBe(400);
      const guess = async (turn: number): Promise<number> => {
        const headers = {
          ...{ 'App-Token': 'wapstore', 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
          'X-Forwarded-For': `198.51.100.${turn}`,
        };
        const body = JSON.stringify({ usuario: `ninguem${turn}@demo.test`, senha: 'nao-e-esta' });
        const sent = { method: 'POST', headers, body };
        return (await send(`${varnish.url}/api/v2/front/checkout/login`, sent)).status;
      };
      for (let turn = 0; turn < 50; turn += 5)
        await Promise.all([0, 1, 2, 3, 4].map((more) => guess(turn + more)));
      expect(await guess(99)).toBe(429);
    });
  },
);
