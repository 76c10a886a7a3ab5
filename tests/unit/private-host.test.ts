/** Hosts that nobody reaches from outside. */
import { expect, it } from 'vitest';
import { isPrivateHost } from '#lib/domain/kernel/private-host.ts';

it.each([
  'localhost',
  'LOCALHOST:4321',
  'loja.localhost',
  '127.0.0.1:80',
  '10.0.0.7',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20:4321',
  '169.254.1.1',
  '[::1]:4321',
  '[fd12:3456::1]',
  '[fe80::1]',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

it.each([
  '',
  'loja.example',
  'localhost.example',
  '10.loja.example',
  '127.0.0.1.example',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '8.8.8.8',
  '[2001:db8::1]',
  'notlocalhost',
])('%s is not', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
