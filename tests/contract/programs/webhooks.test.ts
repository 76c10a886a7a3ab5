/** Web hooks: what happened is sent to an address of the owner, signed, at least once, and one dead receiver delays no other. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookAberto, WebhookCriado, WebhooksPainel } from '#lib/contract/panel-webhooks.ts';
import { isHookAddress, nextTryIn } from '#lib/domain/programs/web-hooks.ts';
import { signedHeaders } from '#lib/platform/programs/hooks/sign.ts';
import { dropMails, mailsOf } from '../../support/mails.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../../support/store.ts';

type Got = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A receiver on a port of this machine. */
async function receiver() {
  const got: Got[] = [];
  const manners = { status: 204, cuts: false, location: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    got.push({ headers: request.headers, body });
    if (manners.cuts) {
      request.socket.destroy();
      return;
    }
    if (manners.location) response.setHeader('Location', manners.location);
    response.writeHead(manners.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { got, manners, host, url: `http://${host}/avisos`, close: () => server.close() };
}

let store: TestStore;
let admin: Visitor;
let product: number;
let live: Awaited<ReturnType<typeof receiver>>;
let dead: Awaited<ReturnType<typeof receiver>>;
beforeAll(async () => {
  live = await receiver();
  dead = await receiver();
  store = await createTestStore({ hookHosts: [live.host, dead.host] });
  product = await plainProduct(store);
});
beforeEach(async () => {
  admin = await staff(store, 'administrador');
});
afterEach(async () => {
  for (const { got, manners } of [live, dead]) {
    got.length = 0;
    Object.assign(manners, { status: 204, cuts: false, location: '' });
  }
  expect(store.failures).toEqual([]);
  for (const table of ['web_hooks', 'program_events'] as const) await store.db.deleteFrom(table).execute();
  await store.reset();
  await dropMails(store);
});
afterAll(async () => {
  live.close();
  dead.close();
  await store.close();
});

const ask = (method: string, path: string, body?: object) =>
  admin.fetch(`/api/v2/vitrine/panel/webhooks${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
async function asked<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await ask(method, path, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}
const make = (url: string, tipos: readonly string[] = []) =>
  asked<WebhookCriado>('POST', '', { nome: 'ERP', url, tipos });
const opened = (id: number) => asked<WebhookAberto>('GET', `/${id}`);
async function round(): Promise<void> {
  store.platform.round();
  await store.platform.settled();
}
let stock = 100;
async function sell(): Promise<void> {
  stock -= 1;
  await store.db.updateTable('products').set({ estoque: stock }).where('id', '=', product).execute();
}
const sequences = ({ got }: typeof live) => got.map(({ body }) => JSON.parse(body).sequence);

describe('what is sent', () => {
  it('is signed as Standard Webhooks says: its own package takes it, and no changed one', async () => {
    const { segredo } = await make(live.url, ['estoque.alterado']);
    await sell();
    await round();
    const [one] = live.got;
    const headers = one?.headers as Record<string, string>;
    // The package looks at the time, which here is the shop's.
    const now = Date.now;
    Date.now = () => store.clock.now.getTime();
    try {
      const said = new Webhook(segredo).verify(one?.body ?? '', headers);
      expect(said).toMatchObject({
        type: 'estoque.alterado',
        data: { estoque: stock },
        sequence: expect.any(Number),
      });
      expect(() => new Webhook(segredo).verify(`${one?.body} `, headers)).toThrow();
    } finally {
      Date.now = now;
    }
    expect(headers['webhook-id']).toMatch(/^evt_\d+$/);
    expect(segredo).toMatch(/^whsec_[\w+/]{43}=$/);
  });

  it('has the signature that the specification gives as its example', () => {
    const headers = signedHeaders(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('comes in the order of its sequence, each event once, and only what was chosen', async () => {
    await make(live.url, ['estoque.alterado']);
    await sell();
    await sell();
    await store.db.updateTable('products').set({ mpn: 'A1' }).where('id', '=', product).execute();
    await sell();
    await round();
    await round();
    expect(live.got.map(({ body }) => JSON.parse(body).type)).toEqual(Array(3).fill('estoque.alterado'));
    expect(sequences(live)).toEqual(sequences(live).toSorted((a, b) => a - b));
  });

  it('says nothing of what was rolled back', async () => {
    await make(live.url);
    const ended = store.db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ estoque: 7 }).where('id', '=', product).execute();
      throw new Error('no');
    });
    await expect(ended).rejects.toThrow('no');
    await round();
    expect(live.got).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it.each([
    ['answers 500', { status: 500 }, 'resposta'],
    ['redirects', { status: 302, location: 'http://169.254.169.254/' }, 'desvio'],
    ['cuts the line', { cuts: true }, 'conexao'],
  ])('%s: it is asked again later, with the same id and body', async (_, manners, falta) => {
    const { webhook } = await make(live.url, ['estoque.alterado']);
    Object.assign(live.manners, manners);
    await sell();
    await round();
    expect((await opened(webhook.id)).entregas).toMatchObject([{ situacao: 'espera', tentativas: 1, falta }]);
    expect((await opened(webhook.id)).webhook.situacao).toBe('falhando');
    await round();
    expect(live.got).toHaveLength(1);
    Object.assign(live.manners, { status: 200, cuts: false, location: '' });
    store.later(20_000);
    await round();
    const [first, second] = live.got;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(await opened(webhook.id)).toMatchObject({
      webhook: { situacao: 'ativo', falhaDesde: '', esperam: 0 },
      entregas: [{ situacao: 'entregue', tentativas: 2, resposta: 200 }],
    });
  });

  it('delays no other, and is asked once in its rest however much waits', async () => {
    Object.assign(dead.manners, { cuts: true });
    await make(dead.url, ['estoque.alterado']);
    await make(live.url, ['estoque.alterado']);
    for (let sold = 0; sold < 12; sold += 1) await sell();
    await round();
    expect([dead.got.length, live.got.length]).toEqual([1, 12]);
    store.later(10_000);
    await round();
    expect(dead.got).toHaveLength(1);
    Object.assign(dead.manners, { cuts: false });
    store.later(10_000);
    await round();
    // All that waited, the one that failed among them.
    expect(new Set(sequences(dead))).toEqual(new Set(sequences(live)));
  });

  it('is switched off after four days, told by a letter, and goes on where it stopped', async () => {
    const { webhook } = await make(live.url, ['estoque.alterado']);
    Object.assign(live.manners, { status: 503 });
    await sell();
    for (let day = 0; day < 6; day += 1) {
      await round();
      store.later(86_400_000);
    }
    expect((await opened(webhook.id)).webhook.situacao).toBe('desistiu');
    const letters = (await mailsOf(store)).filter((mail) => mail.includes('foi desativado'));
    expect(letters).toHaveLength(1);
    const before = live.got.length;
    await sell();
    await round();
    expect(live.got).toHaveLength(before);
    Object.assign(live.manners, { status: 200 });
    const { revisao } = (await opened(webhook.id)).webhook;
    await asked('PUT', `/${webhook.id}`, { nome: 'ERP', url: live.url, tipos: [], ativo: true, revisao });
    store.later(86_400_000);
    await round();
    const { entregas, webhook: on } = await opened(webhook.id);
    expect(on.situacao).toBe('ativo');
    expect(entregas.map(({ situacao }) => situacao)).toEqual(['entregue', 'entregue']);
  });

  it('that says 410 is switched off at once', async () => {
    const { webhook } = await make(live.url);
    Object.assign(live.manners, { status: 410 });
    await sell();
    await round();
    expect((await opened(webhook.id)).webhook.situacao).toBe('desistiu');
  });

  it('gets ten tries over three days and a half at most', () => {
    const waits = Array.from({ length: 12 }, (_, index) => nextTryIn(index + 1, 0));
    expect(waits.filter((wait) => wait !== undefined)).toHaveLength(9);
    const days = waits.reduce((sum: number, wait) => sum + (wait ?? 0), 0) / 86_400_000;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.5);
  });
});

describe('in the panel', () => {
  it('a test is sent at once and answered with what became of it; a delivery is sent again as it was', async () => {
    const { webhook } = await make(live.url);
    const tested = await asked<WebhookAberto>('POST', `/${webhook.id}/test`);
    expect(tested.entregas).toMatchObject([{ tipo: 'teste', situacao: 'entregue', resposta: 204 }]);
    const [one] = tested.entregas;
    await asked('POST', `/${webhook.id}/deliveries/${one?.id}/resend`);
    expect(live.got.map(({ headers }) => headers['webhook-id'])).toEqual([one?.evento, one?.evento]);
    expect(live.got[0]?.body).toBe(live.got[1]?.body);
    const other = await make(dead.url);
    expect((await ask('POST', `/${other.webhook.id}/deliveries/${one?.id}/resend`)).status).toBe(404);
  });

  it('a new secret signs beside the one before for a day', async () => {
    const { webhook, segredo } = await make(live.url);
    const fresh = await asked<WebhookCriado>('POST', `/${webhook.id}/secret`);
    expect(fresh.segredo).not.toBe(segredo);
    await asked('POST', `/${webhook.id}/test`);
    store.later(25 * 3_600_000);
    admin = await staff(store, 'administrador');
    await asked('POST', `/${webhook.id}/test`);
    const signed = live.got.map(({ headers }) => String(headers['webhook-signature']).split(' ').length);
    expect(signed).toEqual([2, 1]);
    const { rows } = { rows: await store.db.selectFrom('web_hooks').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(fresh.segredo);
    expect(JSON.stringify(await asked<WebhooksPainel>('GET', ''))).not.toContain('whsec_');
  });

  it.each([
    'http://programa.example/avisos',
    'https://127.0.0.1/avisos',
    'https://[::1]/avisos',
    'https://0x7f000001/avisos',
    'https://localhost/avisos',
    'https://ana:senha@programa.example/',
    'ftp://programa.example/',
  ])('refuses %s', async (url) => {
    expect((await ask('POST', '', { nome: 'ERP', url, tipos: [] })).status).toBe(400);
    expect(isHookAddress(url, [])).toBe(false);
  });

  it('asks no private address, whatever a name means when it is sent', async () => {
    // A name that leads to this machine, as its address may be changed after it was saved.
    const { webhook } = await make('https://programa.localhost/avisos');
    const { entregas } = await asked<WebhookAberto>('POST', `/${webhook.id}/test`);
    expect(entregas[0]).toMatchObject({ situacao: 'espera', resposta: 0 });
    expect(['privado', 'dns']).toContain(entregas[0]?.falta);
  });

  it('is for administrators alone, and what was seen has to be what is there', async () => {
    const { webhook } = await make(live.url);
    const change = { nome: 'ERP', url: live.url, tipos: [], ativo: false, revisao: webhook.revisao };
    await asked('PUT', `/${webhook.id}`, change);
    expect((await ask('PUT', `/${webhook.id}`, change)).status).toBe(409);
    await asked('DELETE', `/${webhook.id}`);
    expect((await ask('GET', `/${webhook.id}`)).status).toBe(404);
    admin = await staff(store, 'vendedor');
    expect((await ask('GET', '')).status).toBe(403);
  });
});
