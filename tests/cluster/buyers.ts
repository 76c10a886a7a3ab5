/** Buyers who order and pay at both shops, one order after the other, and remember what they were told. */
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { createCustomer } from '../support/customer.ts';

/** What an answer of the shop promised. Milliseconds since 1970. */
export type Promised = { readonly numero: number; readonly shop: string; readonly at: number; paid: boolean };

export type Buyers = {
  readonly promised: readonly Promised[];
  /** The longest time without a new order at a shop since `from`, in milliseconds. */
  readonly longestPause: (shop: string, from: number) => number;
  readonly refused: () => number;
  readonly stop: () => Promise<void>;
};

/** Milliseconds for one answer: the shop itself gives up after eight seconds of a silent database. */
const PATIENCE = 12_000;

/** @param each How many at each shop. */
export function startBuyers(shops: readonly string[], product: number, each: number): Buyers {
  const promised: Promised[] = [];
  let refused = 0;
  let over = false;

  async function buy(shop: string, call: Call): Promise<void> {
    const itens = [{ idProduto: product, idAtributoSimples: 0, quantidade: 1 }];
    await call('POST', '/front/checkout/cart', { tipo: 'produto', itens });
    const { versao } = await call('GET', '/vitrine/order/review');
    const order = { chave: `cluster-${crypto.randomUUID()}`, versao, pagamento: 'pix', observacao: '' };
    const { numero } = await call('POST', '/vitrine/order', order);
    const made: Promised = { numero, shop, at: Date.now(), paid: false };
    promised.push(made);
    const { cobranca } = await call('GET', `/vitrine/order/${numero}/payment`);
    const paid = await call('POST', `/vitrine/demo-bank/${cobranca.ref}`, { acao: 'pagar' });
    if (paid.situacao === 'paga') {
      const shown = await call('GET', `/vitrine/order/${numero}/payment`);
      made.paid = shown.situacao === 'pago';
    }
  }

  async function buyer(shop: string): Promise<void> {
    let call: Call | undefined;
    while (!over) {
      try {
        call ??= await logIn(shop);
        await buy(shop, call);
        await wait(100);
      } catch {
        refused += 1;
        await wait(200);
      }
    }
  }

  const lanes = shops.flatMap((shop) => Array.from({ length: each }, () => buyer(shop)));
  return {
    promised,
    longestPause(shop, from) {
      const times = promised.filter((one) => one.shop === shop && one.at >= from).map(({ at }) => at);
      const marks = [from, ...times, Date.now()];
      return Math.max(...marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0)));
    },
    refused: () => refused,
    async stop() {
      over = true;
      await Promise.all(lanes);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of calls whose shapes other tests hold.
type Call = (method: string, path: string, body?: unknown) => Promise<any>;

async function logIn(shop: string): Promise<Call> {
  const { call } = createCustomer();
  const ask: Call = async (method, path, body) => {
    const answer = await Promise.race([
      call(shop, method, path, body),
      wait(PATIENCE, undefined, { ref: false }),
    ]);
    if (answer?.status !== 200) throw new Error(`${method} ${path}: ${answer?.status ?? 'no answer'}`);
    return JSON.parse(answer.text);
  };
  await ask('POST', '/front/checkout/login', { usuario: 'cliente@demo.test', senha: DEMO_PASSWORD });
  return ask;
}
