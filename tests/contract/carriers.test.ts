/** Freight from carrier APIs, against a server that speaks their format. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cotacao } from '#lib/contract/shipment.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { openRowCache } from '#lib/platform/kernel/memory/row-cache.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import type { ShippingDeps, ShippingOptions } from '#lib/platform/shipping/options.ts';
import type { Parcel } from '#lib/platform/shipping/parcels.ts';
import { createDeliveries } from '#lib/platform/shipping/quote.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import {
  BAD_MANNERS,
  deadOrigin,
  frenetService,
  type Manner,
  melhorEnvioService,
  SLOW_MANNERS,
  type StandIn,
  says,
  standIn,
} from '../support/carrier-stand-in.ts';
import { sampleProduct } from '../support/freight.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const MANAUS = '69005000';
const TOKEN = 'um-token-secreto';
const NOTE = /^Não conseguimos consultar as transportadoras agora/;
/** Milliseconds any answer may take. */
const LIMIT = 3500;

let store: TestStore;
let sample: number;
const servers: StandIn[] = [];
beforeAll(async () => {
  store = await createTestStore();
  sample = await sampleProduct(store);
});
afterEach(async () => {
  store.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(async () => {
  for (const server of servers) await server.close();
  expect(store.failures).toEqual([]);
  await store.close();
});

async function serve(manner: Manner): Promise<StandIn> {
  const server = await standIn(manner);
  servers.push(server);
  return server;
}

type Answer = Cotacao & { readonly took: number };
type Shop = {
  readonly quote: (more?: object) => Promise<Answer>;
  readonly failures: readonly (readonly [string, unknown])[];
};

/** The test store with access to carrier APIs. */
function shopWith(shipping: ShippingOptions): Shop {
  const failures: [string, unknown][] = [];
  const { fetch } = createPlatform({
    db: store.db,
    changes: store.changes,
    now: () => store.clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'a secret that only tests use, and long enough',
    dataDir: store.dataDir,
    shipping: {
      originCep: '01075075',
      onFailure: (service, error) => failures.push([service, error]),
      ...shipping,
    },
  });
  return {
    failures,
    async quote(more = {}) {
      const body = JSON.stringify({
        cep: MANAUS,
        idProduto: sample,
        idAtributoValor: 0,
        quantidade: 1,
        ...more,
      });
      const began = performance.now();
      const answer = await fetch(
        new Request(`${SITE_URL}/api/v2/front/shipment/product`, {
          method: 'POST',
          headers: { 'App-Token': APP_TOKEN },
          body,
        }),
      );
      expect(answer.status).toBe(200);
      return { ...((await answer.json()) as Cotacao), took: performance.now() - began };
    },
  };
}

const CARRIERS = [
  {
    name: 'Melhor Envio',
    access: (url: string): ShippingOptions => ({ melhorEnvio: { url, token: TOKEN } }),
    good: [
      melhorEnvioService(),
      melhorEnvioService({ id: 17, name: 'Mini', error: 'Fora do limite' }),
    ] as unknown,
    fretes: [{ id: 'melhor-envio-2', label: 'Correios SEDEX', valor: 29.9, prazo: 'Chega até sexta, 27/11' }],
    refusing: [{ id: 1, name: 'PAC', error: 'Transportadora não atende este trecho.' }] as unknown,
  },
  {
    name: 'Frenet',
    access: (url: string): ShippingOptions => ({ frenet: { url, token: TOKEN } }),
    good: {
      ShippingSevicesArray: [
        frenetService(),
        {
          ServiceCode: 'X',
          ServiceDescription: 'Mini',
          Carrier: 'Correios',
          Error: true,
          Msg: 'Fora do limite',
        },
      ],
      Timeout: 0,
    } as unknown,
    fretes: [{ id: 'frenet-03298', label: 'Correios PAC', valor: 28.5, prazo: 'Chega até terça, 01/12' }],
    refusing: { ShippingSevicesArray: [{ ServiceCode: 'X', Error: true, Msg: 'sem cobertura' }] } as unknown,
  },
] as const;

describe.each(CARRIERS)('$name', ({ name, access, good, fretes, refusing }) => {
  it('prices the delivery, without the services that refuse it', async () => {
    const { url } = await serve(says(good));
    const { quote, failures } = shopWith(access(url));
    expect(await quote()).toMatchObject({
      fretes: [{ ...fretes[0], tipo: 'transportadora', entregaAgendada: false }],
      restricaoEntrega: '',
      mensagem: '',
    });
    expect(failures).toEqual([]);
  });

  it("leaves the shop's own services in place", async () => {
    const { url } = await serve(says(good));
    const { fretes: all } = await shopWith(access(url)).quote({ cep: '01310100' });
    expect(all.map(({ id }) => id)).toEqual(['motoboy', fretes[0]?.id, 'retirada']);
  });

  it('makes its cheapest service free once the order is worth enough', async () => {
    const { url } = await serve(says(good));
    expect((await shopWith(access(url)).quote({ quantidade: 6 })).fretes).toMatchObject([
      { id: fretes[0]?.id, valor: 0 },
    ]);
  });

  it('is believed when none of its services takes the load', async () => {
    const { url } = await serve(says(refusing));
    const { quote, failures } = shopWith(access(url));
    expect(await quote()).toMatchObject({
      fretes: [],
      restricaoEntrega: expect.stringContaining('Nenhum serviço de entrega leva'),
    });
    expect(failures).toEqual([]);
  });

  it('is asked once for quotes that are the same, and again for another or later', async () => {
    const server = await serve(says(good));
    const { quote } = shopWith(access(server.url));
    await quote();
    await quote({ cep: '69005-000' });
    expect(server.asked).toHaveLength(1);
    await quote({ quantidade: 2 });
    await quote({ cep: '69005001' });
    expect(server.asked).toHaveLength(3);
    store.later(5 * 60_000);
    await quote();
    expect(server.asked).toHaveLength(4);
  });

  it('is not asked without a place to send from', async () => {
    const server = await serve(says(good));
    const { quote } = shopWith({ ...access(server.url), originCep: undefined });
    expect((await quote()).fretes.map(({ id }) => id)).toEqual(['economica', 'expressa']);
    expect(server.asked).toEqual([]);
  });

  const fallsBack = async (url: string) => {
    const { quote, failures } = shopWith(access(url));
    const { fretes: tables, mensagem, took } = await quote();
    expect(tables.map(({ id }) => id)).toEqual(['economica', 'expressa']);
    expect(mensagem).toMatch(NOTE);
    expect(took).toBeLessThan(LIMIT);
    expect(failures.map(([service]) => service)).toEqual([name]);
    expect(JSON.stringify(failures.map(([, error]) => String(error)))).not.toContain(TOKEN);
  };

  it.each(BAD_MANNERS)('gives way to the tables when it answers %s', async (_, manner) => {
    await fallsBack((await serve(manner)).url);
  });

  it('gives way to the tables when nobody is there', async () => {
    await fallsBack(await deadOrigin());
  });

  it.concurrent.each(SLOW_MANNERS)(
    'gives way to the tables in time when it answers %s',
    async (_, manner) => {
      await fallsBack((await serve(manner)).url);
    },
  );

  it('is left alone for half a minute after that', async () => {
    const server = await serve(says('', 500));
    const { quote } = shopWith(access(server.url));
    await quote();
    expect((await quote()).mensagem).toMatch(NOTE);
    expect(server.asked).toHaveLength(1);
    store.later(30_000);
    await quote();
    expect(server.asked).toHaveLength(2);
  });
});

describe('what is sent', () => {
  const measure = { peso_g: 800, lado: 10, preco: 50 };

  it('to Melhor Envio is every product in centimetres, kilograms and reais', async () => {
    const server = await serve(says([melhorEnvioService()]));
    await shopWith({ melhorEnvio: { url: server.url, token: TOKEN } }).quote({ quantidade: 3 });
    const [asked] = server.asked;
    expect([asked?.method, asked?.path]).toEqual(['POST', '/api/v2/me/shipment/calculate']);
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'Fio & Sinal (atendimento@fioesinal.example)',
    });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      from: { postal_code: '01075075' },
      to: { postal_code: MANAUS },
      products: [
        {
          id: '1',
          width: measure.lado,
          height: measure.lado,
          length: measure.lado,
          weight: measure.peso_g / 1000,
          insurance_value: measure.preco,
          quantity: 3,
        },
      ],
    });
  });

  it('to Frenet is every product in centimetres and kilograms, with what all is worth', async () => {
    const server = await serve(says({ ShippingSevicesArray: [frenetService()] }));
    await shopWith({ frenet: { url: server.url, token: TOKEN } }).quote({ quantidade: 3 });
    const [asked] = server.asked;
    expect([asked?.method, asked?.path]).toEqual(['POST', '/shipping/quote']);
    expect(asked?.headers).toMatchObject({ token: TOKEN, 'content-type': 'application/json' });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      SellerCEP: '01075075',
      RecipientCEP: MANAUS,
      ShipmentInvoiceValue: 3 * measure.preco,
      ShippingServiceCode: null,
      ShippingItemArray: [{ Height: 10, Length: 10, Width: 10, Weight: 0.8, Quantity: 3, SKU: '1' }],
      RecipientCountry: 'BR',
    });
  });
});

