/** Calls about spreadsheets of the catalogue. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelProductsEndpoints } from './panel/products.ts';
import { panelSheetsEndpoints } from './panel/sheets.ts';

export function sheetsCalls(deps: Deps): readonly Endpoint[] {
  return [...panelProductsEndpoints(deps), ...panelSheetsEndpoints(deps)];
}
