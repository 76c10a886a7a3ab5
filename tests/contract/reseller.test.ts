/** Reseller prices: an approved reseller has them in every answer that holds a price, and nobody else in any. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { getLists } from '#lib/api/list.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { askToResell } from '#lib/api/reseller.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { approveReseller, refuseReseller, waitingResellers } from '#lib/platform/queries/resellers.ts';
import { DEMO_PASSWORD } from '#lib/platform/seed/accounts.ts';
import { get, logIn, person, post } from '../support/accounts.ts';
import { mailsOf } from '../support/mails.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

/** What everybody pays, and what the reseller of the demo store pays: 15 per cent less. */
const COMMON = 10_000;
const OWN = 8500;
const DAY = 86_400_000;

let store: TestStore;
let product: { readonly id: number; readonly slug: string };
let pair: { readonly product_id: number; readonly indicado_id: number };
let category: string;

beforeAll(async () => {
  store = await createTestStore();
  const row = await store.db
    .selectFrom('products as p')
    .innerJoin('combinations as c', 'c.product_id', 'p.id')
    .innerJoin('products as other', 'other.id', 'c.indicado_id')
    .innerJoin('categories as k', 'k.id', 'p.categoria_id')
    .select(['p.id', 'p.slug', 'c.indicado_id', 'k.caminho'])
    .where('p.status', '=', 'disponivel')
    .where('other.status', '=', 'disponivel')
    .where('p.estoque', '>', 10)
    .where('other.estoque', '>', 10)
    .where('p.id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .where('other.id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .orderBy('p.id')
    .executeTakeFirstOrThrow();
  product = row;
  pair = { product_id: row.id, indicado_id: row.indicado_id };
  category = row.caminho;
  await store.db.deleteFrom('wholesale_prices').where('product_id', '=', product.id).execute();
  await store.db.deleteFrom('price_schedules').where('product_id', '=', product.id).execute();
  await costs(COMMON);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
  await approve(true, 15);
  await costs(COMMON);
});
afterAll(() => store.close());

async function costs(preco_por: number, preco_de = 0): Promise<void> {
  const columns = { preco_por, preco_de, desconto_vista: null };
  await store.db.updateTable('products').set(columns).where('id', '=', product.id).execute();
}

async function approve(revendedor: boolean, desconto_revenda: number): Promise<void> {
  const { email } = person('revenda');
  await store.db
    .updateTable('users')
    .set({ revendedor, desconto_revenda })
    .where('email', '=', email)
    .execute();
}

async function visitorAs(name: Parameters<typeof person>[0]): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor;
}

const fill = (visitor: Visitor, quantidade = 1, idProduto = product.id) =>
  addToCart(visitor.api, { tipo: 'produto', itens: [{ idProduto, quantidade }] });
const priceOf = async (visitor: Visitor) =>
  (await getProductDetail(visitor.api, `/${product.slug}`)).conteudo.precos.por;
const json = async (answer: Promise<Response>) => {
  const response = await answer;
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return response.json();
};

/** Every answer that holds a price of the product, by what asks for it. */
async function answers(visitor: Visitor): Promise<Readonly<Record<string, string>>> {
  const name = encodeURIComponent(product.slug.replaceAll('-', ' '));
  const side = (id: number) => ({ id, preco: 1 });
  const calls: Readonly<Record<string, () => Promise<Response>>> = {
    detail: () => get(visitor, `url/product/detail?url=/${product.slug}`),
    category: () => get(visitor, `url/product/listing/category?url=${category}&limit=100`),
    search: () => get(visitor, `url/product/listing/search?busca=${name}&limit=100`),
    suggestions: () => get(visitor, `search/suggestions?busca=${name}`),
    seen: () => get(visitor, `showcase/products/ultimos-vistos?seenProducts=${product.id}`),
    recommended: () => get(visitor, `showcase/products/produto-detalhe-indicados?productId=${product.id}`),
    showcase: () => get(visitor, 'showcase/products/home-vitrine-superior'),
    component: () => get(visitor, `product/component/${pair.product_id}`),
    combination: () =>
      post(visitor, 'product/combination', {
        produtoPrincipal: side(pair.product_id),
        produtoIndicado: side(pair.indicado_id),
      }),
    shop: () =>
      post(visitor, 'product/shop', { produtos: [{ ...side(product.id), quantidade: 1 }], carrinho: true }),
    lists: () => get(visitor, 'url/list/listing?url=/lista'),
    cart: () =>
      post(visitor, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product.id, quantidade: 1 }] }),
    freight: () => visitor.fetch('/api/v2/vitrine/cart/freight'),
    review: () => visitor.fetch('/api/v2/vitrine/order/review'),
  };
  const seen: Record<string, string> = {};
  for (const [call, ask] of Object.entries(calls)) {
    const response = await ask();
    if (call !== 'review') expect([call, response.status]).toEqual([call, 200]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    seen[call] = await response.text();
  }
  return seen;
}

