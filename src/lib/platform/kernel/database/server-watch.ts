/**
 * Watches which database server answers. Transaction numbers are only valid on one server: a restored copy, or a standby that
 * took over without the last commits, uses them a second time. So whatever a process has cached of the database is
 * valid for one epoch.
 */

export type ServerWatch = {
  /** Grows with every new server: what was read in an earlier epoch may no longer exist. */
  readonly epoch: () => number;
  /** For how long nothing has been heard of any server (ms). */
  readonly silentFor: () => number;
  /** Reports which server answered a look. @returns The epoch from then on. */
  readonly saw: (look: ServerLook) => number;
  /** @param forget Called whenever an epoch begins. */
  readonly onAnother: (forget: () => void) => void;
};

export type ServerLook = {
  /** The result of `server_identity` (migration 0036), or only its first part, the start time. */
  readonly server: string;
  /** Less was visible than at the previous look. */
  readonly backwards?: boolean;
};

export function createServerWatch(): ServerWatch {
  const listeners: (() => void)[] = [];
  let known = '';
  let epoch = 0;
  let seenAt = performance.now();
  return {
    epoch: () => epoch,
    silentFor: () => performance.now() - seenAt,
    saw({ server, backwards = false }) {
      seenAt = performance.now();
      const same = server.startsWith(known) || known.startsWith(server);
      if (!same || backwards) {
        epoch += 1;
        for (const forget of listeners) forget();
      }
      if (!same || server.length > known.length) known = server;
      return epoch;
    },
    onAnother(forget) {
      listeners.push(forget);
    },
  };
}
