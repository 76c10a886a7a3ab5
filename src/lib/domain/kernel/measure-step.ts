/** The step of a number field, so that every measure on offer can be reached with it. */

/** Thousandths, largest first. */
const STEPS = [100_000, 50_000, 10_000, 5000, 1000, 500, 250, 100, 50, 10, 5, 1] as const;

/** The largest round step that divides all measures. Everything in thousandths of the base unit. */
export function measureStep(measures: readonly number[]): number {
  return STEPS.find((step) => measures.every((measure) => measure % step === 0)) ?? 1;
}
