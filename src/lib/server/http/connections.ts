/**
 * How many connections a process keeps, of everybody and of one address. A connection that waits for its next request, or
 * whose head is not there yet, gives way to a new one, the oldest first; one whose request is at work never does.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../observe/log.ts';
import { networkOf, plainAddress } from './client-address.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

type Bounds = {
  /** Of everybody. */
  readonly most: number;
  /** Of one IPv4 address, or one network of IPv6. */
  readonly perAddress: number;
  /** Whose connections are those of many visitors, and not counted by address. */
  readonly trusts: TrustsProxy;
  readonly log: Pick<Log, 'warn'>;
  readonly now?: () => number;
};

/** The connections of everybody, or of one address. Waiting ones stand in the order they began to wait. */
type Crowd = { readonly waiting: Set<Socket>; size: number };
/** `atWork`: its requests that are not answered; a client may send the next before that. */
type Held = { readonly address: string; readonly crowds: readonly Crowd[]; atWork: number };

/** Lasting overload is logged once in this time (ms). */
const TOLD_EVERY = 60_000;

export function boundConnections(server: Server, bounds: Bounds): void {
  const { most, perAddress, trusts, log, now = Date.now } = bounds;
  const everybody = newCrowd();
  const ofAddress = new Map<string, Crowd>();
  const held = new Map<Socket, Held>();
  let told = Number.NEGATIVE_INFINITY;

  function refuse(socket: Socket, event: string): void {
    socket.destroy();
    if (now() - told < TOLD_EVERY) return;
    told = now();
    log.warn(event);
  }

  function leave(socket: Socket): void {
    const { address = '', crowds = [] } = held.get(socket) ?? {};
    held.delete(socket);
    for (const crowd of crowds) {
      crowd.size -= 1;
      crowd.waiting.delete(socket);
    }
    if (ofAddress.get(address)?.size === 0) ofAddress.delete(address);
  }

  function hasRoom(crowd: Crowd, limit: number): boolean {
    if (crowd.size < limit) return true;
    const [oldest] = crowd.waiting;
    if (!oldest) return false;
    // Its event comes later, and it is not counted until then.
    leave(oldest);
    oldest.destroy();
    return true;
  }

  server.on('connection', (socket: Socket) => {
    const remote = plainAddress(socket.remoteAddress ?? '');
    const address = networkOf(remote);
    const own = trusts(remote, 0) ? undefined : (ofAddress.get(address) ?? newCrowd());
    if (own && !hasRoom(own, perAddress)) {
      return refuse(socket, 'an address has as many connections as it may: set TRUST_PROXY if it is a proxy');
    }
    if (!hasRoom(everybody, most)) return refuse(socket, 'there are as many connections as there may be');
    if (own) ofAddress.set(address, own);
    const crowds = own ? [everybody, own] : [everybody];
    held.set(socket, { address, crowds, atWork: 0 });
    for (const crowd of crowds) {
      crowd.size += 1;
      crowd.waiting.add(socket);
    }
    socket.once('close', () => leave(socket));
  });

  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const own = held.get(socket);
    if (!own) return;
    own.atWork += 1;
    for (const { waiting } of own.crowds) waiting.delete(socket);
    response.once('close', () => {
      own.atWork -= 1;
      if (own.atWork > 0 || !held.has(socket)) return;
      for (const { waiting } of own.crowds) waiting.add(socket);
    });
  });
}

function newCrowd(): Crowd {
  return { waiting: new Set(), size: 0 };
}
