/** A session that ends between the look at it and the write of the same request. */
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteSession } from '#lib/platform/accounts/queries/logins.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { readSession, sessions, writeSession } from '#lib/platform/kernel/http/session.ts';
import { logIn } from '../support/accounts.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

it('a write of somebody logged in does not become one of nobody', async () => {
  const { db, clock } = store;
  const sessionSecret = 'a secret that only tests use, and long enough';
  const deps: Pick<Deps, 'db' | 'now' | 'sessionSecret' | 'siteUrl'> = {
    db,
    now: () => clock.now,
    sessionSecret,
    siteUrl: SITE_URL,
  };
  const app = new Hono<PlatformEnv>();
  app.use(sessions(deps));
  app.post('/', async (context) => {
    const before = await readSession(context, deps);
    // As another request, which changed the password.
    await deleteSession(db, before?.id ?? '');
    const write = inTransaction(db, (trx) => writeSession(trx, context, deps));
    const refused = await write.then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : 500),
    );
    return context.text(String(refused));
  });
  const visitor = store.visitor();
  await logIn(visitor);
  const answer = await app.request(`${SITE_URL}/`, {
    method: 'POST',
    headers: { Session: visitor.session() },
  });
  expect(await answer.text()).toBe('401');
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
});
