import type { Canal } from '#lib/contract/product.ts';
import type { Shop } from '../shop.ts';

/** Where this shop sells: on its own site, and nowhere else. */
export function presentChannel({ siteUrl, configuracoes }: Shop): Canal {
  return {
    id: 1,
    nome: configuracoes.sistema.geral.site.nome,
    tipo: 'site',
    dominio: new URL(siteUrl).host,
  };
}
