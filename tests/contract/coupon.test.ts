import fc from 'fast-check';
import type { Updateable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '#lib/api/checkout.ts';
import { giveCoupon, takeBackCoupon } from '#lib/api/promotional.ts';
import type { CouponsTable } from '#lib/platform/schema/orders.ts';
import { logIn } from '../support/accounts.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const COUPON = '/api/v2/front/promotional/coupon';
const PERCENT = 'BEMVINDO10';
const FIXED = 'PROJETO50';
const FREIGHT = 'FRETEGRATIS';

let store: TestStore;
let visitor: Visitor;
let product: number;

beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  await priceAt(10_000);
});
beforeEach(() => {
  visitor = store.visitor();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

async function priceAt(preco_por: number, desconto_vista: number | null = null): Promise<void> {
  const columns = { preco_por, preco_de: 0, desconto_vista };
  await store.db.updateTable('products').set(columns).where('id', '=', product).execute();
}

const fill = (quantidade: number) => putInCart(visitor, product, quantidade);
const couponOf = async () => (await getCart(visitor.api)).cupom;
const sessionRows = () => store.db.selectFrom('sessions').select(['id', 'cupom_id']).execute();

/** Runs `work` with the coupon's columns changed, and sets them back. */
async function withCoupon(
  hash: string,
  columns: Updateable<CouponsTable>,
  work: () => Promise<void>,
): Promise<void> {
  const before = await store.db
    .selectFrom('coupons')
    .select(['ativo', 'valor', 'minimo', 'usos', 'usos_maximos', 'visible_from', 'visible_until'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  await store.db.updateTable('coupons').set(columns).where('hash', '=', hash).execute();
  await work().finally(() => store.db.updateTable('coupons').set(before).where('hash', '=', hash).execute());
}

describe('a coupon of the demo store', () => {
  it('by per cent lowers every total of the cart', async () => {
    await fill(2);
    expect(await giveCoupon(visitor.api, PERCENT)).toEqual({
      sucesso: true,
      mensagem: 'Cupom BEMVINDO10 aplicado.',
    });
    const { cupom, itens, subtotal, mensagens } = await getCart(visitor.api);
    expect(mensagens).toEqual([]);
    expect(cupom).toEqual({ hash: PERCENT, tipo: 'porcentagem', desconto: 2000 });
    expect(itens[0]?.precos).toMatchObject({ precoPor: 10_000, total: 20_000 });
    expect(subtotal.valor).toBe(18_000);
    expect(subtotal.descontoVista).toEqual({ valor: 16_560, porcentagem: 8, desconto: 1440 });
    expect(subtotal.parcelamento.every(({ taxa, valorTotal }) => taxa > 0 || valorTotal === 18_000)).toBe(
      true,
    );
  });

  it('by a fixed sum takes it off once', async () => {
    await fill(5);
    expect((await giveCoupon(visitor.api, FIXED)).sucesso).toBe(true);
    const { cupom, subtotal } = await getCart(visitor.api);
    expect(cupom?.desconto).toBe(5000);
    expect(subtotal).toMatchObject({ valor: 45_000, descontoVista: { valor: 41_400, desconto: 3600 } });
    expect((await fill(1)).subtotal.valor).toBe(55_000);
  });

  it('for the freight is kept and takes nothing off the goods', async () => {
    await fill(2);
    expect((await giveCoupon(visitor.api, FREIGHT)).sucesso).toBe(true);
    const { cupom, subtotal } = await getCart(visitor.api);
    expect(cupom).toEqual({ hash: FREIGHT, tipo: 'frete', desconto: 0 });
    expect(subtotal.valor).toBe(20_000);
  });
});

describe('PUT promotional/coupon', () => {
  it.each(['bemvindo10', ' BemVindo10 '])('takes it in any case: "%s"', async (hash) => {
    await fill(1);
    expect((await giveCoupon(visitor.api, hash)).sucesso).toBe(true);
    expect((await couponOf())?.hash).toBe(PERCENT);
  });

  it.each(['NADA', '%', 'x'.repeat(2000), '🎁', "' or 1=1", '__proto__'])(
    'of an unknown one says so and writes nothing: %s',
    async (hash) => {
      expect(await giveCoupon(visitor.api, hash)).toEqual({
        sucesso: false,
        mensagem: 'Cupom não encontrado.',
      });
      expect(await sessionRows()).toEqual([]);
    },
  );

  it('of a text the database cannot hold is 404', async () => {
    expect((await visitor.fetch(`${COUPON}/a%00b`, { method: 'PUT' })).status).toBe(404);
  });

  it('of a cart below the minimum says what it asks for and writes nothing', async () => {
    await priceAt(4999);
    await fill(1);
    const answer = await giveCoupon(visitor.api, PERCENT);
    expect(answer).toEqual({
      sucesso: false,
      mensagem: expect.stringMatching(/^Este cupom vale em compras a partir de R\$\s50,00\.$/),
    });
    expect((await sessionRows())[0]?.cupom_id).toBeNull();
    await priceAt(5000);
    expect((await giveCoupon(visitor.api, PERCENT)).sucesso).toBe(true);
    await priceAt(10_000);
  });

  it('of a visitor without a cart is below the minimum, and taken when there is none', async () => {
    expect((await giveCoupon(visitor.api, PERCENT)).sucesso).toBe(false);
    expect(await sessionRows()).toEqual([]);
    await withCoupon(PERCENT, { minimo: 0 }, async () => {
      expect((await giveCoupon(visitor.api, PERCENT)).sucesso).toBe(true);
      expect(await couponOf()).toEqual({ hash: PERCENT, tipo: 'porcentagem', desconto: 0 });
      expect((await fill(1)).cupom?.desconto).toBe(1000);
    });
  });

  it.each<[string, Updateable<CouponsTable>, RegExp]>([
    ['switched off', { ativo: false }, /não está válido/],
    ['over', { visible_until: '2026-11-20T15:00:00Z' }, /não está válido/],
    ['to come', { visible_from: '2026-11-20T15:00:01Z' }, /não está válido/],
    ['used up', { usos: 3, usos_maximos: 3 }, /já foi usado/],
  ])('of one that is %s says so, and the one given before stays', async (_, columns, sentence) => {
    await fill(5);
    await giveCoupon(visitor.api, FIXED);
    await withCoupon(PERCENT, columns, async () => {
      const { sucesso, mensagem } = await giveCoupon(visitor.api, PERCENT);
      expect(sucesso).toBe(false);
      expect(mensagem).toMatch(sentence);
      expect((await couponOf())?.hash).toBe(FIXED);
    });
  });

  it('of another one takes its place', async () => {
    await fill(5);
    await giveCoupon(visitor.api, FIXED);
    await giveCoupon(visitor.api, PERCENT);
    expect(await couponOf()).toMatchObject({ hash: PERCENT, desconto: 5000 });
  });

  it('counts no use: an order does', async () => {
    await fill(1);
    await giveCoupon(visitor.api, PERCENT);
    const { usos } = await store.db
      .selectFrom('coupons')
      .select('usos')
      .where('hash', '=', PERCENT)
      .executeTakeFirstOrThrow();
    expect(usos).toBe(0);
  });

  it('is for one visitor only', async () => {
    await fill(1);
    await giveCoupon(visitor.api, PERCENT);
    expect((await getCart(store.visitor().api)).cupom).toBeNull();
  });

  it('stays when the visitor logs in', async () => {
    await fill(1);
    await giveCoupon(visitor.api, PERCENT);
    await logIn(visitor);
    expect(await couponOf()).toMatchObject({ hash: PERCENT, desconto: 1000 });
  });
});

describe('a coupon in the cart', () => {
  it('waits when the goods become cheaper than it asks for, and says so', async () => {
    await fill(5);
    await giveCoupon(visitor.api, FIXED);
    await priceAt(9000);
    const { cupom, subtotal, mensagens } = await getCart(visitor.api);
    expect(cupom).toEqual({ hash: FIXED, tipo: 'valor', desconto: 0 });
    expect(subtotal.valor).toBe(45_000);
    const cheaper = {
      tipo: 'aviso',
      mensagem: expect.stringMatching(/o preço mudou de R\$\s100,00 para R\$\s90,00/),
    };
    const waits = { tipo: 'aviso', mensagem: expect.stringMatching(/PROJETO50.*R\$\s500,00/) };
    expect(mensagens).toEqual([cheaper, waits]);
    expect(await fill(1)).toMatchObject({ cupom: { desconto: 5000 }, mensagens: [] });
    await priceAt(10_000);
  });

  it('that is over leaves with the next change, and says so until then', async () => {
    await fill(1);
    await giveCoupon(visitor.api, PERCENT);
    await withCoupon(PERCENT, { ativo: false }, async () => {
      const gone = [{ tipo: 'erro', mensagem: 'O cupom BEMVINDO10 não vale mais e saiu do carrinho.' }];
      expect(await getCart(visitor.api)).toMatchObject({ cupom: null, mensagens: gone });
      expect((await sessionRows())[0]?.cupom_id).not.toBeNull();
      expect(await fill(1)).toMatchObject({ cupom: null, mensagens: gone, subtotal: { valor: 20_000 } });
      expect((await sessionRows())[0]?.cupom_id).toBeNull();
    });
    expect(await getCart(visitor.api)).toMatchObject({ cupom: null, mensagens: [] });
  });

  it('worth more than the goods leaves 0 to pay, in every way', async () => {
    await fill(1);
    await withCoupon(FIXED, { minimo: 0, valor: 99_999 }, async () => {
      await giveCoupon(visitor.api, FIXED);
      const { cupom, subtotal } = await getCart(visitor.api);
      expect(cupom?.desconto).toBe(10_000);
      expect(subtotal).toMatchObject({ valor: 0, descontoVista: { valor: 0, desconto: 0 } });
      expect(subtotal.parcelamento).toMatchObject([{ parcelas: 1, valorParcela: 0, valorTotal: 0 }]);
    });
  });

  it('keeps the totals of any cart whole, consistent and above 0', async () => {
    await fill(1);
    await giveCoupon(visitor.api, PERCENT);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        async (preco, percent, vista) => {
          await priceAt(preco, vista);
          await withCoupon(PERCENT, { minimo: 0, valor: percent }, async () => {
            const { itens, cupom, subtotal } = await getCart(visitor.api);
            const goods = itens.reduce((sum, { precos }) => sum + precos.total, 0);
            const { valor, descontoVista, parcelamento } = subtotal;
            expect(valor).toBe(goods - (cupom?.desconto ?? 0));
            expect(descontoVista.valor + descontoVista.desconto).toBe(valor);
            expect(descontoVista.valor).toBeGreaterThanOrEqual(0);
            expect(descontoVista.valor).toBeLessThanOrEqual(valor);
            expect(parcelamento[0]).toMatchObject({ parcelas: 1, valorTotal: valor });
          });
        },
      ),
      { numRuns: 40 },
    );
    await priceAt(10_000);
  }, 30_000);
});

describe('DELETE promotional/coupon', () => {
  it('takes it back', async () => {
    await fill(1);
    await giveCoupon(visitor.api, PERCENT);
    expect(await takeBackCoupon(visitor.api)).toEqual({ sucesso: true });
    const { cupom, subtotal } = await getCart(visitor.api);
    expect([cupom, subtotal.valor]).toEqual([null, 10_000]);
  });

  it('without one, or without a cart, does nothing', async () => {
    expect(await takeBackCoupon(visitor.api)).toEqual({ sucesso: true });
    expect(await sessionRows()).toEqual([]);
    await fill(1);
    expect(await takeBackCoupon(visitor.api)).toEqual({ sucesso: true });
  });
});