/** Of everything a listing sells, by SKU; scheduled prices apart, which keep their own list price. */
function pricesOf({ conteudo }: UrlListing): ReadonlyMap<string, Precos> {
  const all = conteudo.produtos.flatMap(({ sku, precos, atributos }) => [
    [sku, precos] as const,
    ...(filled(atributos)?.simples?.valores ?? []).map((valor) => [valor.sku, valor.precos] as const),
  ]);
  return new Map(all);
}

describe('an approved reseller', () => {
  it('has other prices than everybody in every answer that holds one', async () => {
    const reseller = await answers(await visitorAs('revenda'));
    const customer = await answers(await visitorAs('cliente'));
    for (const call of Object.keys(customer))
      expect([call, reseller[call]]).not.toEqual([call, customer[call]]);
    expect(reseller.detail).toContain('"por":85');
    expect(reseller.cart).toContain('"precoPor":85');
  });

  it('has a price below the normal one, which is shown above it, and less in cash by the same per cent', async () => {
    const { conteudo } = await getProductDetail((await visitorAs('revenda')).api, `/${product.slug}`);
    expect(conteudo.precos).toMatchObject({
      de: COMMON,
      por: OWN,
      vista: 7820,
      descontoVista: 8,
      revenda: true,
    });
    expect(conteudo.precos.parcelamento[0]?.valorTotal).toBe(OWN);
  });

  it('pays in the cart what each page says, and what the order keeps', async () => {
    const visitor = await visitorAs('revenda');
    const cart = await fill(visitor, 2);
    expect(cart.itens[0]?.precos).toMatchObject({
      precoDe: COMMON,
      precoPor: OWN,
      total: 17_000,
      tipo: 'revenda',
    });
    expect(cart.subtotal).toMatchObject({ valor: 17_000, descontoVista: { valor: 15_640 } });
    const { versao } = await reviewOrder(visitor.api);
    const pedido = await sendOrder(visitor.api, {
      chave: 'uma',
      versao,
      pagamento: 'combinar',
      observacao: '',
    });
    expect(pedido.linhas).toMatchObject([{ precoPor: OWN, total: 17_000 }]);
  });

  it('pays for every product the promotion or 15 per cent less than its normal price, whichever is lower', async () => {
    const roots = await store.db.selectFrom('categories').select('caminho').where('nivel', '=', 1).execute();
    const visitors = [await visitorAs('revenda'), store.visitor()];
    let cheaper = 0;
    for (const { caminho } of roots) {
      const call = `url/product/listing/category?url=${caminho}&limit=100`;
      const [own, common] = await Promise.all(
        visitors.map(async (visitor) => pricesOf(await (await get(visitor, call)).json())),
      );
      for (const [sku, precos] of own ?? []) {
        const { de, por } = common?.get(sku) ?? precos;
        const discounted = Math.round(Number((Math.max(de, por) * 85).toFixed(4))) / 100;
        expect([sku, precos.por]).toEqual([sku, Math.min(por, discounted)]);
        expect(precos.revenda === true).toBe(precos.por < por);
        for (const step of precos.regrasAtacado) expect(step.por).toBeLessThan(precos.por);
        if (precos.por < por) cheaper += 1;
      }
    }
    expect(cheaper).toBeGreaterThan(150);
  });

  it('finds listings filtered, counted and sorted by the prices they show', async () => {
    const visitor = await visitorAs('revenda');
    const read = async (more = ''): Promise<UrlListing> =>
      json(get(visitor, `url/product/listing/category?url=${category}&limit=100${more}`));
    const { conteudo } = await read('&order=Menor%20Pre%C3%A7o');
    const forSale = conteudo.produtos.filter(({ status }) => status === 'disponivel');
    const prices = forSale.map(({ precos }) => precos.por);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const bands = conteudo.detalhes.filtrosPreco;
    expect(bands.length).toBeGreaterThan(0);
    const [first] = bands;
    const band = await read(`&preco=${first?.de}:${first?.ate}`);
    expect(band.info.total).toBe(first?.quantidade);
    for (const { precos, status } of band.conteudo.produtos) {
      if (status === 'sobConsulta') continue;
      expect(precos.por).toBeGreaterThanOrEqual(first?.de ?? 0);
      expect(precos.por).toBeLessThanOrEqual(first?.ate ?? 0);
    }
  });

  it('pays a promotion that is lower, and it stands as it does for everybody', async () => {
    await costs(8000, COMMON);
    const visitor = await visitorAs('revenda');
    expect((await getProductDetail(visitor.api, `/${product.slug}`)).conteudo.precos).toEqual(
      (await getProductDetail(store.visitor().api, `/${product.slug}`)).conteudo.precos,
    );
    const [line] = (await fill(visitor)).itens;
    expect(line?.precos).toMatchObject({ precoPor: 8000, tipo: 'normal' });
  });

  it('pays a wholesale step that is lower, and is shown no other', async () => {
    const step = (quantidade: number, preco_por: number) => ({
      product_id: product.id,
      quantidade,
      preco_por,
    });
    await store.db
      .insertInto('wholesale_prices')
      .values([step(5, 9000), step(10, 8000)])
      .execute();
    try {
      const visitor = await visitorAs('revenda');
      const { conteudo } = await getProductDetail(visitor.api, `/${product.slug}`);
      expect(conteudo.precos.regrasAtacado).toEqual([{ quantidade: 10, por: 8000 }]);
      expect((await fill(visitor, 9)).itens[0]?.precos).toMatchObject({ precoPor: OWN, tipo: 'revenda' });
      expect((await fill(visitor, 1)).itens[0]?.precos).toMatchObject({ precoPor: 8000, tipo: 'atacado' });
    } finally {
      await store.db.deleteFrom('wholesale_prices').where('product_id', '=', product.id).execute();
    }
  });

  it('pays a scheduled price that is lower, and sees no end of one that is not', async () => {
    const schedule = (preco_por: number) => ({
      product_id: product.id,
      nome: 'Semana do cabo',
      preco_de: COMMON,
      preco_por,
      desconto_vista: null,
      data_inicial: new Date(store.clock.now.getTime() - DAY),
      data_final: new Date(store.clock.now.getTime() + DAY),
    });
    const visitor = await visitorAs('revenda');
    try {
      for (const [scheduled, paid, applied] of [
        [7990, 7990, true],
        [9000, OWN, false],
      ] as const) {
        await store.db.deleteFrom('price_schedules').where('product_id', '=', product.id).execute();
        await store.db.insertInto('price_schedules').values(schedule(scheduled)).execute();
        const { conteudo } = await getProductDetail(visitor.api, `/${product.slug}`);
        expect(conteudo.precos.por).toBe(paid);
        expect(filled(conteudo.AgendamentoPreco)?.aplicado !== undefined).toBe(applied);
      }
    } finally {
      await store.db.deleteFrom('price_schedules').where('product_id', '=', product.id).execute();
    }
  });

  it('is given no coupon that saves nothing, and of a better one what it saves', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    expect(await giveCoupon(visitor.api, 'BEMVINDO10')).toEqual({
      sucesso: false,
      mensagem:
        'O cupom BEMVINDO10 não deixa este carrinho mais barato: o seu preço de revenda já é o menor.',
    });
    const worth = (valor: number) =>
      store.db.updateTable('coupons').set({ valor }).where('hash', '=', 'BEMVINDO10').execute();
    await worth(20);
    try {
      expect((await giveCoupon(visitor.api, 'BEMVINDO10')).sucesso).toBe(true);
      const { cupom, subtotal } = await getCart(visitor.api);
      expect([cupom?.desconto, subtotal.valor]).toEqual([500, 8000]);
      await worth(10);
      const later = await getCart(visitor.api);
      expect([later.cupom?.desconto, later.subtotal.valor]).toEqual([0, OWN]);
      expect(later.mensagens.map(({ mensagem }) => mensagem)).toEqual([
        'O cupom BEMVINDO10 não deixa este carrinho mais barato: o seu preço de revenda já é o menor.',
      ]);
    } finally {
      await worth(10);
    }
  });

  it('pays less for ready-made lists', async () => {
    const all = { offset: 0, limit: 10 };
    const [own, common] = await Promise.all(
      [await visitorAs('revenda'), store.visitor()].map(({ api }) => getLists(api, '/lista', all)),
    );
    const prices = (lists: typeof own) => lists?.conteudo.produtos.map(({ precos }) => precos.por) ?? [];
    expect(prices(own).length).toBeGreaterThan(0);
    for (const [index, por] of prices(own).entries()) expect(por).toBeLessThan(prices(common)[index] ?? 0);
  });
});

