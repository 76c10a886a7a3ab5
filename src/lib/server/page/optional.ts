import { getRuntime } from '../runtime.ts';

/**
 * A part of a page the visitor can do without: when it fails, the reason is logged under the name `part` and `fallback`
 * takes its place, so that the page shows neither a hole nor an error.
 */
export async function optional<T, F>(promise: Promise<T>, fallback: F, part: string): Promise<T | F> {
  try {
    return await promise;
  } catch (error) {
    getRuntime().log.warn('part of a page missing', { part, error });
    return fallback;
  }
}
