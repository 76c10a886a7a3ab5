/** A cart that was left: only who agreed is reminded of it, once, by day; its link opens it, and one press ends it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isReminderHour } from '#lib/domain/cart/reminder.ts';
import { logIn, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { plainProduct } from '../support/plain-product.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const HOUR = 3_600_000;
const OWN = '/api/v2/vitrine';

let store: TestStore;
let product: number;
let buyer: Visitor;
let user: number;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
beforeEach(async () => {
  buyer = store.visitor();
  await logIn(buyer);
  const { id } = await store.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('login_at', 'is not', null)
    .executeTakeFirstOrThrow();
  user = id;
  await store.db
    .updateTable('users')
    .set({ email_confirmed_at: store.clock.now })
    .where('id', '=', user)
    .execute();
  await switchOn(true);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  for (const table of ['cart_reminders', 'cart_reminder_consents'] as const)
    await store.db.deleteFrom(table).execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

async function switchOn(ativo: boolean): Promise<void> {
  const admin = await staff(store, 'administrador');
  const { grupos } = await (await admin.fetch(`${OWN}/panel/settings`)).json();
  const { revisao } = grupos.find(({ grupo }: { readonly grupo: string }) => grupo === 'lembrete');
  const body = JSON.stringify({ revisao, valores: { ativo, horas: 4 } });
  const saved = await admin.fetch(`${OWN}/panel/settings/lembrete`, { method: 'PUT', body });
  expect(saved.status).toBe(200);
}
const fill = () =>
  post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 2 }] });
async function agree(quer = true): Promise<void> {
  const body = JSON.stringify({ quer, onde: 'carrinho' });
  const answer = await buyer.fetch(`${OWN}/cart/reminder`, { method: 'PUT', body });
  expect([answer.status, (await answer.json()).quer]).toEqual([200, quer]);
}
/** Mails that remind, after so many hours. */
async function remindersAfter(hours: number): Promise<readonly string[]> {
  store.later(hours * HOUR);
  store.platform.round();
  await store.platform.settled();
  return (await mailsOf(store)).filter((mail) => mail.includes('continua guardado'));
}
const linkIn = (mail: string | undefined, path: string) =>
  new RegExp(`${path}=(lembrete-[\\w-]+)`).exec(mail ?? '')?.[1] ?? '';

describe('a cart that was left', () => {
  it('is reminded of once, after the hours that the shop says, with what is in it', async () => {
    await agree();
    await fill();
    expect(await remindersAfter(3)).toEqual([]);
    const [mail, ...others] = await remindersAfter(1.1);
    expect(others).toEqual([]);
    expect(mail).toMatch(/2 x /);
    expect(mail).toMatch(/List-Unsubscribe: <[^>]+carrinho-lembrete\/sair/i);
    // Filled again, and a week later: of this person no other goes out within thirty days.
    await fill();
    expect(await remindersAfter(24 * 6)).toHaveLength(1);
  });

  it('of who did not agree, or agreed once and not any more, is not', async () => {
    await fill();
    expect(await remindersAfter(5)).toEqual([]);
    await agree();
    await agree(false);
    expect(await remindersAfter(1)).toEqual([]);
  });

  it('is not while the shop sends none, which is how a shop begins', async () => {
    await switchOn(false);
    await agree();
    await fill();
    expect(await remindersAfter(5)).toEqual([]);
    const { configuracoes } = await (await buyer.fetch('/api/v2/front/settings')).json();
    expect(configuracoes?.lembreteCarrinho ?? { ativo: false }).toMatchObject({ ativo: false });
  });

  it('that was ordered or emptied meanwhile is not', async () => {
    await agree();
    await fill();
    const { versao } = await (await buyer.fetch(`${OWN}/order/review`)).json();
    const form = { chave: 'reminded', versao, pagamento: 'combinar', observacao: '' };
    const sent = await buyer.fetch(`${OWN}/order`, { method: 'POST', body: JSON.stringify(form) });
    expect(sent.status).toBe(200);
    expect(await remindersAfter(5)).toEqual([]);
  });

  it('is not at night', () => {
    const at = (hour: string) => isReminderHour(new Date(`2026-11-20T${hour}-03:00`));
    expect(['07:59:59', '08:00:00', '20:59:59', '21:00:00', '03:00:00'].map(at)).toEqual([
      ...[false, true, true, false, false],
    ]);
  });
});

