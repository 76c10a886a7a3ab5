/** Over carts of all kinds: the delivery that is ticked on the page is the one that is ordered, written down, mailed and charged. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { getOrder } from '#lib/api/order.ts';
import { getPayment } from '#lib/api/payment.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { BLANK_CHECKOUT, type TypedCheckout } from '#lib/domain/orders/checkout-form.ts';
import { amountFor } from '#lib/domain/payments/methods.ts';
import { pageOf } from '#lib/server/cart/order-review.ts';
import { sendOrderForm } from '#lib/server/cart/order-send.ts';
import { GUEST } from '../support/guest.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { buyer, openOrders, store } from '../support/openings/orders.ts';

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
  await store.db
    .updateTable('payment_settings')
    .set({ pix_ativo: true, pix_chave: '11222333000181', pix_nome: 'Fio e Sinal', pix_cidade: 'Sao Paulo' })
    .execute();
  let sent = 0;
  let charged = 0;
  const property = fc.asyncProperty(carts, async ({ lines, place, ticked, coupon, convidado, method }) => {
    await dropMails(store);
    const { api } = convidado ? store.visitor() : await buyer();
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
      endereco: { ...place, nome: '', logradouro: 'Rua Um', numero: '1', complemento: '', bairro: 'Centro' },
      termos: true,
      pagamento: 'combinar',
    };
    const { review, chave } = await pageOf(api, { typed });
    const option = review.entregas[ticked % review.entregas.length];
    if (!option) throw new Error('nothing goes there');
    const label = review.cotacao.fretes.find(({ id }) => id === option.servico)?.label ?? '';
    const ways = review.formasPagamento;
    const pagamento = ways[method % ways.length] ?? 'combinar';
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
    const charges = await store.db.selectFrom('charges').select(['forma', 'valor']).execute();
    for (const charge of charges) expect([charge.forma, charge.valor]).toEqual([pagamento, agreed]);
    charged += charges.length;
    expect(order.total.produtos - less + order.frete.valor).toBe(order.total.valor);
    expect(order.linhas.reduce((sum, { total }) => sum + total, 0)).toBe(order.total.produtos);
    const mail =
      (await mailsOf(store)).find((text) => text.includes(`Recebemos o seu pedido ${numero}`)) ?? '';
    expect(mail).toContain(`Total: ${plain(agreed)}`);
    expect(mail).toContain(`Frete (${label},`);
    sent += 1;
    await store.db.deleteFrom('charges').execute();
    await store.db.deleteFrom('orders').execute();
    await store.db.deleteFrom('cart_items').execute();
  });
  await fc.assert(property, { numRuns: 40 });
  expect(sent).toBeGreaterThanOrEqual(40);
  expect(charged).toBeGreaterThan(0);
}, 120_000);

const plain = (value: Centavos): string => formatBRL(value).replaceAll('\u00a0', ' ');
