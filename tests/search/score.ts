/** The judged set against the search of the platform, through its own call. */
import type { UrlListing } from '#lib/contract/url.ts';
import type { TestStore } from '../support/store.ts';
import { JUDGED, precision, recall } from './judged.ts';

type Find = (busca: string) => Promise<readonly string[]>;

export type Scores = {
  readonly precision: number;
  readonly recall: number;
  readonly each: readonly {
    readonly busca: string;
    readonly precision: number;
    readonly recall: number;
    /** With what went wrong marked: `-` should not be there, `?` is missing. */
    readonly shown: readonly string[];
  }[];
};

/** Slugs of the first page of 24. */
export function findWith(store: TestStore): Find {
  const visitor = store.visitor();
  return async (busca) => {
    const query = new URLSearchParams({ busca, limit: '24' });
    const response = await visitor.fetch(`/api/v2/front/url/product/listing/search?${query}`);
    const { conteudo }: UrlListing = await response.json();
    return conteudo.produtos.map(({ rota }) => rota.path.replace(/^\//, ''));
  };
}

export async function score(find: Find, held: boolean): Promise<Scores> {
  const each = [];
  for (const judged of JUDGED.filter((query) => query.held === held)) {
    const found = await find(judged.busca);
    each.push({
      busca: judged.busca,
      precision: precision(judged, found),
      recall: recall(judged, found),
      shown: [
        ...found.slice(0, 6).map((slug) => `${judged.accepted.has(slug) ? ' ' : '-'} ${slug}`),
        ...[...judged.expected].filter((slug) => !found.includes(slug)).map((slug) => `? ${slug}`),
      ],
    });
  }
  return {
    precision: mean(each.map((one) => one.precision)),
    recall: mean(each.map((one) => one.recall)),
    each,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
