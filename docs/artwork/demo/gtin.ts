/** Check digit of a GTIN-13: weights 1 and 3 alternate from the left over the first twelve digits. */
export function gtinCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** GTIN-13 in the range 789 0000 kept for the demo shop: `familia` 1 to 999, `item` 0 to 99. */
export function demoGtin(familia: number, item: number): string {
  const twelve = `7890000${String(familia).padStart(3, '0')}${String(item).padStart(2, '0')}`;
  return `${twelve}${gtinCheckDigit(twelve)}`;
}

/** Of the colour at a place from 0 on: unlike that of its product and of all others. */
export function valueGtin(ean: string, place: number): string {
  const twelve = `${ean.slice(0, 6)}${place + 1}${ean.slice(7, 12)}`;
  return `${twelve}${gtinCheckDigit(twelve)}`;
}
