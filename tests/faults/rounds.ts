/** How much the fault tests do: `npm test` a little of each, `npm run test:faults` what `FAULTS=long` says. */
import { WHOLE } from '../e2e/variants.ts';

/** `CRASH_ROUNDS` goes before both. */
export function rounds(short: number, long: number): number {
  const { CRASH_ROUNDS, FAULTS } = process.env;
  if (CRASH_ROUNDS) return Number(CRASH_ROUNDS);
  return FAULTS === 'long' ? long : short;
}

/** How much of what is looked at many times over `npm test` looks at, and what a whole run and the long form do. */
export function sampled(short: number, whole: number): number {
  return WHOLE || process.env.FAULTS === 'long' ? whole : short;
}

/** One of so many in `npm test`, all in a whole run. */
export function sample<T>(all: readonly T[], of: number): readonly T[] {
  const step = sampled(of, 1);
  return all.filter((_, place) => place % step === 0);
}

/** Says what a long form came to, for who writes it down. */
export function tell(line: string): void {
  if (process.env.CRASH_ROUNDS || process.env.FAULTS === 'long') console.log(line);
}

/** Milliseconds that a test of so many rounds may take, on a machine that does other things too. */
export function patience(count: number, each: number): number {
  return 60_000 + count * each;
}
