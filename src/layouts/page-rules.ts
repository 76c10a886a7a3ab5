/** What settings say on the pages that are about it. */
import type { RegrasDevolucao } from '#lib/contract/returns.ts';
import type { Configuracoes, EmpresaPagamento } from '#lib/contract/settings.ts';

/** Whether they say anything on this page. */
export function hasPageRules(settings: Configuracoes, slug: string): boolean {
  return returnRulesOf(settings, slug) !== undefined || payingCompaniesOf(settings, slug).length > 0;
}

/** For pages about returns; undefined of any other, and where the platform keeps no such settings. */
export function returnRulesOf({ trocas, sistema }: Configuracoes, slug: string): RegrasDevolucao | undefined {
  if (!trocas || !/\b(trocas?|devoluc(ao|oes))\b/.test(slug)) return undefined;
  return { ...trocas, endereco: trocas.endereco || sistema.geral.site.endereco };
}

/** For the page about privacy: whom the shop is paid through. */
export function payingCompaniesOf({ pagamento }: Configuracoes, slug: string): readonly EmpresaPagamento[] {
  return slug === 'privacidade' ? (pagamento.empresas ?? []) : [];
}
