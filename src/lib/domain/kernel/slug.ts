const LONGEST = 120;

/** What an address is made of: small letters, digits, hyphens between them. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
