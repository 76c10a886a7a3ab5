/**
 * One price: whatever shows, counts or charges one says what the offer is, made of the rows for the reader, the quantity
 * and the moment. Over the demo store, and over prices as shops may enter them.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { getFeed } from '#lib/api/feed.ts';
import { reviewOrder, sendOrder } from '#lib/api/order.ts';
import { makeQuote } from '#lib/api/quote.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { SendOrder } from '#lib/contract/send-order.ts';
import type { FaixaFiltro } from '#lib/contract/url.ts';
import { type Centavos, formatBRL, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { type Offer, productOffer, savingSteps, shownPrice, valueOffer } from '#lib/domain/offers/offer.ts';
import type { PriceParts, Terms } from '#lib/domain/offers/parts.ts';
import { unitPrice } from '#lib/domain/offers/price-by-quantity.ts';
import { logIn, person } from '../support/accounts.ts';
import { cardOf, listed, rootsOf } from '../support/listed.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { priceParts } from '../support/price-parts.ts';
import { enterPrices, fillStock, type Priced, pricedProducts } from '../support/price-rows.ts';
import { createTestStore, type TestStore, TODAY, type Visitor } from '../support/store.ts';

/** Discounts of the demo store. */
const DISCOUNTS = { geral: 0, boleto: 5, pix: 8, deposito: 0, cartao: 0 };
const READERS = { cliente: 0, revenda: 15 } as const;
type Reader = keyof typeof READERS;
const HOUR = 3_600_000;

let store: TestStore;
let priced: ReadonlyMap<number, Priced>;
beforeAll(async () => {
  store = await createTestStore();
  priced = await read();
});
afterAll(() => store.close());

const read = async () => new Map((await pricedProducts(store.db)).map((one) => [one.id, one]));
const terms = (reader: Reader): Terms => ({
  discounts: DISCOUNTS,
  descontoRevenda: READERS[reader],
  now: store.clock.now,
});
async function as(reader: Reader): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(reader).email, senha: DEMO_PASSWORD });
  return visitor;
}

/** What answers say of an offer. */
function said(offer: Offer | undefined) {
  if (!offer) return { de: 0, por: 0, vista: 0, descontoVista: 0, revenda: false, steps: [] };
  const { de, por, vista, descontoVista, comum } = offer;
  return { de, por, vista, descontoVista, revenda: por < comum, steps: savingSteps(offer) };
}
const told = ({ de, por, vista, descontoVista, revenda, regrasAtacado }: Precos<Centavos>) => ({
  de,
  por,
  vista,
  descontoVista,
  revenda: revenda === true,
  steps: regrasAtacado,
});

function partsOf(id: number): PriceParts {
  const known = priced.get(id);
  if (!known) throw new Error(`no product ${id}`);
  return known.parts;
}
const offerOf = (id: number, asked: Terms) => productOffer(partsOf(id), asked);

type Told = Omit<Produto<Centavos>, 'instancia'>;

function saysItsOffers(asked: Terms, { id, nome, precos, atributos }: Told) {
  const parts = partsOf(id);
  expect(told(precos), nome).toEqual(said(productOffer(parts, asked)));
  for (const valor of filled(atributos)?.simples?.valores ?? []) {
    const offer = valueOffer(parts, valor.idAtributoValor, asked);
    expect(told(valor.precos), `${nome}, ${valor.label}`).toEqual(said(offer));
  }
}

async function hasPage({ api }: Visitor, asked: Terms, produto: Produto<Centavos>) {
  saysItsOffers(asked, produto);
  const { conteudo } = await getProductDetail(api, produto.rota.path);
  saysItsOffers(asked, conteudo);
  const applied = filled(conteudo.AgendamentoPreco)?.aplicado;
  expect(applied?.precoPor).toBe(offerOf(produto.id, asked)?.schedule?.por);
}

function areInOrder(products: readonly Produto<Centavos>[]) {
  const forSale = products.filter(({ status }) => status === 'disponivel');
  const cards = forSale.flatMap((produto) => cardOf(produto)?.price ?? []);
  expect(cards).toEqual(cards.toSorted((one, other) => one - other));
}

function counts(products: readonly Produto<Centavos>[], bands: readonly FaixaFiltro[], asked: Terms) {
  for (const band of bands) {
    const within = products.filter(({ id }) => isWithin(offerOf(id, asked), band));
    expect(band.quantidade, `${band.de}:${band.ate}`).toBe(within.length);
  }
}

/** @param band In reais, both ends included. */
function isWithin(offer: Offer | undefined, { de, ate }: { readonly de: number; readonly ate: number }) {
  const shown = offer && shownPrice(offer);
  return shown !== undefined && toCentavos(de) <= shown && shown <= toCentavos(ate);
}

async function isFound(visitor: Visitor, path: string, produto: Produto<Centavos>) {
  const card = cardOf(produto);
  if (!card) return;
  const preco = `${toReais(card.price)}:${toReais(card.price)}`;
  const { products } = await listed(visitor, path, { preco });
  expect(products.map(({ id }) => id)).toContain(produto.id);
}

/** Something that can be bought, in a quantity at or beside a wholesale step. */
type Line = { readonly idProduto: number; readonly idAtributoSimples: number; readonly quantidade: number };

