/** `agrupar=familia`: one card for all products of a family that a listing holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filled } from '#lib/contract/empty.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { UrlListing } from '#lib/contract/url.ts';
import { ORDERS } from '#lib/domain/catalogue/listing-order.ts';
import { shownPrice } from '#lib/domain/offers/offer.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
beforeEach(() => store.reset());
afterAll(() => store.close());

type Query = Readonly<Record<string, string>>;

async function text(query: Query, kind = 'category'): Promise<string> {
  const path = `/api/v2/front/url/product/listing/${kind}?${new URLSearchParams(query)}`;
  const response = await store.visitor().fetch(path);
  expect(response.status).toBe(200);
  return response.text();
}
const list = async (query: Query, kind?: string): Promise<UrlListing> => JSON.parse(await text(query, kind));
const cards = (query: Query, kind?: string) => list({ limit: '100', ...query, agrupar: 'familia' }, kind);
const HDMI = { url: '/cabos-de-video/hdmi' };
const VIDEO = { url: '/cabos-de-video' };
const SEARCH = { busca: 'hdmi' };

const idOf = ({ id }: Produto): number => id;
/** What a card stands for: its members, or itself. */
const heldBy = ({ id, familia }: Produto): readonly number[] =>
  familia ? familia.membros.map((member) => member.id) : [id];
const sorted = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);
const lowest = (products: readonly Produto[]): number =>
  Math.min(
    ...products.filter(({ status }) => status === 'disponivel').map(({ precos }) => shownPrice(precos)),
  );

async function productsOf(query: Query, kind?: string): Promise<readonly Produto[]> {
  const found: Produto[] = [];
  for (;;) {
    const { conteudo, info } = await list({ limit: '100', ...query, offset: String(found.length) }, kind);
    found.push(...conteudo.produtos);
    if (found.length >= info.total) return found;
  }
}

describe('without the parameter', () => {
  it.each(['', 'nada', 'Familia', 'constructor'])(
    'the answer is the same byte for byte with agrupar=%s',
    async (agrupar) => {
      for (const [query, kind] of [
        [VIDEO, 'category'],
        [SEARCH, 'search'],
      ] as const) {
        const plain = await text(query, kind);
        expect(await text({ ...query, agrupar }, kind)).toBe(plain);
        expect(plain).not.toContain('"familia"');
        expect(plain).not.toContain('cartoes');
      }
    },
  );

  it('every product is a card, siblings too', async () => {
    const { conteudo, info } = await list({ ...HDMI, limit: '100' });
    expect(conteudo.produtos).toHaveLength(info.total);
    expect(Object.keys(info)).toEqual([
      'filtros',
      'prev',
      'self',
      'next',
      'offset',
      'limit',
      'exibindo',
      'total',
    ]);
  });
});

