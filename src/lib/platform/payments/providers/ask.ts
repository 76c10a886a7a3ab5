/** Asks a provider: for a limited time, and not at all while it has just failed again and again. */
import type { MachineProvider } from './provider.ts';

/** Milliseconds that an answer may take, its body included. */
const PATIENCE = 10_000;
/** Failures in a row after which it is left alone, and for how long (ms). */
const FAILURES = 5;
const REST = 30_000;

export type AskProvider = <Said>(
  provider: MachineProvider,
  question: (signal: AbortSignal) => Promise<Said>,
  /** At the provider: each is counted by itself. Null or left out where there is but one. */
  account?: number | null,
  /** Milliseconds, instead of those that an answer may take. */
  longer?: number,
) => Promise<Said | { readonly said: 'nothing' }>;

type Options = {
  readonly now: () => Date;
  /** Milliseconds, instead of ten seconds. */
  readonly patience?: number;
  /** Told of each failure; a message must hold nothing of what was sent. */
  readonly onFailure?: ((provider: string, error: unknown) => void) | undefined;
};

/** The function it returns never throws: what fails has said nothing. */
export function createAskProvider({
  now,
  patience = PATIENCE,
  onFailure = () => undefined,
}: Options): AskProvider {
  const failed = new Map<string, { readonly times: number; readonly until: number }>();
  return async ({ name }, question, account, longer = patience) => {
    const key = `${name} ${account ?? ''}`;
    const before = failed.get(key) ?? { times: 0, until: 0 };
    if (before.times >= FAILURES && now().getTime() < before.until) return { said: 'nothing' };
    const signal = AbortSignal.timeout(Math.max(patience, longer));
    try {
      const said = await Promise.race([question(signal), ended(signal)]);
      failed.delete(key);
      return said;
    } catch (error) {
      failed.set(key, { times: before.times + 1, until: now().getTime() + REST });
      onFailure(name, error);
      return { said: 'nothing' };
    }
  };
}

/** A provider may forget to look at its signal. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
}
