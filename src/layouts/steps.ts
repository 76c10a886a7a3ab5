/** The breadcrumb of pages that the platform names no steps of. */
import type { Step } from '#lib/domain/shop/structured-data.ts';
import { homePath } from '#lib/paths.ts';
import { layoutText } from '#lib/text/layout.ts';

/** @param places After the home page, the page itself last. */
export function stepsFromHome(
  ...places: readonly (readonly [label: string, path: string])[]
): readonly Step[] {
  const all = [[layoutText.home, homePath] as const, ...places];
  return all.map(([label, path]) => ({ label, rota: { path } }));
}
