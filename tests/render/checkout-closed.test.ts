/** The checkout of a shop that cannot be paid is closed in plain words; one that is paid on pick-up alone is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CheckoutView from '#layouts/views/CheckoutView.astro';
import { openOrderPage } from '#lib/server/cart/order-page.ts';
import { orderPaymentText } from '#lib/text/order-payment.ts';
import { partRenderer } from '../support/container.ts';
import { hasTag, textOf } from '../support/html.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

const OFF = { pix_ativo: false, combinar_ativo: false, retirada_ativo: false, faturado_ativo: false };
let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function checkout(ways: Partial<typeof OFF>): Promise<string> {
  await store.db
    .updateTable('payment_settings')
    .set({ ...OFF, ...ways })
    .execute();
  const visitor = store.visitor();
  await putInCart(visitor, await plainProduct(store), 1);
  const cep = { method: 'POST', body: JSON.stringify({ cep: '01310100' }) };
  await visitor.fetch('/api/v2/front/checkout/zipcode', cep);
  const outcome = await openOrderPage({ api: visitor.api, sessionApi: () => visitor.api });
  if (!('page' in outcome)) throw new Error('the checkout leads elsewhere');
  return (await partRenderer())(CheckoutView, { page: outcome.page });
}
const hasForm = (html: string) => hasTag(html, 'form', 'id="checkout"');

describe('the checkout', () => {
  it('of a shop without any way to pay says so, and has no form', async () => {
    const html = await checkout({});
    expect(textOf(html)).toContain(orderPaymentText.closed);
    expect(hasForm(html)).toBe(false);
  });

  it('of a shop that is paid on pick-up alone is open', async () => {
    const html = await checkout({ retirada_ativo: true });
    expect(textOf(html)).not.toContain(orderPaymentText.closed);
    expect(hasForm(html)).toBe(true);
    expect(html).toMatch(/name="pagamento" value="retirada"/);
  });

  it('of any other one has its ways, and those of pick-up for who ticks it', async () => {
    const html = await checkout({ combinar_ativo: true, retirada_ativo: true });
    const ways = [...html.matchAll(/name="pagamento" value="(\w+)"/g)].map(([, way]) => way);
    expect(ways).toEqual(['combinar', 'retirada']);
    expect(html).toMatch(/checkout-payment_collected[^>]*>\s*<input[^>]*value="retirada"/);
  });
});
