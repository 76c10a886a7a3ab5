import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getRegions, quoteProduct } from '#lib/api/shipment.ts';
import { formatWeekday } from '#lib/domain/kernel/dates.ts';
import { arrivalDay, DEFAULT_CALENDAR } from '#lib/domain/shipping/delivery-day.ts';
import { post } from '../support/accounts.ts';
import { quoteList } from '../support/api-calls.ts';
import { SAMPLE, sampleProduct } from '../support/freight.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

const SAO_PAULO = '01310100';
const CAMPINAS = '13010001';
const MANAUS = '69005000';

let store: TestStore;
let sample: number;
beforeAll(async () => {
  store = await createTestStore();
  sample = await sampleProduct(store);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const body = (more: object = {}) => ({
  cep: SAO_PAULO,
  idProduto: sample,
  idAtributoValor: 0,
  quantidade: 1,
  ...more,
});

async function quote(more: object = {}, path = 'shipment/product') {
  const answer = await post(store.visitor(), path, path.endsWith('list') ? more : body(more));
  return { status: answer.status, body: await answer.json() };
}

/** Label and price of each service, in the order of the answer. */
async function prices(more: object = {}): Promise<readonly (readonly [string, number])[]> {
  const { fretes } = await quoteProduct(store.api(), body(more));
  return fretes.map(({ id, valor }) => [id, valor]);
}

describe('a quote for a product', () => {
  it('has every service that goes there, the cheapest first and the pick-up last', async () => {
    expect((await quote()).body).toEqual({
      fretes: [
        {
          id: 'economica',
          tipo: 'transportadora',
          label: 'Econômica',
          valor: 11.9,
          prazo: 'Chega até quinta, 26/11',
          entregaAgendada: false,
        },
        {
          id: 'expressa',
          tipo: 'transportadora',
          label: 'Expressa',
          valor: 18.9,
          prazo: 'Chega até terça, 24/11',
          entregaAgendada: false,
        },
        {
          id: 'motoboy',
          tipo: 'motoboy',
          label: 'Motoboy',
          valor: 24.9,
          prazo: 'Chega até segunda, 23/11',
          entregaAgendada: false,
        },
        {
          id: 'retirada',
          tipo: 'retirada',
          label: 'Retirar na loja, em São Paulo',
          valor: 0,
          prazo: 'Pronto até terça, 24/11',
          entregaAgendada: false,
        },
      ],
      restricaoEntrega: '',
      mensagem: '',
      confirmarAte: '2026-11-23T17:00:00.000Z',
    });
  });

  it('is in centavos for who asks through the client', async () => {
    expect(await prices({ cep: MANAUS })).toEqual([
      ['economica', 3690],
      ['expressa', 6890],
    ]);
  });

  it.each([['01310-100'], [' 01310100 '], ['01.310-100'], [1_310_100]])(
    'takes the postal code %j',
    async (cep) => {
      expect((await quote({ cep })).body.fretes).toHaveLength(4);
    },
  );

  it('goes by the region of the postal code', async () => {
    expect((await prices({ cep: CAMPINAS })).at(0)).toEqual(['economica', 1490]);
    expect((await prices({ cep: '05999999' })).at(0)).toEqual(['economica', 1190]);
    expect((await prices({ cep: '06000000' })).at(0)).toEqual(['economica', 1490]);
  });

  it('charges every kilogram begun, of all units together', async () => {
    // 2 × 800 g: one kilogram more than the first.
    expect((await prices({ quantidade: 2, cep: MANAUS })).at(0)).toEqual(['economica', 3690 + 980]);
    expect((await prices({ quantidade: 5, cep: MANAUS })).at(0)).toEqual(['economica', 3690 + 3 * 980]);
  });

  it('charges the room a light thing takes', async () => {
    const set = (altura_mm: number) =>
      store.db.updateTable('products').set({ altura_mm }).where('id', '=', sample).execute();
    // 10 × 10 × 90 cm count as 1.5 kg.
    await set(900);
    expect((await prices({ cep: MANAUS })).at(0)).toEqual(['economica', 3690 + 980]);
    await set(100);
  });

  it.each([
    [5, 'below R$ 299', false],
    [6, 'above it', true],
  ])(
    'is free from the threshold on, for the cheapest delivery: %d units are %s',
    async (quantidade, _, free) => {
      const [economy, ...others] = await prices({ quantidade, cep: MANAUS });
      expect(economy?.[1] === 0).toBe(free);
      expect(others.every(([, price]) => price > 0)).toBe(true);
    },
  );

  it('is free at the threshold itself', async () => {
    const set = (preco_por: number) =>
      store.db.updateTable('products').set({ preco_por }).where('id', '=', sample).execute();
    await set(29_899);
    expect((await prices({ cep: MANAUS })).at(0)).toEqual(['economica', 3690]);
    await set(29_900);
    expect((await prices({ cep: MANAUS })).at(0)).toEqual(['economica', 0]);
    await set(SAMPLE.preco_por);
  });

  it('is never free in a shop without free delivery', async () => {
    const { chave, valor } = await store.db
      .selectFrom('settings')
      .select(['chave', 'valor'])
      .where('chave', '=', 'sistema')
      .executeTakeFirstOrThrow();
    const off = structuredClone(valor) as { checkout: { carrinho: { alertaFreteGratis: boolean } } };
    off.checkout.carrinho.alertaFreteGratis = false;
    const set = (value: object) =>
      store.db
        .updateTable('settings')
        .set({ valor: JSON.stringify(value) })
        .where('chave', '=', chave)
        .execute();
    await set(off);
    expect((await prices({ quantidade: 6, cep: MANAUS })).at(0)?.[1]).toBeGreaterThan(0);
    await set(valor);
  });

  it('sends what is too heavy for a parcel as cargo, which is never free', async () => {
    // 38 × 800 g are 30.4 kg.
    expect(await prices({ quantidade: 37, cep: MANAUS })).toHaveLength(2);
    expect(await prices({ quantidade: 38, cep: MANAUS })).toEqual([['carga', 23_900 + 30 * 390]]);
  });

  it('says when no service carries as much', async () => {
    const { body } = await quote({ quantidade: 1_000_000, cep: MANAUS });
    expect(body).toMatchObject({
      fretes: [],
      restricaoEntrega: expect.stringContaining('Nenhum serviço de entrega leva'),
      mensagem: expect.stringContaining('Nenhum serviço de entrega leva'),
    });
  });

  it('still offers to collect what cannot be delivered', async () => {
    await store.db
      .updateTable('shipping_services')
      .set({ ativo: false })
      .where('id', '!=', 'retirada')
      .execute();
    const { body } = await quote();
    expect(body.fretes.map(({ id }: { id: string }) => id)).toEqual(['retirada']);
    expect(body.restricaoEntrega).toBe('Ainda não entregamos no CEP 01310-100 (SP).');
    await store.db.updateTable('shipping_services').set({ ativo: true }).execute();
  });

  it('says where the shop does not deliver', async () => {
    const rates = await store.db
      .selectFrom('shipping_rates')
      .selectAll()
      .where('cep_de', '=', 66_000)
      .execute();
    await store.db.deleteFrom('shipping_rates').where('cep_de', '=', 66_000).execute();
    expect(await quote({ cep: MANAUS })).toEqual({
      status: 200,
      body: {
        fretes: [],
        restricaoEntrega: 'Ainda não entregamos no CEP 69005-000 (AM).',
        mensagem: 'Ainda não entregamos no CEP 69005-000 (AM).',
      },
    });
    await store.db.insertInto('shipping_rates').values(rates).execute();
  });

  it.each(['00000-000', '00999-999', '10000-000', '78950-000'])(
    'says of %s that nobody has that postal code',
    async (cep) => {
      expect(await quote({ cep })).toEqual({
        status: 200,
        body: { fretes: [], restricaoEntrega: '', mensagem: 'CEP não encontrado. Confira os números.' },
      });
    },
  );

  it('quotes the last number of all', async () => {
    expect((await quote({ cep: '99999-999' })).body.fretes).toHaveLength(2);
  });

  it.each(['abcdefgh', '0131010', '013101000', '', '01310-10a', 0, -1, 1.5])(
    'refuses the postal code %j',
    async (cep) => {
      expect(await quote({ cep })).toEqual({ status: 400, body: { error: 'CEP inválido' } });
    },
  );

  it.each([
    ['no postal code', { cep: undefined }],
    ['no product', { idProduto: undefined }],
    ['no quantity', { quantidade: undefined }],
    ['quantity 0', { quantidade: 0 }],
    ['half a unit', { quantidade: 1.5 }],
  ])('is refused with %s', async (_, more) => {
    const { status, body } = await quote(more);
    expect([status, Object.keys(body)]).toEqual([400, ['error']]);
  });

  it('is refused for a product or a value that is not there', async () => {
    expect(await quote({ idProduto: 999_999 })).toEqual({
      status: 404,
      body: { error: 'Produto não encontrado' },
    });
    expect((await quote({ idAtributoValor: 999_999 })).status).toBe(404);
  });

  it('takes no notice of other sellers', async () => {
    const plain = await quote();
    expect(await quote({ marketplace: true, idMarketplaceSeller: 7 })).toEqual(plain);
  });

  it('is made for more than the stock holds, which it says', async () => {
    expect((await quote({ quantidade: 10 })).body.mensagem).toBe('');
    const { body } = await quote({ quantidade: 11 });
    expect(body.fretes.length).toBeGreaterThan(0);
    expect(body.mensagem).toBe('Quantidade indisponível. Restam 10 unidades.');
  });

  it('is left to the offer for what is sold on request', async () => {
    const { id } = await store.db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'sobConsulta')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { body } = await quote({ idProduto: id });
    expect(body).toMatchObject({ fretes: [], mensagem: expect.stringContaining('sob consulta') });
  });

  it('is made before a value is chosen, too', async () => {
    const { product_id, valor_id } = await store.db
      .selectFrom('product_variants')
      .select(['product_id', 'valor_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const open = await prices({ idProduto: product_id });
    expect(open.length).toBeGreaterThan(0);
    expect((await prices({ idProduto: product_id, idAtributoValor: valor_id })).length).toBe(open.length);
  });

  it('leaves no session behind', async () => {
    await quote();
    expect(await store.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});

describe('a quote for a list', () => {
  it('is that of all its products together', async () => {
    const { id } = await store.db.selectFrom('lists').select('id').orderBy('id').executeTakeFirstOrThrow();
    const items = await store.db
      .selectFrom('list_items as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .select(['i.quantidade', 'p.peso_g', 'p.altura_mm', 'p.largura_mm', 'p.comprimento_mm'])
      .where('i.list_id', '=', id)
      .execute();
    const grams = items.reduce((sum, item) => sum + item.quantidade * item.peso_g, 0);
    const room = items.reduce(
      (sum, { quantidade, altura_mm, largura_mm, comprimento_mm }) =>
        sum + (quantidade * altura_mm * largura_mm * comprimento_mm) / 6000,
      0,
    );
    const kilograms = Math.ceil(Math.max(grams, room) / 1000);
    const { fretes } = await quoteList(store.api(), { cep: MANAUS, idLista: id, quantidade: 1 });
    // The express one is not the cheapest, so it is never free.
    expect(fretes.find((frete) => frete.id === 'expressa')?.valor).toBe(6890 + (kilograms - 1) * 1980);
  });

  it('is refused for a list that is not there', async () => {
    expect(await quote({ cep: MANAUS, idLista: 999_999, quantidade: 1 }, 'shipment/list')).toEqual({
      status: 404,
      body: { error: 'Lista não encontrada' },
    });
  });

  it('is refused without a postal code', async () => {
    expect((await quote({ idLista: 1, quantidade: 1, cep: 'x' }, 'shipment/list')).status).toBe(400);
  });
});

describe('what delivery costs by state', () => {
  const regions = (idProduto = sample) => getRegions(store.api(), { idProduto, idAtributoValor: 0 });

  it('is what a quote says there, for every state', async () => {
    const { regioes } = await regions();
    expect(regioes.flatMap(({ ufs }) => ufs)).toHaveLength(27);
    for (const [uf, cep] of [
      ['AM', MANAUS],
      ['RS', '90010000'],
    ] as const) {
      const { fretes } = await quoteProduct(store.api(), body({ cep }));
      const region = regioes.find(({ ufs }) => ufs.includes(uf));
      expect([uf, region?.minimo, region?.maximo]).toEqual([uf, fretes[0]?.valor, fretes[0]?.valor]);
      const term = { days: region?.prazoMaximo ?? 0, own: false };
      const day = arrivalDay(DEFAULT_CALENDAR, store.clock.now, term);
      expect(fretes[0]?.prazo).toBe(`Chega até ${formatWeekday(day, '2026-11-20')}`);
    }
  });

  it('spans capital and interior of São Paulo, and does not count collecting at the shop', async () => {
    const { regioes } = await regions();
    expect(regioes.find(({ ufs }) => ufs.includes('SP'))).toEqual({
      ufs: ['SP'],
      minimo: 1190,
      maximo: 1490,
      prazoMinimo: 3,
      prazoMaximo: 4,
    });
  });

  it('is free everywhere for what is worth the threshold', async () => {
    const { id } = await store.db
      .selectFrom('products')
      .select('id')
      .where('preco_por', '>', 40_000)
      .where('peso_g', '<', 5000)
      .where('status', '=', 'disponivel')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(new Set((await regions(id)).regioes.map(({ maximo }) => maximo))).toEqual(new Set([0]));
  });

  it('is not said of a product on request, nor of one that does not exist', async () => {
    const { id } = await store.db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'sobConsulta')
      .executeTakeFirstOrThrow();
    expect(await regions(id)).toEqual({ regioes: [] });
    await expect(regions(2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});
