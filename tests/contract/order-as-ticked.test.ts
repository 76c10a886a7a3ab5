/** Over carts of all kinds: the delivery that is ticked on the page is the one that is ordered, written down, mailed and charged. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { type Api, createApi } from '#lib/api/client.ts';
import { getOrder } from '#lib/api/order.ts';
import { getPayment } from '#lib/api/payment.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import type { RevisaoPedido } from '#lib/contract/order.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { BLANK_CHECKOUT, type TypedCheckout } from '#lib/domain/orders/checkout-form.ts';
import { amountFor, type Method } from '#lib/domain/payments/methods.ts';
import { pageOf } from '#lib/server/cart/order-review.ts';
import { sendOrderForm } from '#lib/server/cart/order-send.ts';
import { GUEST } from '../support/guest.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { buyer, openOrders, store } from '../support/openings/orders.ts';
import { dropMoney } from '../support/payments/drop-money.ts';
import { SITE_URL, type Visitor } from '../support/store.ts';

openOrders();

/** Postal codes of three states: other tables, other services. */
const PLACES = [
  { cep: '01310-100', uf: 'SP', cidade: 'São Paulo' },
  { cep: '30130-010', uf: 'MG', cidade: 'Belo Horizonte' },
  { cep: '69005-010', uf: 'AM', cidade: 'Manaus' },
] as const;

const carts = fc.record({
  lines: fc.uniqueArray(fc.record({ product: fc.nat(199), quantidade: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ product }) => product,
    minLength: 1,
    maxLength: 4,
  }),
  place: fc.constantFrom(...PLACES),
  ticked: fc.nat(9),
  coupon: fc.option(fc.constantFrom('BEMVINDO10', 'PROJETO50', 'FRETEGRATIS'), { nil: undefined }),
  convidado: fc.boolean(),
  method: fc.nat(9),
  // Who sees the money: the shop's key, or the bank of the demonstration, which takes boletos and cards too.
  byKey: fc.constantFrom(true, false, false),
});

it('what is ticked is ordered, written down, mailed and charged, at the total that stood beside it', async () => {
  const products = await store.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'disponivel')
    .where('estoque', '>=', 100)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_variants as v').select('v.id').whereRef('v.product_id', '=', 'products.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  // Some may not travel with others.
  const marked = (envio: string, rest: number) =>
    store.db.updateTable('products').set({ envio }).where(sql<boolean>`id % 7 = ${rest}`).execute();
  await marked('sozinho', 0);
  await marked('frágil', 1);
  let sent = 0;
  let severally = 0;
  const charged = new Set<string>();
  const property = fc.asyncProperty(
    carts,
    async ({ lines, place, ticked, coupon, convidado, method, byKey }) => {
      await dropMails(store);
      const key = { pix_chave: '11222333000181', pix_nome: 'Fio e Sinal', pix_cidade: 'Sao Paulo' };
      await store.db
        .updateTable('payment_settings')
        .set({ pix_ativo: byKey, ...key })
        .execute();
      const api = near(convidado ? store.visitor() : await buyer());
      const itens = lines.map(({ product, quantidade }) => ({
        idProduto: products[product % products.length]?.id ?? 0,
        idAtributoSimples: 0,
        quantidade,
      }));
      await addToCart(api, { tipo: 'produto', itens });
      if (coupon) await giveCoupon(api, coupon);
      const typed: TypedCheckout = {
        ...BLANK_CHECKOUT,
        convidado,
        guest: { ...GUEST, inscricaoEstadual: '' },
        endereco: {
          ...place,
          nome: '',
          logradouro: 'Rua Um',
          numero: '1',
          complemento: '',
          bairro: 'Centro',
        },
        termos: true,
        pagamento: 'combinar',
      };
      const { review, chave } = await pageOf(api, { typed });
      const option = review.entregas[ticked % review.entregas.length];
      if (!option) throw new Error('nothing goes there');
      const label = review.cotacao.fretes.find(({ id }) => id === option.servico)?.label ?? '';
      const pagamento = wayOf(review, method);
      const outcome = await sendOrderForm(api, {
        typed: { ...typed, servico: option.servico, pagamento },
        chave,
        versao: option.versao,
      });
      if (!('path' in outcome)) throw new Error(outcome.page.problem ?? 'it came back');
      const numero = /\d+/.exec(outcome.path)?.[0] ?? '';
      const order = await getOrder(api, numero);
      expect(order.frete).toMatchObject({ servico: option.servico, label, valor: option.total.frete });
      expect([order.total.valor, order.total.vista]).toEqual([option.total.valor, option.total.vista]);
      // One arithmetic: products, less discounts by their names, and the freight.
      const less = order.descontos.reduce((sum, { valor }) => sum + valor, 0);
      // Charged is what stood beside the way to pay, on the order, on its page, and in the charge itself.
      const agreed = amountFor(pagamento, option.total);
      expect([order.pagamento, order.cobrado]).toEqual([pagamento, agreed]);
      const payment = await getPayment(api, order.numero);
      expect([payment.forma, payment.valor]).toEqual([pagamento, agreed]);
      const charges = await store.db.selectFrom('charges').select(['forma', 'valor', 'provider']).execute();
      for (const charge of charges) expect([charge.forma, charge.valor]).toEqual([pagamento, agreed]);
      for (const { forma, provider } of charges) charged.add(`${forma} ${provider}`);
      severally += Number(label.endsWith(' entregas)'));
      expect(order.total.produtos - less + order.frete.valor).toBe(order.total.valor);
      expect(order.linhas.reduce((sum, { total }) => sum + total, 0)).toBe(order.total.produtos);
      const mail =
        (await mailsOf(store)).find((text) => text.includes(`Recebemos o seu pedido ${numero}`)) ?? '';
      expect(mail).toContain(`Total: ${plain(agreed)}`);
      expect(mail).toContain(`Frete (${label},`);
      sent += 1;
      await dropMoney(store.db);
      await store.db.deleteFrom('orders').execute();
      await store.db.deleteFrom('cart_items').execute();
    },
  );
  await fc.assert(property, { numRuns: 60 });
  expect(sent).toBeGreaterThanOrEqual(60);
  expect(severally).toBeGreaterThan(0);
  expect(charged).toEqual(new Set(['pix demo', 'boleto demo', 'cartao demo', 'pix pix-chave']));
}, 120_000);

function wayOf(
  { formasPagamento: ways }: Pick<RevisaoPedido<Centavos>, 'formasPagamento'>,
  method: number,
): Method {
  return ways[method % ways.length] ?? 'combinar';
}

/** The visitor in the network of the shop, where the bank of the demonstration is offered. */
function near(visitor: Visitor): Api {
  return createApi({
    baseUrl: `${SITE_URL}/api`,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, url, headers } = request;
      headers.set('x-private-visit', '1');
      return visitor.fetch(url, { method, headers, ...(method !== 'GET' && { body: await request.text() }) });
    },
  });
}

const plain = (value: Centavos): string => formatBRL(value).replaceAll('\u00a0', ' ');
