/** Calls about what links to what. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { ligarEndpoints } from './calls/ligar.ts';
import { ligarConferir } from './calls/ligar-conferir.ts';
import { ligarPares } from './calls/ligar-pares.ts';
import { ligarProduto } from './calls/ligar-produto.ts';
import { ligarTexto } from './calls/ligar-texto.ts';
import type { FinderDeps } from './memory/finder.ts';
import { panelFinderEndpoints } from './panel/finder.ts';
import { panelRulesEndpoints } from './panel/rules.ts';

export function finderCalls(deps: FinderDeps): readonly Endpoint[] {
  return [
    ...ligarEndpoints(deps),
    ligarProduto(deps),
    ligarTexto(deps),
    ligarConferir(deps),
    ligarPares(deps),
    ...panelFinderEndpoints(deps),
    ...panelRulesEndpoints(deps),
  ];
}