describe('services that are hard to read', () => {
  const idsOf = async (services: readonly object[]) => {
    const { url } = await serve(says([melhorEnvioService(), ...services]));
    const { fretes } = await shopWith({ melhorEnvio: { url, token: TOKEN } }).quote();
    return fretes.map(({ id, label, valor }) => [id, label, valor]);
  };
  const sedex = ['melhor-envio-2', 'Correios SEDEX', 29.9];

  it.each([
    ['no price', { price: undefined, custom_price: undefined }],
    ['an empty price', { custom_price: '' }],
    ['a word for a price', { custom_price: 'grátis' }],
    ['a negative price', { custom_price: '-1.00' }],
    ['an endless price', { custom_price: '1e999' }],
    ['no term', { delivery_time: undefined, custom_delivery_time: undefined }],
    ['a word for a term', { custom_delivery_time: 'logo' }],
    ['no id', { id: null }],
  ])('are left out: %s', async (_, broken) => {
    expect(await idsOf([melhorEnvioService({ id: 3, ...broken })])).toEqual([sedex]);
  });

  it('are taken with numbers for texts, without the fields of the account, and with the carrier in the name', async () => {
    const plain = melhorEnvioService({
      id: '3',
      name: 'JADLOG .Package',
      price: 12.5,
      custom_price: undefined,
      custom_delivery_time: undefined,
      company: { name: 'Jadlog' },
    });
    expect(await idsOf([plain])).toEqual([['melhor-envio-3', 'JADLOG .Package', 12.5], sedex]);
  });
});

