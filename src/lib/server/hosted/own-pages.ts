/**
 * Which pages a hosted platform serves itself: everything of checkout and account but what this shop has, and where this shop
 * has the finder, which needs data of our own platform.
 */
import { accessPath, cartPath } from '#lib/paths.ts';

const PLATFORM_PAGES = /^\/(?:checkout|minha-conta|ligar)(?:\/|$)/;
const OWN: ReadonlySet<string> = new Set([accessPath, cartPath].map((path) => path.replace(/\/$/, '')));

export function isPlatformPage(pathname: string): boolean {
  return PLATFORM_PAGES.test(pathname) && !OWN.has(pathname.replace(/\/+$/, ''));
}
