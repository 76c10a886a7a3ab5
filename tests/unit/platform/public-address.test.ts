import { expect, it } from 'vitest';
import { isPublicAddress } from '#lib/platform/kernel/http/public-address.ts';

it.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '2606:4700::1111',
  '2a02::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.0', '100.127.255.255', '127.0.0.1', '127.255.0.1', '169.254.169.254'],
  ...[
    '172.16.0.0',
    '172.31.255.255',
    '192.168.0.1',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
  ],
  ...['2001:db8::1', '2001::1', '2002:7f00:1::', 'localhost', '', '127.1', '1.2.3.4.5'],
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