describe('nobody else', () => {
  it.each([
    ['a visitor', async () => store.visitor()],
    ['another customer', () => visitorAs('cliente')],
    ['a company', () => visitorAs('empresa')],
    ['a seller of the shop', () => visitorAs('vendas')],
    [
      'a reseller who is not approved',
      async () => {
        await approve(false, 15);
        return visitorAs('revenda');
      },
    ],
    [
      'a reseller without a discount',
      async () => {
        await approve(true, 0);
        return visitorAs('revenda');
      },
    ],
  ])('has them: not %s', async (_, come) => {
    // Somebody who has them asks first.
    expect(await priceOf(await visitorAs('revenda'))).toBe(OWN);
    const visitor = await come();
    const { conteudo } = await getProductDetail(visitor.api, `/${product.slug}`);
    expect(conteudo.precos).toMatchObject({ de: 0, por: COMMON });
    expect(conteudo.precos).not.toHaveProperty('revenda');
    expect((await fill(visitor)).itens[0]?.precos).toMatchObject({ precoPor: COMMON, tipo: 'normal' });
  });

  it('has them once the approval is taken back, also in a cart that is filled and an order under way', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    const { versao } = await reviewOrder(visitor.api);
    await approve(false, 15);
    expect(await priceOf(visitor)).toBe(COMMON);
    expect((await getCart(visitor.api)).itens[0]?.precos.precoPor).toBe(COMMON);
    const sent = await visitor.fetch('/api/v2/vitrine/order', {
      method: 'POST',
      body: JSON.stringify({ chave: 'uma', versao, pagamento: 'combinar', observacao: '' }),
    });
    expect(sent.status).toBe(409);
  });

  it('has them after a logout', async () => {
    const visitor = await visitorAs('revenda');
    expect(await priceOf(visitor)).toBe(OWN);
    await post(visitor, 'checkout/logout');
    expect(await priceOf(visitor)).toBe(COMMON);
  });

  it('has them where a login has ended, though the cart stays, nor learns of them by what the cart says', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    store.later(8 * DAY);
    const { itens, mensagens } = await getCart(visitor.api);
    expect(itens[0]?.precos.precoPor).toBe(COMMON);
    expect(mensagens).toEqual([]);
    expect(await priceOf(visitor)).toBe(COMMON);
  });

  it('has them in the feed, which is the same for the reseller', async () => {
    const feed = async (visitor: Visitor) =>
      (
        (await (await visitor.fetch('/api/v2/front/feed/products?limit=100')).json()) as {
          readonly produtos: readonly Produto[];
        }
      ).produtos;
    const own = await feed(await visitorAs('revenda'));
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(await feed(store.visitor()));
  });
});

