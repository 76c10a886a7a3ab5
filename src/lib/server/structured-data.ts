import type { Shell } from '#lib/contract/shell.ts';
import { searchPath } from '#lib/paths.ts';

/** The shop and its search, as schema.org describes them, for the home page. */
export function organization({ configuracoes, siteUrl }: Shell): object {
  const { nome, razaoSocial, cnpj, email, telefone } = configuracoes.sistema.geral.site;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': `${siteUrl}/#loja`,
        name: nome,
        legalName: razaoSocial,
        taxID: cnpj,
        url: siteUrl,
        logo: `${siteUrl}/apple-touch-icon.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email,
          telephone: telefone,
          availableLanguage: 'pt-BR',
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#site`,
        name: nome,
        url: siteUrl,
        inLanguage: 'pt-BR',
        publisher: { '@id': `${siteUrl}/#loja` },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${siteUrl}${searchPath}?busca={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
