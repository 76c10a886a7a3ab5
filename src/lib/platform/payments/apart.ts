/** One thing of many: what fails in it is told, and the rest goes on. */
import type { PaymentDeps } from './payment-deps.ts';

/** @returns Whether it came to its end. */
export async function apart({ onFailure }: PaymentDeps, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    onFailure(error);
    return false;
  }
}