describe('a price that changed', () => {
  it('is told a reseller as the own one', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    expect((await getCart(visitor.api)).mensagens).toEqual([]);
    await costs(12_000);
    const nome = (await getCart(visitor.api)).itens[0]?.nome;
    expect((await getCart(visitor.api)).mensagens.map(({ mensagem }) => mensagem)).toEqual([
      `${nome}: o preço mudou desde a sua última visita. O seu agora é R$\u00a0102,00.`,
    ]);
  });

  it('is not what logging in changes', async () => {
    const visitor = store.visitor();
    await fill(visitor);
    await logIn(visitor, { usuario: person('revenda').email, senha: DEMO_PASSWORD });
    const { itens, mensagens } = await getCart(visitor.api);
    expect([itens[0]?.precos.precoPor, mensagens]).toEqual([OWN, []]);
  });
});

describe('becoming a reseller', () => {
  const standing = async (visitor: Visitor) =>
    (await visitor.fetch('/api/v2/vitrine/account/reseller')).json();

  it('is asked for, waits for the shop, and is approved with a discount or turned down', async () => {
    const visitor = await visitorAs('empresa');
    const { email } = person('empresa');
    const none = { situacao: 'nenhuma', pedidoEm: '', desconto: 0, representantes: [] };
    expect(await standing(visitor)).toEqual(none);
    await askToResell(visitor.api, { newsletter: false, sms: false });
    const pedidoEm = store.clock.now.toISOString();
    expect(await standing(visitor)).toEqual({ ...none, situacao: 'pedida', pedidoEm });
    expect(await priceOf(visitor)).toBe(COMMON);
    expect((await waitingResellers(store.db)).map((row) => row.email)).toEqual([email]);

    expect(await approveReseller(store.db, email, 20)).toBe(true);
    expect(await standing(visitor)).toMatchObject({ situacao: 'aprovada', desconto: 20 });
    expect(await priceOf(visitor)).toBe(8000);
    expect(await waitingResellers(store.db)).toEqual([]);

    expect(await refuseReseller(store.db, email)).toBe(true);
    expect(await standing(visitor)).toEqual(none);
    expect(await priceOf(visitor)).toBe(COMMON);
    expect(await approveReseller(store.db, 'ninguem@demo.test', 20)).toBe(false);
  });

  it.each([
    ['a company', 'j', '11.222.333/0001-81', 'ISENTO', 'pedida'],
    ['no person', 'f', '529.982.247-25', '', 'nenhuma'],
  ] as const)(
    'is asked for with the sign-up by %s',
    async (_, pessoa, cpfCnpj, inscricaoEstadual, situacao) => {
      const senha = 'sete cabos bem longos';
      const sent = await store.visitor().fetch('/api/v2/vitrine/account', {
        method: 'POST',
        body: JSON.stringify({
          ...{ pessoa, cpfCnpj, inscricaoEstadual, senha, revenda: true },
          nomeRazao: 'Palco Norte',
          email: 'palco@example.test',
          telefone: '(11) 91234-5678',
          endereco: {
            ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '1000' },
            ...{ bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
          },
        }),
      });
      expect(sent.status).toBe(200);
      await store.platform.settled();
      const [, token] = /confirmar=([\w-]+)/.exec((await mailsOf(store)).at(-1) ?? '') ?? [];
      const visitor = store.visitor();
      const opened = await visitor.fetch('/api/v2/vitrine/account/confirm', {
        method: 'POST',
        body: JSON.stringify({ token, senha }),
      });
      expect(opened.status).toBe(200);
      expect(await standing(visitor)).toMatchObject({ situacao, desconto: 0 });
      expect(await priceOf(visitor)).toBe(COMMON);
    },
  );

  it('shows nobody who is not logged in how somebody stands', async () => {
    expect((await store.visitor().fetch('/api/v2/vitrine/account/reseller')).status).toBe(401);
  });
});
