/** What whoever kills a shop says to it, and hears. */
import type { Act } from '../acts.ts';
import type { Kill } from './deadly.ts';

export type Order = {
  readonly acts: readonly Act[];
  /** Of the act from which it counts; left out: it lives. */
  readonly kill?: (Kill & { readonly act: number }) | undefined;
  /** It was killed in the midst of these acts, and goes on behind the one that it died in. */
  readonly resumes: boolean;
};

/** `rest`: all of it is done, and held. `error`: what did not hold. */
export type Said = { readonly said: 'ready' | 'rest' } | { readonly said: 'failed'; readonly error: string };
