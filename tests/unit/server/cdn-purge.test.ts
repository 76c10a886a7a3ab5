/** What a CDN is told of changed pages, against a server that takes it well or badly. */
import { afterEach, describe, expect, it } from 'vitest';
import { type CdnPurge, createCdnPurge } from '#lib/server/cache/cdn-purge.ts';
import { deadOrigin, type Manner, type StandIn, says, standIn } from '../../support/carrier-stand-in.ts';

const PACE = { gathering: 5, pauses: [5, 5, 5], patience: 500, lastPatience: 200 };
const WELL = says({ success: true });
const purges: CdnPurge[] = [];
const servers: StandIn[] = [];
afterEach(async () => {
  for (const purge of purges.splice(0)) await purge.stop();
  for (const server of servers.splice(0)) await server.close();
});

async function cdn(manner: Manner = WELL, change: Partial<typeof PACE> = {}) {
  const server = await standIn(manner);
  servers.push(server);
  const failures: unknown[] = [];
  const purge = createCdnPurge({
    url: `${server.url}/zones/1/purge_cache`,
    token: 'um-token',
    onFailure: (error) => failures.push(error),
    pace: { ...PACE, ...change },
  });
  purges.push(purge);
  const bodies = () => server.asked.map(({ body }): unknown => JSON.parse(body));
  return { purge, bodies, failures, asked: server.asked };
}
const tags = (count: number) => Array.from({ length: count }, (_, index) => `product:${index}`);

describe('changed pages', () => {
  it('are told by their tags, in one request, as Cloudflare takes it', async () => {
    const { purge, bodies, asked } = await cdn();
    purge.changed(['product:1', 'home']);
    purge.changed(['home', 'brand:2']);
    await expect.poll(bodies).toEqual([{ tags: ['product:1', 'home', 'brand:2'] }]);
    const [{ method, path, headers } = { method: '', path: '', headers: {} }] = asked;
    expect([method, path]).toEqual(['POST', '/zones/1/purge_cache']);
    expect(headers).toMatchObject({ authorization: 'Bearer um-token', 'content-type': 'application/json' });
  });

  it('are everything when all may be old', async () => {
    const { purge, bodies } = await cdn();
    purge.changed(['home']);
    purge.everything();
    await expect.poll(bodies).toEqual([{ purge_everything: true }]);
  });

  it('are told again when they change again, also while a purge is under way', async () => {
    const { purge, bodies } = await cdn();
    purge.changed(['home']);
    await expect.poll(bodies).toHaveLength(1);
    purge.changed(['home']);
    await expect.poll(bodies).toEqual([{ tags: ['home'] }, { tags: ['home'] }]);
  });

  it.each([
    [100, [100]],
    [101, [100, 1]],
    [500, [100, 100, 100, 100, 100]],
  ])('with %i tags are told in requests of at most a hundred', async (count, sizes) => {
    const { purge, bodies } = await cdn();
    purge.changed(tags(count));
    await expect
      .poll(() => (bodies() as { readonly tags: readonly string[] }[]).map((body) => body.tags.length))
      .toEqual(sizes);
  });

  it('with 501 tags are everything', async () => {
    const { purge, bodies } = await cdn();
    purge.changed(tags(501));
    await expect.poll(bodies).toEqual([{ purge_everything: true }]);
  });

  it('that are none ask nothing', async () => {
    const { purge, asked } = await cdn();
    purge.changed([]);
    await purge.stop();
    expect(asked).toEqual([]);
  });
});

describe('a CDN', () => {
  it.each([429, 500, 503])('that answers %i is told again, and no failure is reported', async (status) => {
    let times = 0;
    const { purge, bodies, failures } = await cdn((response) => {
      times += 1;
      (times < 3 ? says({ success: false }, status) : WELL)(response);
    });
    purge.changed(['home']);
    await expect.poll(bodies).toHaveLength(3);
    await purge.stop();
    expect(failures).toEqual([]);
  });

  it('that goes on refusing is given up after four tries, and what changes next is told again', async () => {
    const { purge, bodies, failures } = await cdn(says({ success: false }, 403));
    purge.changed(['home']);
    await expect.poll(() => failures.map(String)).toEqual(['Error: the CDN answered 403 to a purge']);
    expect(bodies()).toHaveLength(4);
    purge.changed(['brand:1']);
    await expect.poll(bodies).toContainEqual({ tags: ['brand:1'] });
  });

  it('that leads elsewhere is not followed: nobody else is told the token, and what waits is not taken for told', async () => {
    const elsewhere = await standIn(WELL);
    servers.push(elsewhere);
    const { purge, failures, asked } = await cdn((response) => {
      response.writeHead(307, { Location: elsewhere.url }).end();
    });
    purge.changed(['home']);
    await expect.poll(() => failures).toHaveLength(1);
    expect(asked).toHaveLength(4);
    expect(elsewhere.asked).toEqual([]);
  });

  it('that nobody serves fails nothing but the purge', async () => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    const purge = createCdnPurge({ url: await deadOrigin(), token: undefined, onFailure, pace: PACE });
    purge.changed(['home']);
    await expect.poll(() => failures).toHaveLength(1);
    await purge.stop();
  });

  it('is told what waits when the process ends, once and without patience', async () => {
    const { purge, bodies } = await cdn(WELL, { gathering: 60_000 });
    purge.changed(['home']);
    await purge.stop();
    expect(bodies()).toEqual([{ tags: ['home'] }]);
    const silent = await cdn(() => undefined, { gathering: 60_000, patience: 60_000 });
    silent.purge.changed(['home']);
    await silent.purge.stop();
    expect([silent.asked.length, silent.failures.length]).toEqual([1, 1]);
  });
});
