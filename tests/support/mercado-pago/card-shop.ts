/** A shop that takes cards on its own page, once its public key is there. */
import { expect } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getMercadoPago, saveMercadoPago, saveMercadoPagoSecrets } from '#lib/api/panel-mercado-pago.ts';
import type { MercadoPagoPainel } from '#lib/contract/panel-mercado-pago.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { ADDRESS_HEADER } from '#lib/platform/kernel/limits/throttle.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { post } from '../accounts.ts';
import { sendAsGuest } from '../guest.ts';
import { plainProduct } from '../plain-product.ts';
import { staff } from '../staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../store.ts';
import { type MercadoPagoStandIn, MP, startMercadoPago } from './server.ts';

/** In all that stands for a card: nothing that is kept may have it. */
const CANARY = 'canario-do-cartao';
export const PUBLIC_KEY = 'APP_USR-chave-publica';

type Paying = { readonly address?: string; readonly parcelas?: number };
export type CardShop = {
  readonly store: TestStore;
  readonly mp: MercadoPagoStandIn;
  readonly owner: Api;
  /** Changes the settings. */
  readonly turn: (change: object) => Promise<MercadoPagoPainel>;
  readonly bought: (visitor?: Visitor) => ReturnType<typeof buy>;
  /** An order that no page of Mercado Pago waits for any more, and the shop knows. */
  readonly alone: () => Promise<
    Awaited<ReturnType<typeof buy>> & { readonly conta: number | null; readonly asks: number }
  >;
  /** Before each test: whoever tried before is forgotten. */
  readonly begin: () => void;
  /** After each test: nothing was wrong, and no card was kept. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openCardShop(): Promise<CardShop> {
  let clock = () => new Date();
  const mp = await startMercadoPago(() => clock());
  const store = await createTestStore({
    siteUrl: 'https://loja.example',
    mercadoPago: { origin: mp.origin },
  });
  clock = () => store.clock.now;
  const product = await plainProduct(store);
  await store.db.updateTable('products').set({ estoque: 500 }).where('id', '=', product).execute();
  const { api: owner } = await staff(store, 'administrador');
  await saveMercadoPago(owner, { ...(await getMercadoPago(owner)), usuario: MP.user });
  await saveMercadoPagoSecrets(owner, { accessToken: MP.token, assinatura: MP.secret });
  const bought: CardShop['bought'] = (visitor = store.visitor()) => buy(store, product, visitor);
  return {
    ...{ store, mp, owner, bought },
    turn: async (change) =>
      saveMercadoPago(owner, { ...(await getMercadoPago(owner)), cartao: true, ...change }),
    async alone() {
      const order = await bought();
      const [before] = await order.charges();
      const waiting = mp.ledger.of(before?.ref ?? '');
      if (!waiting) throw new Error('there is no order');
      mp.ledger.move(waiting, 'canceled', 'canceled');
      store.later(60_000);
      await order.payment();
      return { ...order, conta: before?.conta ?? null, asks: mp.asked.length };
    },
    begin() {
      store.later(4 * 3_600_000);
      Object.assign(mp.manners, { lagging: false });
      mp.faults.length = 0;
    },
    async check() {
      expect(mp.wrong).toEqual([]);
      expect(store.failures.map(String).join('\n')).not.toMatch(/canario/);
      for (const table of ['charges', 'charge_steps', 'money_events', 'throttles', 'outbox'] as const)
        expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toMatch(/canario/);
    },
    async close() {
      await mp.close();
      await store.close();
    },
  };
}

let sent = 0;
async function buy(store: TestStore, product: number, visitor: Visitor) {
  const itens = [{ idProduto: product, idAtributoSimples: 0, quantidade: 10 }];
  expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
  sent += 1;
  const answer = await sendAsGuest(visitor, { pagamento: 'cartao', chave: `cartao-${sent}` });
  expect(answer.status).toBe(200);
  const { numero } = (await answer.json()) as { numero: number };
  const path = `/api/v2/vitrine/order/${numero}/payment`;
  return {
    ...{ numero, visitor },
    charges: () => chargesOf(store.db, numero),
    payment: async (): Promise<PagamentoPedido> => (await visitor.fetch(path)).json(),
    card: () => visitor.fetch(`${path}/card`),
    /** @param outcome As the stand-in is told by the card. */
    pay: (outcome: string, { address = '', ...change }: Paying = {}) =>
      visitor.fetch(`${path}/card`, {
        method: 'POST',
        ...(address && { headers: { [ADDRESS_HEADER]: address } }),
        body: JSON.stringify({ token: `${outcome}-${CANARY}`, bandeira: 'visa', parcelas: 1, ...change }),
      }),
  };
}

export async function paid(answer: Response): Promise<PagamentoPedido> {
  expect(answer.status).toBe(200);
  return answer.json();
}
