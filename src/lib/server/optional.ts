import { getRuntime } from './runtime.ts';

/**
 * A part of a page the visitor can do without: when it fails, the reason is logged under the name `what` and `fallback`
 * takes its place, so that the page shows neither a hole nor an error.
 */
export async function optional<T>(part: Promise<T>, fallback: T, what: string): Promise<T> {
  try {
    return await part;
  } catch (error) {
    getRuntime().log.warn(`${what} is missing on a page`, { error });
    return fallback;
  }
}
