/** Global Trade Item Numbers (GS1): the digits under a bar code. */

/** Prefixes that a shop or a country gives out for itself, so that they name nothing in the world (GS1, restricted circulation). */
const RESTRICTED = /^(?:02|04|2)/;
const DIGITS = 13;

/** A number of 8, 12, 13 or 14 digits whose last one is right, and that names one thing in the world. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const ean = text.length === 14 ? text.slice(1) : text.padStart(DIGITS, '0');
  if (text.length !== 8 && RESTRICTED.test(ean)) return false;
  const digits = [...text].map(Number).toReversed();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
