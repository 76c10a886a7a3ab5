import { describe, expect, it } from 'vitest';
import { clientAddress, visitorOf } from '#lib/server/http/client-address.ts';
import { isPlace, type ProxyPlaces, trustsProxy } from '#lib/server/http/trusted-proxies.ts';

/** Whoever asks a shop that trusts `places`; a string is the whole of `X-Forwarded-For`. */
const asked = (places: ProxyPlaces, remote: string | undefined, forwardedFor?: string | readonly string[]) =>
  visitorOf({ remote, forwardedFor, trusts: trustsProxy(places) }).address;

describe('who asks', () => {
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
    expect(clientAddress({ remote, forwardedFor: undefined, trusts: trustsProxy(0) })).toBe(address);
  });

  it('is told whole where the law asks for it', () => {
    expect(asked(0, '2001:db8:1:2::5')).toBe('2001:db8:1:2::5');
    expect(asked(0, '::ffff:203.0.113.7')).toBe('203.0.113.7');
  });
});

describe('behind a number of proxies', () => {
  const SPOOFED = '198.51.100.1';
  const VISITOR = '203.0.113.7';
  const CDN = '192.0.2.9';
  const NGINX = '10.0.0.1';

  it('nobody is believed where there is none', () => {
    expect(asked(0, NGINX, VISITOR)).toBe(NGINX);
  });

  it.each([
    ['one says who asked it, at the end', 1, `${SPOOFED}, ${VISITOR}`],
    ['one that began a line of its own', 1, [SPOOFED, VISITOR]],
    ['two say it of each other', 2, `${SPOOFED}, ${VISITOR}, ${CDN}`],
    ['two, each in a line of its own', 2, [SPOOFED, VISITOR, CDN]],
    ['three', 3, `${SPOOFED},${VISITOR},${CDN},10.0.0.2`],
    ['what is left of the visitor may be a whole list', 1, `a, [, ${SPOOFED}:1, ${VISITOR}`],
  ])('%s', (_, hops, forwardedFor) => {
    expect(asked(hops, NGINX, forwardedFor)).toBe(VISITOR);
  });

  it('too few entries name the farthest there is', () => {
    expect(asked(2, NGINX, VISITOR)).toBe(VISITOR);
    expect(asked(2, NGINX, undefined)).toBe(NGINX);
    expect(asked(2, NGINX, '')).toBe(NGINX);
  });

  it.each([
    'unknown',
    '',
    '_hidden',
    '203.0.113',
    '203.0.113.7.1',
    '1.2.3.4:x',
    '[::1',
    '[1.2.3.4]',
    '::1:x:y',
    '999.1.1.1',
    VISITOR.concat(':123456'),
  ])('what cannot be read (%s) leaves the nearest proxy', (garbage) => {
    expect(asked(1, NGINX, `${SPOOFED}, ${garbage}`)).toBe(NGINX);
    expect(asked(2, NGINX, `${SPOOFED}, ${garbage}, ${CDN}`)).toBe(CDN);
  });
});

describe('behind proxies whose places are known', () => {
  const PLACES = ['10.0.0.0/8', '192.0.2.9', '2001:db8:cd::/48'];

  it('the first address from the right that is none of them asked', () => {
    expect(asked(PLACES, '10.1.2.3', '198.51.100.1, 203.0.113.7, 192.0.2.9')).toBe('203.0.113.7');
    expect(asked(PLACES, '::ffff:10.1.2.3', '203.0.113.7, [2001:db8:cd::7]:443')).toBe('203.0.113.7');
    expect(asked(PLACES, '2001:db8:cd:1::1', '10.9.9.9, 203.0.113.7, 10.0.0.1, 10.0.0.2')).toBe(
      '203.0.113.7',
    );
  });

  it('who comes past them is not believed', () => {
    expect(asked(PLACES, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(asked(PLACES, '192.0.2.10', '198.51.100.1')).toBe('192.0.2.10');
    expect(asked(PLACES, undefined, '198.51.100.1')).toBe('');
  });

  it('what cannot be read leaves the nearest proxy', () => {
    expect(asked(PLACES, '10.1.2.3', 'unknown, 192.0.2.9')).toBe('192.0.2.9');
  });

  it('one of them that asks by itself is the visitor', () => {
    expect(asked(PLACES, '10.1.2.3', '10.0.0.7')).toBe('10.0.0.7');
    expect(asked(PLACES, '10.1.2.3')).toBe('10.1.2.3');
  });

  it.each(['10.0.0.1', '10.0.0.0/8', '203.0.113.0/32', '::1', '2001:db8::/32', '2001:db8::1/128'])(
    '%s is a place',
    (place) => {
      expect(isPlace(place)).toBe(true);
    },
  );

  it.each([
    '',
    '10',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    'nginx',
    'fe80::1%eth0',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/08',
    '[::1]',
  ])('%s is none', (place) => {
    expect(isPlace(place)).toBe(false);
  });
});

describe('an entry', () => {
  it.each([
    ['203.0.113.7:5678', '203.0.113.7', 5678],
    [' 203.0.113.7 ', '203.0.113.7', undefined],
    ['2001:db8::1', '2001:db8::1', undefined],
    ['[2001:db8::1]', '2001:db8::1', undefined],
    ['[2001:db8::1]:443', '2001:db8::1', 443],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7', 80],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined],
    ['[fe80::1%eth0]:80', 'fe80::1', 80],
  ])('%s is read', (forwardedFor, address, port) => {
    const facts = { remote: '10.0.0.1', remotePort: 40_000, forwardedFor, trusts: trustsProxy(1) };
    expect(visitorOf(facts)).toEqual({ address, port });
  });

  it("of a proxy's own connection has no port of a visitor", () => {
    const facts = { remote: '10.0.0.1', remotePort: 40_000, forwardedFor: undefined };
    expect(visitorOf({ ...facts, trusts: trustsProxy(1) })).toEqual({ address: '10.0.0.1' });
    expect(visitorOf({ ...facts, trusts: trustsProxy(0) })).toEqual({ address: '10.0.0.1', port: 40_000 });
  });
});
