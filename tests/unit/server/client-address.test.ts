import { expect, it } from 'vitest';
import { clientAddress, visitorAddress } from '#lib/server/http/client-address.ts';

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in the form of IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the network of an IPv6 address', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['the network of a shortened one', '2001:db8::1', '2001:db8:0:0::/64'],
  ['the network of one with leading zeros', '2001:0DB8:0001:0000::1', '2001:db8:1:0::/64'],
  ['the network of one with a dotted end', '64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['the network of one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the machine itself', '::1', '0:0:0:0::/64'],
  ['nothing of nothing', undefined, ''],
])('is %s', (_, remote, address) => {
  expect(clientAddress({ remote, forwardedFor: undefined, trustProxy: false })).toBe(address);
});

it('believes a proxy only where it may, and only what that proxy wrote itself', () => {
  const remote = '10.0.0.1';
  const forwardedFor = '198.51.100.1, 203.0.113.7';
  expect(clientAddress({ remote, forwardedFor, trustProxy: false })).toBe(remote);
  expect(clientAddress({ remote, forwardedFor, trustProxy: true })).toBe('203.0.113.7');
  expect(clientAddress({ remote, forwardedFor: [forwardedFor, '192.0.2.9'], trustProxy: true })).toBe(
    '192.0.2.9',
  );
  expect(clientAddress({ remote, forwardedFor: 'unknown', trustProxy: true })).toBe(remote);
  expect(clientAddress({ remote, forwardedFor: undefined, trustProxy: true })).toBe(remote);
});

it('tells the whole address of a visitor where the law asks for it', () => {
  const facts = { forwardedFor: undefined, trustProxy: false };
  expect(visitorAddress({ ...facts, remote: '2001:db8:1:2::5' })).toBe('2001:db8:1:2::5');
  expect(visitorAddress({ ...facts, remote: '::ffff:203.0.113.7' })).toBe('203.0.113.7');
});
