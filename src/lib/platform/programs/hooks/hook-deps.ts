import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { OrderDeps } from '#lib/platform/orders/step.ts';

/** What web hooks need beside the rest. */
export type HookDeps = Pick<Deps, 'db' | 'now' | 'hookHosts' | 'sendOutbox'> & {
  /** Closes their secrets. */
  readonly seal: Cipher;
  /** From 0 to 1, another each time. */
  readonly chance: () => number;
};

export type ProgramDeps = OrderDeps & HookDeps;
