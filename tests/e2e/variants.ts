/** How much of what can be walked through the shop a run walks. */

/** `npm run test:whole`: every way at each width, with scripts and without; half an hour more. */
export const WHOLE = process.env.E2E_WHOLE === '1';

/**
 * In which of the two widths a long way through the shop is walked: with scripts on a phone, without them at a desk. How pages
 * look in between is measured in each (`expectFlawless`).
 */
export function widthsWith(javaScriptEnabled: boolean): readonly number[] {
  if (WHOLE) return [360, 1366];
  return javaScriptEnabled ? [360] : [1366];
}

/** As `widthsWith`, of a way whose forms others send without scripts: with scripts only. */
export function widthsOnce(javaScriptEnabled: boolean): readonly number[] {
  return WHOLE || javaScriptEnabled ? widthsWith(javaScriptEnabled) : [];
}