describe('two carrier APIs', () => {
  it('stand side by side, the cheapest first', async () => {
    const [one, other] = [await serve(says(CARRIERS[0].good)), await serve(says(CARRIERS[1].good))];
    const { fretes } = await shopWith({
      ...CARRIERS[0].access(one.url),
      ...CARRIERS[1].access(other.url),
    }).quote();
    expect(fretes.map(({ id }) => id)).toEqual(['frenet-03298', 'melhor-envio-2']);
  });

  it('do not wait for each other longer than the limit', async () => {
    const [silent, good] = [await serve(() => undefined), await serve(says(CARRIERS[1].good))];
    const { quote, failures } = shopWith({
      ...CARRIERS[0].access(silent.url),
      ...CARRIERS[1].access(good.url),
    });
    const { fretes, mensagem, took } = await quote();
    expect([fretes.map(({ id }) => id), mensagem]).toEqual([['frenet-03298'], '']);
    expect(took).toBeLessThan(LIMIT);
    expect(failures.map(([service]) => service)).toEqual(['Melhor Envio']);
    // The silent one is left alone, and half an answer is not kept.
    expect((await quote()).took).toBeLessThan(LIMIT / 3);
    expect([silent.asked.length, good.asked.length]).toEqual([1, 2]);
  });
});

