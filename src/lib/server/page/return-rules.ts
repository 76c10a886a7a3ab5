/** What the settings say of returns, for the page of the shop that is about them. */
import type { RegrasDevolucao } from '#lib/contract/returns.ts';
import type { Configuracoes } from '#lib/contract/settings.ts';

/** Undefined of any other page, and where the platform keeps no such settings. */
export function returnRulesOf({ trocas, sistema }: Configuracoes, slug: string): RegrasDevolucao | undefined {
  if (!trocas || !/\b(trocas?|devoluc(ao|oes))\b/.test(slug)) return undefined;
  return { ...trocas, endereco: trocas.endereco || sistema.geral.site.endereco };
}
