/** `kill -9` of this process at a statement or a question to a provider, counted from where it was asked for. */
import type { Kysely, KyselyPlugin } from 'kysely';
import type { MachineProvider } from '#lib/platform/payments/providers/provider.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** `soon`: not there, but when what was sent there is under way. */
export type Kill = { readonly event: number; readonly soon: boolean };

let left = Number.POSITIVE_INFINITY;
let soon = false;

/** The events to come are counted from here on. */
export function dieAt(kill: Kill | undefined): void {
  left = kill?.event ?? Number.POSITIVE_INFINITY;
  soon = kill?.soon ?? false;
}

export function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function event(): void {
  left -= 1;
  if (left > 0) return;
  left = Number.POSITIVE_INFINITY;
  if (soon) setImmediate(die);
  else die();
}

/** Before and after each statement, so also between the last of a transaction and its commit, and between that and what follows. */
export function deadlyDatabase(db: Kysely<Schema>): Kysely<Schema> {
  const counted: KyselyPlugin = {
    transformQuery({ node }) {
      event();
      return node;
    },
    async transformResult({ result }) {
      event();
      return result;
    },
  };
  return db.withPlugin(counted);
}

/** Before it is asked, and when it has done what it was asked for. */
export function deadlyProvider(provider: MachineProvider): MachineProvider {
  const around = async <T>(question: () => Promise<T>): Promise<T> => {
    event();
    try {
      return await question();
    } finally {
      event();
    }
  };
  return {
    ...provider,
    make: (...asked) => around(() => provider.make(...asked)),
    read: (...asked) => around(() => provider.read(...asked)),
    cancel: (...asked) => around(() => provider.cancel(...asked)),
    refund: (...asked) => around(() => provider.refund(...asked)),
    readRefund: (...asked) => around(() => provider.readRefund(...asked)),
  };
}
