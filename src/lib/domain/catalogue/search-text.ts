/** What a visitor typed into the search, as text. */

const MAX_LENGTH = 100;

/** The text as it is shown again: one line, at most 100 characters. A theme encodes what the browser will encode again. */
export function searchText(text: string): string {
  const line = misread(decoded(text))
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_LENGTH).join('').trim();
}

/** `cabo%20hdmi` is what nobody types. */
function decoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `conexÃ£o`: UTF-8 that was read as Latin-1. */
function misread(text: string): string {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  if (!/[\u00c2\u00c3][\u0080-\u00bf]/.test(text) || codes.some((code) => code > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return text;
  }
}
