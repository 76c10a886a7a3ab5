/** The screens of the panel, by the files of their routes. */
import { globSync } from 'node:fs';

export type PanelRoute = {
  /** `/painel/pedidos/[numero]`. */
  readonly name: string;
  readonly matches: (path: string) => boolean;
};

/** The more of it is fixed, the earlier: the first that matches an address serves it. */
export const PANEL_ROUTES: readonly PanelRoute[] = globSync('src/pages/painel/**/*.astro')
  .map((file) => file.replace('src/pages', '').replace(/(?:\/index)?\.astro$/, ''))
  .toSorted((one, other) => one.split('[').length - other.split('[').length || (one < other ? -1 : 1))
  .map((name) => {
    const pattern = new RegExp(`^${name.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
    return { name, matches: (path) => pattern.test(path) };
  });

export function panelRouteOf(path: string): PanelRoute | undefined {
  return PANEL_ROUTES.find(({ matches }) => matches(path));
}
