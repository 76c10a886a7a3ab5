/** A mail address as far as a form can tell: what the platform refuses for sure is said before it is asked. */

/** Of RFC 5321. */
export const MAIL_ADDRESS_LENGTH = 254;
/** No two dots in a row, none at an end; a domain of at least two parts. */
const ADDRESS = /^[\w'+-]+(\.[\w'+-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

export function isMailAddress(typed: string): boolean {
  return typed.length <= MAIL_ADDRESS_LENGTH && ADDRESS.test(typed);
}
