/** Which machines in front of the shop are believed when they say who asked: how many of them, or where they stand. */
import { BlockList, isIP } from 'node:net';

/** The number of proxies one behind the other, or the addresses and networks (`10.0.0.0/8`) they stand in. */
export type ProxyPlaces = number | readonly string[];

/** @param hop How many proxies stand between: 0 is the far end of the connection itself. */
export type TrustsProxy = (address: string, hop: number) => boolean;

export function trustsProxy(places: ProxyPlaces): TrustsProxy {
  if (typeof places === 'number') return (_, hop) => hop < places;
  const known = new BlockList();
  for (const place of places) addPlace(known, place);
  return (address) => {
    const family = isIP(address);
    return family > 0 && known.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Whether anybody is believed at all. */
export function hasProxy(places: ProxyPlaces): boolean {
  return typeof places === 'number' ? places > 0 : true;
}

/** An address, or a network that leaves somebody out: `0.0.0.0/0` would let visitors say who they are. */
export function isPlace(place: string): boolean {
  const [address = '', length, ...rest] = place.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  return (
    length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (family === 6 ? 128 : 32))
  );
}

function addPlace(known: BlockList, place: string): void {
  const [address = '', length] = place.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (length === undefined) known.addAddress(address, family);
  else known.addSubnet(address, Number(length), family);
}