function buyable(turn: number): readonly Line[] {
  return [...priced.values()].flatMap(({ id, parts: { onRequest, values, steps } }) => {
    const quantities = [1, 2, ...steps.flatMap(({ quantidade: q }) => [q - 1, q, q + 1])];
    const quantidade = quantities[(id + turn) % quantities.length] ?? 1;
    if (onRequest) return [];
    if (values.length === 0) return [{ idProduto: id, idAtributoSimples: 0, quantidade }];
    const inStock = values.filter(({ choosable }) => choosable);
    return inStock.map((value) => ({ idProduto: id, idAtributoSimples: value.id, quantidade }));
  });
}

function priceOf({ idProduto, idAtributoSimples, quantidade }: Line, asked: Terms) {
  const parts = partsOf(idProduto);
  const offer =
    idAtributoSimples === 0 ? productOffer(parts, asked) : valueOffer(parts, idAtributoSimples, asked);
  if (!offer) throw new Error(`no offer of ${idProduto}/${idAtributoSimples}`);
  const por = unitPrice(offer).por(quantidade);
  return {
    precoDe: Math.max(offer.de, por),
    precoPor: por,
    descontoVista: offer.descontoVista,
    vista: unitPrice(offer).vista(quantidade),
    total: por * quantidade,
  };
}

const emptyCarts = () => store.db.deleteFrom('cart_items').execute();
async function fillCart({ api }: Visitor, lines: readonly Line[]) {
  await emptyCarts();
  const itens = lines.map((line) => ({ ...line }));
  return addToCart(api, { tipo: 'produto', itens });
}

describe.each([
  ['the demo store', [], [TODAY]],
  [
    'generated prices',
    fc.sample(priceParts, { numRuns: 230, seed: 20_261_120 }),
    [-2, 0, 3].map((hours) => new Date(TODAY.getTime() + hours * HOUR)),
  ],
] as const)('in %s', (_, prices, moments) => {
  beforeAll(async () => {
    if (prices.length > 0) await enterPrices(store.db, prices);
    else await fillStock(store.db);
    priced = await read();
  }, 120_000);

  describe.each(moments.map((now) => [now.toISOString(), now] as const))('at %s', (_moment, now) => {
    beforeAll(() => {
      store.clock.now = now;
    });

    describe.each(Object.keys(READERS) as Reader[])('%s', (reader) => {
      it('reads it in listings, which find, count and sort by it, and on the page', async () => {
        const visitor = reader === 'cliente' ? store.visitor() : await as(reader);
        let seen = 0;
        for (const path of await rootsOf(store)) {
          const { products, details } = await listed(visitor, path, { order: 'Menor Preço' });
          for (const produto of products) await hasPage(visitor, terms(reader), produto);
          areInOrder(products);
          counts(products, details.filtrosPreco, terms(reader));
          for (const produto of products.slice(0, 10)) await isFound(visitor, path, produto);
          seen += products.length;
        }
        expect(seen).toBeGreaterThan(200);
      }, 120_000);

      it('pays it in the cart, for the quantity', async () => {
        const visitor = await as(reader);
        for (const turn of [0, 1, 2, 3]) {
          const all = buyable(turn);
          for (let start = 0; start < all.length; start += 40) {
            const lines = all.slice(start, start + 40);
            const { itens } = await fillCart(visitor, lines);
            const bought = itens.map(({ hash, quantidade, precos: { tipo: _tipo, ...precos } }) => ({
              line: { idProduto: hash.idProduto, idAtributoSimples: hash.idAtributoSimples, quantidade },
              precos,
            }));
            const expected = lines.map((line) => ({ line, precos: priceOf(line, terms(reader)) }));
            expect(bought).toEqual(expected);
          }
        }
        await emptyCarts();
      }, 120_000);

      it('has it in the quote, the order and the letter', async () => {
        const visitor = await as(reader);
        const lines = buyable(1)
          .filter((line) => priceOf(line, terms(reader)).precoPor < 100_000)
          .slice(0, 12);
        await fillCart(visitor, lines);
        const expected = lines.map((line) => priceOf(line, terms(reader)).precoPor);
        const quote = await makeQuote(visitor.api);
        expect(quote.linhas.map(({ precoPor }) => precoPor)).toEqual(expected);
        expect((await getCart(visitor.api)).itens.map(({ precos }) => precos.precoPor)).toEqual(expected);
        await dropMails(store);
        const { versao } = await reviewOrder(visitor.api);
        const order: SendOrder = {
          chave: `${reader}-${now.getTime()}-${prices.length}`,
          versao,
          pagamento: 'combinar',
          observacao: '',
        };
        const { linhas } = await sendOrder(visitor.api, order);
        expect(linhas.map(({ precoPor }) => precoPor)).toEqual(expected);
        const letters = await mailsOf(store);
        expect(letters.length).toBeGreaterThan(0);
        for (const { nome, total } of linhas) {
          for (const letter of letters)
            expect(letter, nome).toContain(`: ${formatBRL(total).replace('\u00a0', ' ')}`);
        }
        await store.db.deleteFrom('quotes').execute();
        await emptyCarts();
      }, 120_000);
    });

    it('is told the world in the feed, as nobody pays it', async () => {
      let depois = 0;
      let seen = 0;
      do {
        const { produtos, proximo } = await getFeed(store.api(), { depois, limit: 100 });
        for (const produto of produtos) saysItsOffers(terms('cliente'), produto);
        seen += produtos.length;
        depois = proximo;
      } while (depois > 0);
      expect(seen).toBeGreaterThan(150);
    });
  });
});
