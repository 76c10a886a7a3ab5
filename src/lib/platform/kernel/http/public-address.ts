/** Which addresses of the network anybody may reach: none of this machine, of a network of one's own or of its services. */
import { BlockList, isIP } from 'node:net';

/** RFC 6890 and its registry, multicast and what is reserved: `address/prefix`. */
const NOT_PUBLIC = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only this is given out, but for examples and tunnels with another address inside them. */
const GLOBAL = ['2000::/3'];
const NOT_GLOBAL = ['2001::/32', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed4 = listOf(NOT_PUBLIC, 'ipv4');
const open6 = listOf(GLOBAL, 'ipv6');
const closed6 = listOf(NOT_GLOBAL, 'ipv6');

/** @param address Without brackets. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
