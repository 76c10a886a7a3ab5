/** Requests that are addressed to this machine or its network, by somebody there. */
import { expect, it } from 'vitest';
import { privateVisit } from '#lib/server/http/private-visit.ts';

type Request = Parameters<typeof privateVisit>[0];

const asked = (headers: Request['headers'], remoteAddress = '127.0.0.1') =>
  privateVisit({
    headers: { host: 'localhost:4321', ...headers },
    socket: { remoteAddress } as Request['socket'],
  });

it.each<[Request['headers'], string?]>([
  [{}],
  [{}, '::1'],
  [{}, '::ffff:192.168.0.7'],
  [{ host: '192.168.0.5:4321' }, '192.168.0.7'],
  [{ 'x-forwarded-for': '10.0.0.2, 127.0.0.1', 'x-forwarded-host': 'loja.localhost' }],
  [{ 'x-forwarded-for': 'fd12:3456::1', 'x-real-ip': '192.168.0.7' }],
  [{ forwarded: 'for="[::1]:80";host=localhost' }],
])('%o of %s is one', (headers, from) => {
  expect(asked(headers, from)).toBe('1');
});

it.each<[Request['headers'], string?]>([
  [{ host: 'loja.example' }],
  [{ host: '' }],
  [{ 'x-forwarded-host': 'loja.example' }],
  [{ 'x-forwarded-host': 'localhost, loja.example' }],
  [{ forwarded: 'for=127.0.0.1;host=loja.example' }],
  [{ forwarded: 'for=127.0.0.1, For="203.0.113.9"' }],
  [{ 'x-forwarded-for': '203.0.113.9' }],
  [{ 'x-forwarded-for': '127.0.0.1, 2001:db8::1' }],
  [{ 'x-forwarded-for': 'unknown' }],
  [{ 'x-real-ip': '203.0.113.9' }],
  [{ 'cf-connecting-ip': '2001:db8::1', 'x-forwarded-for': '10.0.0.2' }],
  // Whoever speaks to a port that is open to all may name any host.
  [{}, '203.0.113.9'],
  [{}, '2001:db8::1'],
])('%o of %s is none', (headers, from) => {
  expect(asked(headers, from)).toBe('');
});
