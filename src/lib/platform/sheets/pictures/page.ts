/** Is it a page, whatever its address ends in? */
export function isPage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 512))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  return /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(start);
}
