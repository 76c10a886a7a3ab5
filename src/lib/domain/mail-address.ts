/** A mail address as far as a form can tell: what the platform refuses for sure is said before it is asked. */

/** Of RFC 5321. */
export const MAIL_ADDRESS_LENGTH = 254;
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/;

export function isMailAddress(typed: string): boolean {
  return typed.length <= MAIL_ADDRESS_LENGTH && ADDRESS.test(typed);
}
