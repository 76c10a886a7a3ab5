/** `kill -9` while orders are written and web hooks sent: what is committed is told at least once, and nothing else is told. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { ChaveCriada } from '#lib/contract/panel-programs.ts';
import type { ProgramaEventos } from '#lib/contract/program.ts';
import { SCOPES } from '#lib/domain/programs/scopes.ts';
import { patience, rounds } from '../faults/rounds.ts';
import { createCustomer } from './customer.ts';
import { createPostgres, type OwnPostgres } from './postgres.ts';
import { copySeeded } from './seeded.ts';
import { freePort, removeDirectory, startShop, temporaryDirectory } from './shop.ts';

const CODE = 'FS-ADP-HVG';

/** @param besides Address of a PostgreSQL whose user may create databases; undefined for the embedded database. */
export function testHookKills(besides: () => string | undefined): void {
  const dataDir = temporaryDirectory();
  let own: OwnPostgres | undefined;
  /** What came, by the id of its event. */
  const told = new Map<string, object>();
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { type, data } = JSON.parse(body);
    told.set(String(request.headers['webhook-id']), { type, data });
    response.writeHead(204).end();
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    removeDirectory(dataDir);
    await own?.drop();
  });

  const count = rounds(3, 30);
  it(
    `${count} kills lose no event and tell of nothing that did not happen`,
    async () => {
      await once(receiver.listen(0, '127.0.0.1'), 'listening');
      const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
      const postgres = besides();
      if (postgres === undefined) await copySeeded(dataDir);
      else own = await createPostgres(postgres);
      const env = {
        ...{ ACCESS_LOG: '0', LOG_LEVEL: 'error', WEBHOOK_PRIVATE_HOSTS: host },
        ...(own && {
          DATABASE_URL: own.url,
          SEED: 'demo',
          SESSION_SECRET: 'only for this test, and long enough',
        }),
      };
      const port = await freePort();
      let shop = await startShop({ dataDir, port, env });
      const admin = await somebody(shop.url, 'admin@demo.test');
      const key = { nome: 'ERP', escopos: SCOPES, dias: 0, porMinuto: 1200 };
      const { segredo }: ChaveCriada = await admin('POST', '/vitrine/panel/programs', key);
      const hook = { nome: 'ERP', url: `http://${host}/avisos`, tipos: [] };
      await admin('POST', '/vitrine/panel/webhooks', hook);
      await replenish(shop.url, segredo);
      const buyer = await somebody(shop.url, 'cliente@demo.test');
      for (let round = 0; round < count; round += 1) {
        let alive = true;
        const closed = once(shop.process, 'close');
        const buying = (async () => {
          while (alive) await buy(buyer).catch(unlessCutOff);
        })();
        await wait(500 + Math.random() * 3_000);
        shop.process.kill('SIGKILL');
        await closed;
        alive = false;
        await buying;
        shop = await startShop({ dataDir, port, env });
      }
      const all = await eventsOf(shop.url, segredo);
      expect(all.size).toBeGreaterThan(count);
      // Looked for each 15 s; one that was cut off while it was sent is due again after a minute.
      await vi.waitUntil(() => told.size >= all.size, { timeout: 240_000, interval: 500 });
      await shop.stop();
      expect(told).toEqual(all);
    },
    patience(count, 120_000) + 300_000,
  );
}

type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Somebody of the demo store, logged in. Every answer but 200 is an error. */
async function somebody(origin: string, usuario: string): Promise<Ask> {
  const { call } = createCustomer();
  const ask: Ask = async (method, path, body) => {
    const { status, text } = await call(origin, method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  await ask('POST', '/front/checkout/login', { usuario, senha: DEMO_PASSWORD });
  return ask;
}

async function buy(ask: Ask): Promise<void> {
  await ask('POST', '/vitrine/cart/sku-list', { chave: randomUUID(), texto: `${CODE};1` });
  const { versao } = await ask<{ readonly versao: string }>('GET', '/vitrine/order/review');
  const order = { chave: randomUUID(), versao, pagamento: 'combinar', observacao: '' };
  await ask('POST', '/vitrine/order', order);
}

/** What was cut off has no answer; an answer that refuses is a fault, but for a cart that a cut had left otherwise. */
function unlessCutOff(error: unknown): void {
  if (error instanceof Error && !('code' in error) && !/: 409 /.test(error.message)) throw error;
}

async function program<Answer>(origin: string, key: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${origin}/api/v2/vitrine/program/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body && { 'Idempotency-Key': randomUUID(), 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

function replenish(origin: string, key: string): Promise<object> {
  return program(origin, key, `stock/${CODE}`, { diferenca: 10_000 });
}

/** All there are, by the ids that web hooks have. */
async function eventsOf(origin: string, key: string): Promise<ReadonlyMap<string, object>> {
  const found = new Map<string, object>();
  for (let cursor = '', more = true; more; ) {
    const page = await program<ProgramaEventos>(origin, key, `events?desde=${cursor}`);
    for (const { id, tipo, dados } of page.eventos) found.set(`evt_${id}`, { type: tipo, data: dados });
    ({ cursor, mais: more } = page);
  }
  return found;
}
