/** Products side by side: which ones an address names, and where they differ. */
import type { Fact } from './key-facts.ts';

/** More columns than this no screen shows. */
export const MOST_COMPARED = 4;

/** Of hosted platforms with dots too: `tela-fio-1.90`. */
const SLUG = /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.)){0,149}$/;

/** The slugs an address names by `p`, each once, at most four; what is no slug is left out. */
export function readCompared(params: URLSearchParams): readonly string[] {
  const slugs = params.getAll('p').flatMap((value) => value.toLowerCase().split(','));
  return [...new Set(slugs.filter((slug) => SLUG.test(slug)))].slice(0, MOST_COMPARED);
}

type Place = { readonly params: Readonly<Record<string, string>>; readonly path: string };

/** How a product is named by `p`; undefined where nothing says it. */
export function comparedAs({ params, path }: Place): string | undefined {
  const said = params.produto || path.replace(/^\//, '').replace(/\.html$/, '');
  return SLUG.test(said) ? said : undefined;
}

/** `?p=…&p=…`, '' for none. */
export function comparedSearch(slugs: readonly string[]): string {
  const params = new URLSearchParams(slugs.map((slug) => ['p', slug]));
  return params.size > 0 ? `?${params}` : '';
}

export type ComparisonRow = {
  readonly label: string;
  /** One for each product, '' where it has none. */
  readonly values: readonly string[];
  readonly differs: boolean;
};

/** A row for every label any of the products has, in the order they first appear. */
export function comparisonRows(products: readonly (readonly Fact[])[]): readonly ComparisonRow[] {
  const labels = [...new Set(products.flatMap((facts) => facts.map(({ label }) => label)))];
  return labels.map((label) => {
    const values = products.map((facts) => facts.find((fact) => fact.label === label)?.valor ?? '');
    return { label, values, differs: new Set(values).size > 1 };
  });
}