describe('one card for each family', () => {
  it('folds forty-six HDMI cables into fourteen cards, and says both numbers', async () => {
    const { conteudo, info } = await cards(HDMI);
    expect(info).toMatchObject({ total: 46, cartoes: 14, exibindo: 14, next: '' });
    expect(conteudo.produtos).toHaveLength(14);
  });

  it('says of each member what a card needs, in the order of the values', async () => {
    const { conteudo } = await cards(HDMI);
    const { produtos } = await list({ ...HDMI, limit: '100' }).then((answer) => answer.conteudo);
    const plain = new Map(produtos.map((produto) => [produto.id, produto]));
    const families = conteudo.produtos.flatMap((produto) =>
      produto.familia ? [{ produto, ...produto.familia }] : [],
    );
    expect(families.length).toBeGreaterThan(5);
    for (const { produto, nome, membros } of families) {
      const unico = filled(produto.atributos)?.unico;
      expect(nome).toBe(unico?.nome);
      const order = unico?.valores.map((valor) => valor.produto.id) ?? [];
      expect(membros.map(({ id }) => id)).toEqual(order.filter((id) => plain.has(id)));
      expect(membros.filter(({ selecionado }) => selecionado).map(({ id }) => id)).toEqual([produto.id]);
      for (const member of membros) {
        const { adicionalNome, estoque, status, precos, rota, url, carrinho } = plain.get(
          member.id,
        ) as Produto;
        expect(member).toMatchObject({ label: adicionalNome, estoque, status, precos, rota, url, carrinho });
      }
    }
  });

  it('leaves out what a card of a product that stands alone has no need of', async () => {
    const { conteudo } = await cards(VIDEO);
    const alone = conteudo.produtos.filter((produto) => !filled(produto.atributos)?.unico);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter((produto) => 'familia' in produto)).toEqual([]);
  });

  it.each([
    ['category', VIDEO],
    ['category', HDMI],
    ['brand', { url: '/marcas/tramavia' }],
    ['landing-page', { url: '/c/hdmi-certificado' }],
    ['search', SEARCH],
    ['search', { busca: 'hdmi 2 m' }],
    ['category', { ...VIDEO, preco: '0:60' }],
    ['category', { ...VIDEO, disponibilidade: 'disponivel' }],
  ])('of a %s stands for all its products and no other: %j', async (kind, query) => {
    const products = await productsOf(query, kind);
    const held: number[] = [];
    let [offset, total, shown] = [0, 0, 0];
    for (;;) {
      const { conteudo, info } = await cards({ ...query, limit: '7', offset: String(offset) }, kind);
      held.push(...conteudo.produtos.flatMap(heldBy));
      [total, shown, offset] = [info.total, shown + info.exibindo, offset + 7];
      expect(info.next === '').toBe(offset >= (info.cartoes ?? 0));
      if (offset >= (info.cartoes ?? 0)) {
        expect(shown).toBe(info.cartoes);
        break;
      }
    }
    expect(total).toBe(products.length);
    expect(sorted(held)).toEqual(sorted(products.map(idOf)));
  });

  it('leads back from beyond the end to the last page of cards', async () => {
    const { info } = await cards({ ...HDMI, limit: '12', offset: '480' });
    expect(info).toMatchObject({ exibindo: 0, total: 46, cartoes: 14, next: '' });
    expect(info.prev).toMatch(/hdmi\?pg=2$/);
  });

  it.each(ORDERS.filter((order) => order !== 'Maior Preço'))(
    'shows the member that comes first by %s',
    async (order) => {
      const products = (await productsOf({ ...VIDEO, order })).map(idOf);
      const { conteudo } = await cards({ ...VIDEO, order });
      const place = (id: number): number => products.indexOf(id);
      for (const card of conteudo.produtos) {
        expect(place(card.id)).toBe(Math.min(...heldBy(card).map(place)));
      }
      const places = conteudo.produtos.map(({ id }) => place(id));
      expect(places).toEqual(sorted(places));
    },
  );

  it('shows the cheapest member also where the dearest family comes first', async () => {
    const products = new Map((await productsOf(VIDEO)).map((produto) => [produto.id, produto]));
    const { conteudo } = await cards({ ...VIDEO, order: 'Maior Preço' });
    const buyable = conteudo.produtos.filter(({ status }) => status === 'disponivel');
    for (const card of buyable) {
      expect(shownPrice(card.precos)).toBe(lowest(heldBy(card).map((id) => products.get(id) as Produto)));
    }
    const prices = buyable.map(({ precos }) => shownPrice(precos));
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  it('shows the member that meets the filters, and counts as without folding', async () => {
    const plain = await list({ ...HDMI, limit: '100' });
    const lengths = plain.conteudo.detalhes.filtros.find(({ nome }) => nome === 'Comprimento');
    const group = String(lengths?.id);
    const query = { ...HDMI, filtro: `${group}:5~5` };
    const [all, folded] = [await list({ ...query, limit: '100' }), await cards(query)];
    expect(all.info.total).toBeGreaterThan(2);
    expect(folded.info.total).toBe(all.info.total);
    expect(folded.conteudo.detalhes).toEqual(all.conteudo.detalhes);
    expect(folded.conteudo.produtos.map(({ adicionalNome }) => adicionalNome)).toEqual(
      folded.conteudo.produtos.map(() => '5 m'),
    );
    expect(folded.conteudo.produtos.every(({ familia }) => familia === undefined)).toBe(true);
    expect(sorted(folded.conteudo.produtos.map(idOf))).toEqual(sorted(all.conteudo.produtos.map(idOf)));
  });
});

describe('a member that is only a chip', () => {
  it('changes the answer when its price, stock or visibility changes', async () => {
    const before = await cards(HDMI);
    const card = before.conteudo.produtos.find(
      ({ familia }) => (familia?.membros.length ?? 0) > 3,
    ) as Produto;
    const other = card.familia?.membros.find(({ selecionado }) => !selecionado);
    const id = other?.id ?? 0;
    const now = async () => {
      const { conteudo } = await cards(HDMI);
      const family = conteudo.produtos.find((produto) => heldBy(produto).includes(card.id))?.familia;
      return family?.membros.find((member) => member.id === id);
    };
    const product = await store.db
      .selectFrom('products')
      .select(['preco_de', 'preco_por', 'estoque', 'ativo'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const set = (change: Partial<typeof product>) =>
      store.db.updateTable('products').set(change).where('id', '=', id).execute();
    await set({ preco_de: 0, preco_por: 123_456 });
    expect((await now())?.precos.por).toBe(1234.56);
    await set({ estoque: 3 });
    expect((await now())?.estoque).toBe(3);
    await set({ ativo: false });
    expect(await now()).toBeUndefined();
    expect((await cards(HDMI)).info).toMatchObject({ total: 45, cartoes: 14 });
    await set(product);
    expect(await now()).toEqual(other);
  });

  it('stands under the keys of its product, so that a page with it is dropped', async () => {
    const path = '/api/v2/front/url/product/listing/category';
    const query = { ...HDMI, limit: '12', agrupar: 'familia' };
    const { keys, value } = await store.platform.collect(async () =>
      store.platform.ask({ method: 'get', path, query, body: undefined }),
    );
    const { conteudo }: UrlListing = JSON.parse(JSON.stringify(value?.value));
    const members = conteudo.produtos.flatMap(heldBy);
    expect(members.length).toBeGreaterThan(conteudo.produtos.length);
    for (const id of members) expect(keys).toContain(`product:${id}`);
  });
});
