/** What stands beside a product on its page, read from the platform as the pages read it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { type Api, createApi } from '#lib/api/client.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { readConfig } from '#lib/server/config.ts';
import { createLog } from '#lib/server/observe/log.ts';
import { EVERYBODY } from '#lib/server/page/visitor.ts';
import { loadBeside } from '#lib/server/product/product-beside.ts';
import { loadSeen } from '#lib/server/product/seen.ts';
import { provideRuntime, type Runtime } from '#lib/server/runtime.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

/** Two products are offered with it. */
const CABLE = '/cabo-hdmi-ultra-high-speed-48g-2m';
const SWITCH = 'switch-hdmi-3x1-48g-8k';
/** With it one whose colour is chosen. */
const GUITAR = '/cabo-p10-instrumento-6m';
const KIT = 'cabo-patch-p10-pedal-kit-6-0-3m';

let store: TestStore;
const logged: string[] = [];

beforeAll(async () => {
  store = await createTestStore();
  const log = createLog({
    level: 'warn',
    format: 'json',
    write: (line) => logged.push(line),
    now: () => store.clock.now,
  });
  provideRuntime({ log } as Runtime);
});
afterEach(() => {
  logged.length = 0;
});
afterAll(async () => {
  // Other files share this worker, and have no runtime.
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine.runtime'));
  await store.close();
});

async function produto(path: string): Promise<ProdutoDetalhe<Centavos>> {
  return (await getProductDetail(store.api(), path)).conteudo;
}
const beside = async (path: string, api: Api = store.api()) =>
  loadBeside(
    {
      api,
      sessionApi: () => api,
      shopApi: () => api,
      visitor: EVERYBODY,
      config: readConfig({}),
    },
    { produto: await produto(path), reach: undefined },
  );

/** The platform, but every call whose path holds `part` fails. */
function failingAt(part: string): Api {
  return createApi({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return request.url.includes(part)
        ? Response.json({ error: 'Falhou' }, { status: 500 })
        : store.platform.fetch(request);
    },
    baseUrl: `${SITE_URL}/api`,
    appToken: APP_TOKEN,
  });
}

async function withProduct<T>(
  slug: string,
  change: { readonly status: 'indisponivel' | 'sobConsulta' } | { readonly estoque: number },
  run: () => Promise<T>,
): Promise<T> {
  const before = await store.db
    .selectFrom('products')
    .select(['status', 'estoque'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const write = (values: typeof change | typeof before) =>
    store.db.updateTable('products').set(values).where('slug', '=', slug).execute();
  await write(change);
  return run().finally(() => write(before));
}

describe('what is bought together', () => {
  it('begins with the product of the page, all ticked, at the price the cart asks for all of it', async () => {
    const { together } = await beside(CABLE);
    const lines = together?.lines ?? [];
    expect(lines.map(({ chosen, offer }) => [chosen, offer !== undefined])).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
    const cart = await addToCart(store.visitor().api, {
      tipo: 'produto',
      itens: lines.map((line) => ({ idProduto: line.produto.id, quantidade: 1 })),
    });
    expect(together?.precos?.por).toBe(cart.subtotal.valor);
    expect(together?.precos?.vista).toBe(cart.subtotal.descontoVista.valor);
  });

  it('of one product is the price of the pair', async () => {
    const { together } = await beside('/cabo-xlr-balanceado-5m');
    const [main, other, ...more] = together?.lines ?? [];
    expect(more).toEqual([]);
    const apart = (main?.produto.precos.por ?? 0) + (other?.produto.precos.por ?? 0);
    expect(together?.precos?.por).toBeLessThan(apart);
  });

  it('has no price while a colour has to be chosen, and chooses none by itself', async () => {
    const { together } = await beside(GUITAR);
    expect(together?.precos).toBeUndefined();
    expect(together?.lines.map(({ value }) => value)).toEqual([0, 0]);
  });

  it.each([{ status: 'indisponivel' } as const, { status: 'sobConsulta' } as const, { estoque: 0 }])(
    'leaves out what cannot be bought (%j)',
    (change) =>
      withProduct(SWITCH, change, async () => {
        const { together } = await beside(CABLE);
        expect(together?.lines).toHaveLength(2);
        expect(together?.lines.map(({ produto: own }) => own.rota.path)).not.toContain(`/${SWITCH}`);
      }),
  );

  it('is nothing when the product of the page, or the only one offered, cannot be bought', async () => {
    await withProduct(CABLE.slice(1), { estoque: 0 }, async () =>
      expect((await beside(CABLE)).together).toBeUndefined(),
    );
    await withProduct(KIT, { status: 'indisponivel' }, async () =>
      expect((await beside(GUITAR)).together).toBeUndefined(),
    );
    expect((await beside('/cabo-xlr-balanceado-3m')).together).toBeUndefined();
  });

  it('is nothing when its price cannot be had, which is logged', async () => {
    const { together, recommended } = await beside(CABLE, failingAt('product/shop'));
    expect(together).toBeUndefined();
    expect(recommended?.produtos.length).toBeGreaterThan(0);
    expect(logged.join()).toContain('price together');
  });
});

describe('what is recommended', () => {
  it('is neither the product nor what is offered with it, and the page goes with their prices', async () => {
    const { together, recommended, tags } = await beside(CABLE);
    const ids = recommended?.produtos.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThanOrEqual(6);
    for (const { produto: own } of together?.lines ?? []) expect(ids).not.toContain(own.id);
    expect(tags).toEqual(ids.map((id) => `product:${id}`));
  });

  it('is left out when it fails, which is logged, and the rest stays', async () => {
    const { together, recommended, tags } = await beside(CABLE, failingAt('produto-detalhe-indicados'));
    expect(recommended).toBeUndefined();
    expect(tags).toEqual([]);
    expect(together?.lines).toHaveLength(3);
    expect(logged.join()).toContain('recommended products');
  });
});

describe('what was seen last', () => {
  const seen = (search: string, api: Api = store.api()) =>
    loadSeen({ shopApi: () => api }, new URLSearchParams(search));

  it('comes in the order of the device, without the product on the page', async () => {
    const vitrine = await seen('?ids=19,21,205&produto=21');
    expect(vitrine?.produtos.map(({ id }) => id)).toEqual([19, 205]);
  });

  it('is nothing without ids, and nothing when it fails, which is logged', async () => {
    expect(await seen('?produto=21')).toBeUndefined();
    expect(logged).toEqual([]);
    expect(await seen('?ids=19', failingAt('ultimos-vistos'))).toBeUndefined();
    expect(logged.join()).toContain('products seen last');
  });
});

describe('the values of a family', () => {
  it('say what each costs by Pix, but for those that are sold out', async () => {
    const { atributos } = await produto(CABLE);
    const valores = filled(atributos)?.unico?.valores ?? [];
    const { siblingPrices } = await beside(CABLE);
    const priced = valores.filter((valor) => valor.produto.status === 'disponivel');
    expect(priced.length).toBeLessThan(valores.length);
    for (const valor of priced) {
      const sibling = await produto(valor.rota.path);
      expect([valor.label, siblingPrices.get(valor.produto.id)]).toEqual([valor.label, sibling.precos.vista]);
    }
    expect(siblingPrices.size).toBe(priced.length);
  });

  it('say nothing where the prices cannot be had', async () => {
    expect((await beside(CABLE, failingAt('ultimos-vistos'))).siblingPrices.size).toBe(0);
  });
});
