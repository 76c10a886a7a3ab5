import { followPath } from '#lib/paths.ts';

/** A token in one of these addresses opens what stands behind it. */
const SECRET = new RegExp(`^(${followPath}|/api/v2/vitrine/order/link)/.+`);

/** The path of a request as logs may keep it. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, '$1/***');
}
