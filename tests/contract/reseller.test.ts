/** Reseller prices: an approved reseller has them in every answer that holds a price. */
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getCart } from '#lib/api/checkout.ts';
import { getLists } from '#lib/api/list.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { get, logIn, person, post } from '../support/accounts.ts';
import {
  COMMON,
  category,
  costs,
  fill,
  OWN,
  openResale,
  pair,
  product,
  store,
  visitorAs,
} from '../support/openings/resale.ts';
import type { Visitor } from '../support/store.ts';

openResale();

const DAY = 86_400_000;

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

/** Of everything a listing sells, by SKU: a product with values is sold as one of them. */
function pricesOf({ conteudo }: UrlListing): ReadonlyMap<string, Precos> {
  const all = conteudo.produtos.flatMap(({ sku, precos, atributos }) => {
    const values = filled(atributos)?.simples?.valores ?? [];
    return values.length > 0
      ? values.map((valor) => [valor.sku, valor.precos] as const)
      : [[sku, precos] as const];
  });
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
    const prices = forSale.map(({ precos }) => precos.vista);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const bands = conteudo.detalhes.filtrosPreco;
    expect(bands.length).toBeGreaterThan(0);
    const [first] = bands;
    const band = await read(`&preco=${first?.de}:${first?.ate}`);
    expect(band.info.total).toBe(first?.quantidade);
    for (const { precos, status } of band.conteudo.produtos) {
      if (status === 'sobConsulta') continue;
      expect(precos.vista).toBeGreaterThanOrEqual(first?.de ?? 0);
      expect(precos.vista).toBeLessThanOrEqual(first?.ate ?? 0);
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

  it('pays with a coupon no more in cash than a stranger, whose units are rounded at other prices', async () => {
    // A unit costs a reseller 3.56 and 3.28 in cash, everybody 4.19 and 3.85: rounded up, and down.
    const price = { preco_por: 419, preco_de: 0, desconto_vista: 8 };
    const before = await store.db
      .selectFrom('products')
      .select(['preco_por', 'preco_de', 'desconto_vista'])
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    await store.db.updateTable('products').set(price).where('id', '=', product.id).execute();
    await store.db
      .updateTable('coupons')
      .set({ valor: 30, minimo: 0 })
      .where('hash', '=', 'BEMVINDO10')
      .execute();
    try {
      const paid = async (visitor: Visitor) => {
        const itens = [{ idProduto: product.id, quantidade: 12 }];
        expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
        expect((await giveCoupon(visitor.api, 'BEMVINDO10')).sucesso).toBe(true);
        const { subtotal } = await getCart(visitor.api);
        return [subtotal.valor, subtotal.descontoVista.valor];
      };
      const stranger = await paid(store.visitor());
      expect(stranger).toEqual([3520, 3234]);
      expect(await paid(await visitorAs('revenda'))).toEqual(stranger);
    } finally {
      await store.db.updateTable('products').set(before).where('id', '=', product.id).execute();
      await store.db
        .updateTable('coupons')
        .set({ valor: 10, minimo: 5000 })
        .where('hash', '=', 'BEMVINDO10')
        .execute();
    }
  });

  it('reaches the minimum of a coupon by what everybody pays, not by the own price', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    const at = (valor: number, minimo: number) =>
      store.db.updateTable('coupons').set({ valor, minimo }).where('hash', '=', 'BEMVINDO10').execute();
    try {
      await at(20, 10_001);
      expect((await giveCoupon(visitor.api, 'BEMVINDO10')).mensagem).toMatch(/a partir de R\$\s100,01/);
      await at(20, 10_000);
      expect((await giveCoupon(visitor.api, 'BEMVINDO10')).sucesso).toBe(true);
      const { cupom, subtotal } = await getCart(visitor.api);
      expect([cupom?.desconto, subtotal.valor]).toEqual([500, 8000]);
    } finally {
      await at(10, 5000);
    }
  });

  it('is given no coupon that saves nothing, and of a better one what it saves', async () => {
    const visitor = await visitorAs('revenda');
    await fill(visitor);
    expect(await giveCoupon(visitor.api, 'BEMVINDO10')).toEqual({
      sucesso: false,
      mensagem: 'O cupom BEMVINDO10 não deixa este carrinho mais barato: o seu preço já é o menor.',
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
        'O cupom BEMVINDO10 não deixa este carrinho mais barato: o seu preço já é o menor.',
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
