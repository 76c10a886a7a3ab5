/** Reads a call of the shop without the client of the islands, which scripts of every page are too small for. */

/** How long an answer may be waited for (ms). */
const PATIENCE = 5000;

/** @param path Below `/api/v2/front/`. @returns Undefined without an answer in time, or no JSON: another server may stand between. */
export async function frontGet<Answer>(path: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api/v2/front/${path}`, {
      headers: { 'App-Token': document.documentElement.dataset.appToken ?? '' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
