import { filled } from '#lib/contract/empty.ts';
import type { Shell } from '#lib/contract/shell.ts';
import type { ItemMenu } from '#lib/contract/struct.ts';
import { canonicalUrl } from '#lib/domain/shop/seo.ts';
import { storeData } from '#lib/domain/shop/store-data.ts';
import { searchPath } from '#lib/paths.ts';

/** The shop and its search, as schema.org describes them, for the home page. */
export function organization({ configuracoes, menus, siteUrl }: Shell): object {
  const { nome, razaoSocial, cnpj, email, telefone, endereco } = configuracoes.sistema.geral.site;
  const footer = [menus.atendimento, menus.institucional, menus.footer].flatMap(({ menu }) => menu);
  return storeData({
    name: nome,
    legalName: razaoSocial,
    taxId: cnpj,
    address: endereco,
    email,
    telephone: telefone,
    description: configuracoes.seo.geral.description,
    siteUrl,
    profiles: Object.values(configuracoes.redesSociais ?? {}).filter(isProfile),
    search: `${siteUrl}${searchPath}?busca={search_term_string}`,
    returns: returnsPage(footer, siteUrl),
  });
}

/** Whole addresses: a hosted platform may leave a field out or empty. */
function isProfile(link: unknown): link is string {
  return typeof link === 'string' && /^https?:\/\//.test(link);
}

/** The page that the shop's own menus name so. */
function returnsPage(items: readonly ItemMenu[], siteUrl: string): string | undefined {
  for (const { label, rota, sub } of items) {
    const path = /\b(trocas?|devoluç|devoluc)/i.test(label)
      ? filled<{ path?: string }>(rota)?.path
      : undefined;
    const found = path ? canonicalUrl(path, siteUrl) : returnsPage(sub, siteUrl);
    if (found) return found;
  }
  return undefined;
}
