import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const get = (path: string, headers: HeadersInit = {}) =>
  store.platform.fetch(new Request(`${SITE_URL}${path}`, { headers }));

describe('GET /ping', () => {
  it('answers with the time', async () => {
    const response = await get('/api/v2/front/ping', { 'App-Token': APP_TOKEN });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sucesso: true, data: TODAY.toISOString() });
  });
});

describe('App-Token', () => {
  it('is accepted in any spelling of its name', async () => {
    expect((await get('/api/v2/front/ping', { 'app-token': APP_TOKEN })).status).toBe(200);
  });

  it.each([{}, { 'App-Token': '' }, { 'App-Token': 'other' }])(
    'is refused as %j with 401',
    async (headers) => {
      const response = await get('/api/v2/front/ping', headers);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );
});

describe('an unknown endpoint', () => {
  it.each(['/api/v2/front/nothing', '/api/v2/front', '/api/v2/front/ping/more'])(
    'is 404 with an error: %s',
    async (path) => {
      const response = await get(path, { 'App-Token': APP_TOKEN });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  it('outside the front API is 404 as well', async () => {
    expect((await get('/api/v2/products', { 'App-Token': APP_TOKEN })).status).toBe(404);
  });
});
