/**
 * Which server of the database answers. Numbers of transactions mean something on one server alone: a copy that was put
 * back, or a standby that took over without the last commits, gives them out a second time. So whatever a process
 * remembers of the database is good for one epoch.
 */

export type ServerWatch = {
  /** Grows with every server: what was read in another epoch may be lost. */
  readonly epoch: () => number;
  /** Told by who looked which server answered. @returns The epoch from then on. */
  readonly saw: (look: ServerLook) => number;
  /** @param forget Called when the next epoch begins. */
  readonly onAnother: (forget: () => void) => void;
};

export type ServerLook = {
  /** As `server_identity` tells it (migration 0036), or only its beginning, the time of its start. */
  readonly server: string;
  /** Less was visible than at an earlier look. */
  readonly backwards?: boolean;
};

export function createServerWatch(): ServerWatch {
  const listeners: (() => void)[] = [];
  let known = '';
  let epoch = 0;
  return {
    epoch: () => epoch,
    saw({ server, backwards = false }) {
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
