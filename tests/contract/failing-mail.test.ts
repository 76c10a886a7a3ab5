/** A mail server that is down: nothing is lost that was promised, and nobody is told of it who asked for something else. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SendMail } from '#lib/platform/kernel/mail.ts';
import { MOST_TRIES, PAUSE, takeMail } from '#lib/platform/mail/queries/outbox.ts';
import { ANA, logIn, post } from '../support/accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

type Mail = Parameters<SendMail>[0];
let store: TestStore;
let down: boolean;
let sent: Mail[];
let tried: number;

const sendMail: SendMail = async (mail) => {
  tried += 1;
  if (down) throw new Error('421 closing');
  sent.push(mail);
};

beforeAll(async () => {
  store = await createTestStore({ sendMail });
});
afterEach(() => store.reset());
afterAll(() => store.close());

function begin(): void {
  [down, sent, tried] = [true, [], 0];
}

const call = (visitor: Visitor, path: string, body: object) =>
  visitor.fetch(`/api/v2/vitrine/${path}`, { method: 'POST', body: JSON.stringify(body) });

async function order(): Promise<{ readonly buyer: Visitor; readonly numero: number }> {
  const buyer = store.visitor();
  await logIn(buyer);
  const { id } = await store.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'disponivel')
    .where('estoque', '>', 5)
    .where('id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: id, quantidade: 1 }] });
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const answer = await call(buyer, 'order', { chave: 'x', versao, pagamento: 'combinar', observacao: '' });
  expect(answer.status).toBe(200);
  await store.platform.settled();
  return { buyer, numero: (await answer.json()).numero };
}

const wait = (seconds: number) => store.later(seconds * 1000);

it('an order is taken, and its letters are sent once the server is back, once each', async () => {
  begin();
  const { buyer, numero } = await order();
  expect([sent.length, tried]).toEqual([0, 2]);
  expect(store.failures).toEqual([expect.objectContaining({ message: '421 closing' })]);

  down = false;
  wait(PAUSE + 1);
  expect((await call(buyer, `order/${numero}/cancel`, {})).status).toBe(200);
  await store.platform.settled();
  const letters = sent.map(({ to, subject }) => `${to}: ${subject}`);
  expect(letters).toHaveLength(4);
  expect(new Set(letters).size).toBe(4);
  const waiting = await store.db.selectFrom('outbox').select('sent_at').execute();
  expect(waiting.every(({ sent_at }) => sent_at !== null)).toBe(true);
});

it('a letter is tried eight times, each three times as long after the one before, and then left', async () => {
  begin();
  await order();
  const due = async (): Promise<number> => {
    for (let count = 0; ; count += 1) if (!(await takeMail(store.db, store.clock.now))) return count;
  };
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    wait(PAUSE * 3 ** (tries - 1) - 1);
    expect([tries, await due()]).toEqual([tries, 0]);
    wait(1);
    expect([tries, await due()]).toEqual([tries, 2]);
  }
  wait(PAUSE * 3 ** MOST_TRIES);
  expect(await due()).toBe(0);
});

it('who asks for a new password hears the same, and gets a link when the server is back', async () => {
  begin();
  const ask = () => post(store.visitor(), 'checkout/password-recovery', { usuario: ANA.usuario });
  const first = await ask();
  await store.platform.settled();
  expect([first.status, sent.length]).toEqual([200, 0]);
  expect(JSON.stringify(store.failures.map(String))).not.toContain(ANA.usuario);
  down = false;
  const second = await ask();
  await store.platform.settled();
  expect(await second.json()).toEqual(await first.json());
  expect(sent.map(({ to }) => to)).toEqual([ANA.usuario]);
});
