/** While another catalogue is built and takes the place of the one that answers, every listing is of one moment of the shop. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import { openCatalogue, type ReadCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { type ListingRequest, listing } from '#lib/platform/catalogue/memory/listing.ts';
import { planSearch } from '#lib/platform/catalogue/search/plan.ts';
import { sampled } from '../../faults/rounds.ts';
import { createTestStore, type TestStore, TODAY } from '../../support/store.ts';

/** More than are told one by one, and several steps of a reading. */
const MORE = 1200;
let store: TestStore;
let places: readonly ListingRequest['place'][];
beforeAll(async () => {
  store = await createTestStore();
  await store.db.transaction().execute(async (trx) => {
    await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
    await sql`insert into products (slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por, estoque,
        descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, popularidade, created_at)
      select slug || '-' || n, sku || '-' || n, '', mpn, nome, 1 + n % 3, categoria_id, 'disponivel', 0, 1000 + n, 5, '', '',
        altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, n % 900, created_at
      from products cross join generate_series(1, ${MORE}::int) n where id = 7`.execute(trx);
    await sql`insert into product_categories (product_id, categoria_id)
      select p.id, held.categoria_id from products p cross join product_categories held
      where held.product_id = 7 and p.slug like (select slug from products where id = 7) || '-%'`.execute(
      trx,
    );
  });
  const { rows } = await sql<{
    id: number;
  }>`select categoria_id as id from product_categories where product_id = 7`.execute(store.db);
  places = [
    ...rows.map(({ id }) => ({ kind: 'categoria', id }) as const),
    { kind: 'marca', id: 2 },
    { kind: 'all' },
    { kind: 'search', plan: await planSearch((await fresh()).words, 'cabo') },
  ];
}, 120_000);
afterAll(() => store.close());

/** As a process that begins reads it. */
async function fresh() {
  const { read, stop } = open();
  return read().finally(stop);
}
function open() {
  const { db, changes } = store;
  return openCatalogue({ db, changes, onFailure: (error) => void failures.push(error) });
}
const failures: unknown[] = [];

const ORDERS: readonly Order[] = ['Popularidade', 'Menor Preço', 'Maior Preço', 'Nome A-Z'];
const NONE = { geral: 0, boleto: 0, pix: 8, deposito: 0, cartao: 0 };
type Asked = {
  readonly place: number;
  readonly order: number;
  readonly brand: number;
  readonly offset: number;
  readonly grouped: boolean;
};
const asked: fc.Arbitrary<Asked> = fc.record({
  place: fc.nat({ max: 20 }),
  order: fc.nat({ max: ORDERS.length - 1 }),
  brand: fc.nat({ max: 3 }),
  offset: fc.constantFrom(0, 12, 300),
  grouped: fc.boolean(),
});

const answer = (catalogue: ReadCatalogue, { place, order, brand, offset, grouped }: Asked) =>
  listing(
    { catalogue },
    {
      place: places[place % places.length] ?? { kind: 'all' },
      fixed: NO_FILTERS,
      filters: { ...NO_FILTERS, marca: brand === 0 ? [] : [brand] },
      order: ORDERS[order] ?? 'Popularidade',
      offset,
      limit: 12,
      grouped,
      terms: { discounts: NONE, descontoRevenda: 0, now: TODAY },
    },
  );

/** Of all products at once: what they cost, whether they are left, how popular they are. */
type Write = Readonly<Record<'price' | 'stock' | 'popular', number>>;
const write: fc.Arbitrary<Write> = fc.record({
  price: fc.nat({ max: 5000 }),
  stock: fc.nat({ max: 2 }),
  popular: fc.integer({ min: 1, max: 9 }),
});
const START: Write = { price: 0, stock: 0, popular: 1 };
const written = ({ price, stock, popular }: Write) =>
  sql`update products set preco_de = 0, preco_por = 1000 + (id * 37 + ${price}) % 9000, estoque = (id + ${stock}) % 3,
    popularidade = (id * ${popular}) % 1000`.execute(store.db);

it('is what one whole catalogue says, before, between and after the changes', {
  timeout: 90_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 1, maxLength: 3 }),
      fc.array(asked, { minLength: 1, maxLength: 6 }),
      fc.nat({ max: 200 }),
      async (writes, questions, turns) => {
        const whole = async () => {
          const catalogue = await fresh();
          return Promise.all(questions.map((question) => answer(async () => catalogue, question)));
        };
        // Each write sets all it changes, so what the shop is after it does not depend on the ones before.
        const moments: unknown[][] = [];
        for (const next of [...writes, START]) {
          await written(next);
          moments.push(await whole());
        }
        const memory = open();
        await memory.settled();
        const answers: unknown[][] = [];
        let over = false;
        const asking = (async () => {
          while (!over) {
            answers.push(await Promise.all(questions.map((question) => answer(memory.read, question))));
            await nextTurn();
          }
        })();
        for (const next of writes) {
          await written(next);
          // Into the reading that this write has begun.
          for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        }
        await memory.settled();
        over = true;
        await asking;
        const last = await Promise.all(questions.map((question) => answer(memory.read, question)));
        memory.stop();
        const said = (value: unknown) => JSON.stringify(value);
        questions.forEach((_, place) => {
          const possible = new Set(moments.map((moment) => said(moment[place])));
          for (const own of answers) expect(possible).toContain(said(own[place]));
        });
        expect(last).toEqual(moments.at(-2));
      },
    ),
    { numRuns: sampled(3, 6), endOnFailure: true },
  );
  expect(failures).toEqual([]);
});

it('what changed beside a whole table while another was read is read too', async () => {
  const { read, stop } = open();
  const price = async () => (await read()).all.find(({ id }) => id === 9)?.price;
  const before = await price();
  const rounds = store.changes.announce(new Set(['sales']));
  // No trigger tells of it: it comes with the words of all products, in one change.
  await store.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update products set preco_por = preco_por + 7, preco_de = 0 where id = 9`.execute(trx);
  });
  await Promise.all([rounds, store.changes.announce(new Set(['words:*', 'product:9']))]);
  await expect.poll(price, { timeout: 10_000 }).not.toEqual(before);
  stop();
});
