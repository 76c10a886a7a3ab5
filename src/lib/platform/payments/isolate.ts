/** Isolates one item of a batch: its failure is reported, and the batch continues. */
import type { PaymentDeps } from './payment-deps.ts';

/** @returns Whether it succeeded. */
export async function isolate(
  { onFailure }: Pick<PaymentDeps, 'onFailure'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    onFailure(error);
    return false;
  }
}