describe('goods that do not travel together', () => {
  const box = { altura: 100, largura: 100, comprimento: 100 };
  const parcel = (group: string, peso: number): Parcel => ({
    ...{ group, name: group, quantity: 1, worth: centavos(1000) },
    box: { ...box, peso },
  });
  /** Takes up to 30 kg. */
  const light = async () => {
    const server: StandIn = await serve((response) =>
      says(/"weight":4\d\b/.test(server.asked.at(-1)?.body ?? '') ? CARRIERS[0].refusing : CARRIERS[0].good)(
        response,
      ),
    );
    return server;
  };
  const deliver = async (url: string, parcels: readonly Parcel[]) => {
    const now = () => store.clock.now;
    const known = openRowCache(store.db, store.changes, now);
    const shop = await readShop({ known, now, siteUrl: SITE_URL } as unknown as Parameters<
      typeof readShop
    >[0]);
    const shipping = { originCep: '01075075', ...CARRIERS[0].access(url) };
    const deps = { db: store.db, now, shipping } as unknown as ShippingDeps;
    const worth = centavos(parcels.length * 1000);
    return createDeliveries(deps)(shop, MANAUS, { parcels, worth, shortage: '' });
  };

  it('go by a carrier and by a service of the shop, where neither takes both', async () => {
    const cargo = store.db.updateTable('shipping_services').where('id', '=', 'carga');
    await cargo.set({ tipo: 'motoboy' }).execute();
    const { url } = await light();
    const { deliveries, restriction } = await deliver(url, [parcel('sofá', 40_000), parcel('abajur', 800)]);
    await cargo.set({ tipo: 'transportadora' }).execute();
    expect(restriction).toBe('');
    expect(deliveries.map(({ id, label }) => [id, label])).toEqual([
      ['carga+melhor-envio-2', 'Carga rodoviária e Correios SEDEX (2 entregas)'],
    ]);
  });

  it('are asked for a few at a time, six as well as five', async () => {
    const { url } = await light();
    const six = Array.from({ length: 6 }, (_, index) => parcel(`peça ${index}`, 800 + index));
    const { deliveries } = await deliver(url, six);
    expect(deliveries.map(({ id, price }) => [id, price])).toEqual([['melhor-envio-2', 6 * 2990]]);
  });
});

describe('a shop with neither an answer nor tables', () => {
  it('says that it could not ask, not that it does not deliver there', async () => {
    const rates = await store.db.selectFrom('shipping_rates').selectAll().execute();
    await store.db.deleteFrom('shipping_rates').execute();
    const { fretes, restricaoEntrega } = await shopWith(CARRIERS[0].access(await deadOrigin())).quote();
    await store.db.insertInto('shipping_rates').values(rates).execute();
    expect([fretes, restricaoEntrega]).toEqual([[], expect.stringMatching(NOTE)]);
  });
});

describe('a flood of quotes', () => {
  it('is not passed on: beyond twenty at once the tables answer', async () => {
    const server = await serve(() => undefined);
    const { quote } = shopWith(CARRIERS[0].access(server.url));
    const quotes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => quote({ cep: String(69_005_000 + index) })),
    );
    expect(server.asked.length).toBeLessThanOrEqual(20);
    expect(quotes.every(({ mensagem, fretes }) => NOTE.test(mensagem) && fretes.length === 2)).toBe(true);
    expect(Math.max(...quotes.map(({ took }) => took))).toBeLessThan(LIMIT + 1000);
  });
});
