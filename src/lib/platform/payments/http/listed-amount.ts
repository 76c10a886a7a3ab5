/** What the database takes for an amount. */
const MOST = 2 ** 31 - 1;

/** Centavos of one line of a provider's list; undefined where it cannot be read, which says nothing of the other lines. */
export function listedAmount(read: () => number): number | undefined {
  try {
    const amount = read();
    return amount > MOST ? undefined : amount;
  } catch {
    return undefined;
  }
}
