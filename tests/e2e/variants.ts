/** In which of the two widths a long way through the shop is walked. */

/**
 * With scripts on a phone, without them at a desk: how pages look in between is measured in each (`expectFlawless`), and all
 * four of each way take half an hour more. `E2E_WHOLE=1` walks all four.
 */
export function widthsWith(javaScriptEnabled: boolean): readonly number[] {
  if (process.env.E2E_WHOLE === '1') return [360, 1366];
  return javaScriptEnabled ? [360] : [1366];
}
