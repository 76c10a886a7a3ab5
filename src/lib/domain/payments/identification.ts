/** How a person finds an entry of the ledger at the bank: what it is known by in the database says more than that. */

/** Of a line of a statement that names a charge, or of a confirmation without an identification: the code alone. */
const OF_CHARGE = /^(PED\d+T\d+[A-Z]{8})[|:].*$/s;
/** The digest of all words of a line that names no charge: nobody can look for it. */
const DIGEST = /^[\w-]{43}$/;
/** Undone, and confirmed again. */
const AGAIN = /^(.+):\d+$/s;

/** @returns '' where nothing is known that a bank shows. */
export function identificationOf(providerRef: string): string {
  const own = OF_CHARGE.exec(providerRef)?.[1];
  if (own !== undefined) return own;
  const plain = AGAIN.exec(providerRef)?.[1] ?? providerRef;
  return DIGEST.test(plain) ? '' : plain;
}
