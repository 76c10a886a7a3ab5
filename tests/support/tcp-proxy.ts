/** Stands between a shop and its database, so that the line between them can be cut or go silent. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Nobody answers, and all connections are reset. */
  readonly cut: () => void;
  /** Connections are taken and stay open, but nothing comes through any more. */
  readonly silence: () => void;
  /** All is well again for new connections. */
  readonly heal: () => Promise<void>;
  /** New connections lead to this port; those that are open go on as they were. */
  readonly turnTo: (port: number) => void;
  readonly close: () => void;
};

export async function createTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let to = target.port;
  let silent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (silent) return;
    const far = connect({ host: target.host, port: to });
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const port = await listen(0);
  const drop = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port,
    cut() {
      server.close();
      drop();
    },
    silence() {
      silent = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async heal() {
      silent = false;
      drop();
      if (!server.listening) await listen(port);
    },
    turnTo(other) {
      to = other;
    },
    close() {
      server.close();
      drop();
    },
  };
}
