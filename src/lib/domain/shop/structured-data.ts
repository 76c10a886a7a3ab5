/** Schema.org data of breadcrumbs, listings and questions; products are in `product-data.ts`. */
import { canonicalUrl } from './seo.ts';

/** Whatever the shop links to by its own path. */
type Linked = { readonly rota: { readonly path: string } };

/** Of a breadcrumb; pages that the platform does not know have steps too. */
export type Step = Linked & { readonly label: string };

const CONTEXT = 'https://schema.org';

/** The last step is the page itself. */
export function breadcrumbData(steps: readonly Step[], siteUrl: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, rota }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(rota.path, siteUrl),
    })),
  };
}

/**
 * What a page lists.
 * @param first the place of the first entry in the whole listing, from 1
 */
export function itemListData(entries: readonly Linked[], siteUrl: string, first = 1): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: entries.map(({ rota }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: absolute(rota.path, siteUrl),
    })),
  };
}

/** Questions with their answers in HTML, where all of them stand on the page. */
export function faqData(
  questions: readonly { readonly pergunta: string; readonly resposta: string }[],
): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ pergunta, resposta }) => ({
      '@type': 'Question',
      name: pergunta,
      acceptedAnswer: { '@type': 'Answer', text: resposta },
    })),
  };
}

function absolute(path: string, siteUrl: string): string {
  return canonicalUrl(path, siteUrl) ?? siteUrl;
}