describe('the links of a reminder', () => {
  it('open the cart in a browser that knows nobody, and what is ordered is counted', async () => {
    await agree();
    await fill();
    const [mail] = await remindersAfter(5);
    const key = linkIn(mail, 'sessao');
    const phone = store.visitor();
    const body = JSON.stringify({ sessao: key, seVazio: true });
    const opened = await phone.fetch(`${OWN}/cart/recovery`, { method: 'POST', body });
    expect([opened.status, (await opened.json()).quantidadeTotal]).toEqual([200, 2]);
    // Nothing else of the account comes along.
    expect((await phone.fetch(`${OWN}/account`)).status).toBe(401);
    store.later(1000);
    const { versao } = await (await buyer.fetch(`${OWN}/order/review`)).json();
    const form = { chave: 'came of it', versao, pagamento: 'combinar', observacao: '' };
    const order = await (
      await buyer.fetch(`${OWN}/order`, { method: 'POST', body: JSON.stringify(form) })
    ).json();
    const admin = await staff(store, 'marketing');
    const counts = await (await admin.fetch(`${OWN}/panel/cart-reminders`)).json();
    expect(counts).toEqual({ querem: 1, enviados: 1, abertos: 1, pedidos: 1, valor: order.cobrado });
    // What was ordered is in no cart any more.
    expect((await phone.fetch(`${OWN}/cart/recovery`, { method: 'POST', body })).status).toBe(404);
  });

  it('end it by one press without a login; what they agreed to, and when, is kept', async () => {
    await agree();
    await fill();
    const [mail] = await remindersAfter(5);
    const key = linkIn(mail, 'chave');
    const anybody = store.visitor();
    const link = `${OWN}/cart/reminder/${key}`;
    expect(await (await anybody.fetch(link)).json()).toEqual({ situacao: 'ativa' });
    expect((await anybody.fetch(`${link}/leave`, { method: 'POST' })).status).toBe(200);
    expect((await anybody.fetch(`${link}/leave`, { method: 'POST' })).status).toBe(200);
    expect(await (await anybody.fetch(link)).json()).toEqual({ situacao: 'cancelada' });
    expect((await (await buyer.fetch(`${OWN}/cart/reminder`)).json()).quer).toBe(false);
    const own = await (await buyer.fetch(`${OWN}/account/export`)).json();
    expect(own.lembretesCarrinho.escolhas).toEqual([
      {
        quer: true,
        palavras: expect.stringContaining('lembrando'),
        onde: 'carrinho',
        em: expect.any(String),
      },
      { quer: false, palavras: '', onde: 'e-mail', em: expect.any(String) },
    ]);
    expect(own.lembretesCarrinho.enviados).toHaveLength(1);
  });

  it('are good for one thing each, and none that somebody made up', async () => {
    await agree();
    await fill();
    const [mail] = await remindersAfter(5);
    const [cart, leave] = [linkIn(mail, 'sessao'), linkIn(mail, 'chave')];
    const recover = (sessao: string) =>
      store.visitor().fetch(`${OWN}/cart/recovery`, { method: 'POST', body: JSON.stringify({ sessao }) });
    for (const key of [leave, `${cart}x`, cart.replace(/^lembrete-\d+/, 'lembrete-999'), 'lembrete-1-'])
      expect([key, (await recover(key)).status]).toEqual([key, 404]);
    for (const key of [cart, `${leave.slice(0, -1)}~`, 'lembrete-1'])
      expect((await buyer.fetch(`${OWN}/cart/reminder/${encodeURIComponent(key)}`)).status).toBe(404);
    const stranger = store.visitor();
    const body = JSON.stringify({ quer: true, onde: 'conta' });
    expect((await stranger.fetch(`${OWN}/cart/reminder`, { method: 'PUT', body })).status).toBe(401);
    expect(await (await stranger.fetch(`${OWN}/cart/reminder`)).json()).toMatchObject({ oferecido: false });
  });
});
