/** Names that somebody typed are asked at the addresses that they mean as the connection is made, and at no private one. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createConnection } from '#lib/platform/kernel/http/connection.ts';
import { NotPublic, publicLookupOf, type Resolver } from '#lib/platform/kernel/http/public-lookup.ts';
import { createAuthority } from '../../support/pix-api/certificates.ts';

const authority = createAuthority();
const server = createServer(authority.issue('programa.example'), (_, response) => void response.end());
let port: number;
let reached: number;
server.on('connection', () => {
  reached += 1;
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  reached = 0;
});
afterAll(() => void server.close());

const meaning =
  (...addresses: readonly string[]): Resolver =>
  (_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const found = (resolve: Resolver, all: boolean) =>
  new Promise<unknown>((done) => {
    publicLookupOf(resolve)('programa.example', { all }, (error, address) => done(error ?? address));
  });

it('a name with public addresses is looked up', async () => {
  expect(await found(meaning('8.8.8.8', '2606:4700::1111'), false)).toBe('8.8.8.8');
  expect(await found(meaning('8.8.8.8'), true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

it.each([
  [['127.0.0.1']],
  [['10.0.0.1']],
  [['169.254.169.254']],
  [['fd12::1']],
  [['::ffff:127.0.0.1']],
  [['8.8.8.8', '192.168.0.1']],
  [[]],
])('a name that means %j is not', async (addresses) => {
  expect(await found(meaning(...addresses), true)).toBeInstanceOf(NotPublic);
});

it('a name that means this machine is not asked there, though a server listens', async () => {
  const options = { identity: undefined, authorities: authority.cert, onlyPublic: true } as const;
  const ask = createConnection({ ...options, resolve: meaning('127.0.0.1') });
  const url = new URL(`https://programa.example:${port}/avisos`);
  const sent = { method: 'POST', url, headers: {}, body: '{}', signal: AbortSignal.timeout(5_000) } as const;
  await expect(ask(sent)).rejects.toBeInstanceOf(NotPublic);
  // What it meant a moment ago counts for nothing.
  const meant = [['8.8.8.8'], ['127.0.0.1']];
  const changing: Resolver = (host, asked, callback) =>
    meaning(...(meant.shift() ?? []))(host, asked, callback);
  expect(await found(changing, false)).toBe('8.8.8.8');
  await expect(createConnection({ ...options, resolve: changing })(sent)).rejects.toBeInstanceOf(NotPublic);
  expect(reached).toBe(0);
});
