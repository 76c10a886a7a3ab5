import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform } from '#lib/platform/platform.ts';
import { ANA, person, post } from '../support/accounts.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const MINUTE = 60_000;

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => store.reset());
afterAll(() => store.close());

describe('guessing passwords', () => {
  const wrong = { ...ANA, senha: 'nao-e-esta' };
  const guess = (body: object = wrong, address = '203.0.113.7') =>
    post(store.visitor(), 'checkout/login', body, { 'X-Client-Address': address });

  it('has to pause after 5 tries on an account, longer each time, also with the right password', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('Muitas tentativas') });
    expect((await guess(ANA)).status).toBe(429);
    store.later(30_000 - 1);
    expect((await guess()).status).toBe(429);
    store.later(1);
    expect((await guess()).status).toBe(401);
    store.later(59_999);
    expect((await guess()).status).toBe(429);
    store.later(1);
    expect((await guess(ANA)).status).toBe(200);
  });

  it('is counted for the account, whatever name is given for it and wherever it comes from', async () => {
    const names = [ANA.usuario, '701.254.830-40', '70125483040', 'CLIENTE@DEMO.TEST', ANA.usuario];
    for (const [index, usuario] of names.entries()) {
      expect((await guess({ ...wrong, usuario }, `198.51.100.${index}`)).status).toBe(401);
    }
    expect((await guess(wrong, '198.51.100.99')).status).toBe(429);
    expect((await guess({ ...wrong, usuario: person('empresa').email })).status).toBe(401);
  });

  it('is counted for unknown accounts too', async () => {
    const unknown = { ...wrong, usuario: 'ninguem@demo.test' };
    for (let tries = 0; tries < 5; tries += 1) expect((await guess(unknown)).status).toBe(401);
    expect((await guess(unknown)).status).toBe(429);
  });

  it('counts tries that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  it('is counted over all processes that serve the shop', async () => {
    const { db, dataDir, clock } = store;
    const sessionSecret = 'a secret that only tests use, and long enough';
    const other = createPlatform({
      db,
      changes: store.changes,
      dataDir,
      sessionSecret,
      now: () => clock.now,
      siteUrl: SITE_URL,
      appToken: APP_TOKEN,
    });
    const there = () =>
      other.fetch(
        new Request(`${SITE_URL}/api/v2/front/checkout/login`, {
          method: 'POST',
          headers: { 'App-Token': APP_TOKEN },
          body: JSON.stringify(wrong),
        }),
      );
    const answers = await Promise.all([guess(), there(), guess(), there(), guess(), there()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('has to pause after 50 tries from an address', async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await guess({ ...wrong, usuario: `alguem${tries}@demo.test` })).status).toBe(401);
    }
    expect((await guess(ANA)).status).toBe(429);
    expect((await guess(ANA, '203.0.113.8')).status).toBe(200);
    store.later(MINUTE);
    expect((await guess(ANA)).status).toBe(200);
  });

  it('is forgotten after a login, and after an hour', async () => {
    for (let tries = 0; tries < 4; tries += 1) await guess();
    expect((await guess(ANA)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    store.later(60 * MINUTE);
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('keeps neither names nor addresses', async () => {
    await guess();
    const kept = JSON.stringify(await store.db.selectFrom('throttles').selectAll().execute());
    expect(kept).not.toContain('203.0.113.7');
    expect(kept).not.toContain(ANA.usuario);
  });

  it('takes as long for an unknown account as for a known one', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (const [times, usuario] of [
        [known, ANA.usuario],
        [unknown, 'ninguem@demo.test'],
      ] as const) {
        const began = performance.now();
        await guess({ ...wrong, usuario });
        times.push(performance.now() - began);
      }
    }
    const least = (times: readonly number[]) => Math.min(...times);
    // A refusal without a hash takes a tenth of it.
    expect(least(unknown)).toBeGreaterThan(least(known) / 2);
    expect(least(unknown)).toBeLessThan(least(known) * 2);
  });
});
