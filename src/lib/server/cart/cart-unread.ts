/** A cart that could not be read is no empty one: its page says so, and how to try again. */
import { ApiError } from '#lib/api/error.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { knownFrame, loadShell } from '../page/page-data.ts';
import { getRuntime } from '../runtime.ts';

export type Unread = {
  /** The status of the page. */
  readonly unread: number;
  /** The frame as it was read last: the page must not wait for the same silence again. */
  readonly shell: Shell;
};

/** @throws What is no failure of the platform, and ApiError when the shop was not read even once. */
export async function unlessUnread<Outcome>(
  locals: Parameters<typeof loadShell>[0] & Pick<App.Locals, 'asked'>,
  work: () => Promise<Outcome>,
): Promise<Outcome | Unread> {
  try {
    return await work();
  } catch (error) {
    // Who asks with `debug` is shown the call that failed, by the error page.
    const debugged = locals.asked.searchParams.has('debug');
    const silent = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (debugged || !silent) throw error;
    getRuntime().log.warn('cart not read', { error });
    return { unread: error.status || 502, shell: knownFrame() ?? (await loadShell(locals)) };
  }
}
