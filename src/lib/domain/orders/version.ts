/**
 * What a page said of an order: of goods, delivery and sums, and behind a dot of the address that the account or the session
 * keeps for it. An order whose form brings its own address has the first alone: who types an address has read it.
 */
export function writeVersion(order: string, address: string): string {
  return address === '' ? order : `${order}.${address}`;
}

/** Whether the page that said `seen` showed what would be ordered `now`. */
export function isSeen(seen: string, now: string): boolean {
  return seen === now || (!now.includes('.') && seen.startsWith(`${now}.`));
}
