/** The judged set of shoppers against the search of the platform, through its own call. */
import type { UrlListing } from '#lib/contract/url.ts';
import type { TestStore } from '../support/store.ts';
import type { Asked } from './asked.ts';

export type Answer = {
  /** Slugs of the first page of 24. */
  readonly found: readonly string[];
  readonly total: number;
  /** What the answer says it left out. */
  readonly without: readonly string[];
  readonly corrected: readonly string[];
};
export type Ask = (busca: string) => Promise<Answer>;
export type Score = { readonly precision: number; readonly recall: number; readonly reciprocal: number };
export type Judged = Asked & Score & { readonly answer: Answer };

const FIRST = 5;
const MANY = 20;

export function askWith(store: TestStore): Ask {
  const visitor = store.visitor();
  return async (busca) => {
    const query = new URLSearchParams({ busca, limit: '24' });
    const response = await visitor.fetch(`/api/v2/front/url/product/listing/search?${query}`);
    const { conteudo, info }: UrlListing = await response.json();
    return {
      found: conteudo.produtos.map(({ rota }) => rota.path.replace(/^\//, '')),
      total: info.total,
      without: conteudo.busca.semResultadoPara ?? [],
      corrected: conteudo.busca.sugestao,
    };
  };
}

export function scoreOf({ right }: Asked, { found, total, without }: Answer): Score {
  if (right.size === 0) {
    const told = total === 0 || without.length > 0 ? 1 : 0;
    return { precision: told, recall: told, reciprocal: told };
  }
  const place = found.findIndex((slug) => right.has(slug));
  return {
    precision: within(found, right, FIRST),
    recall: within(found, right, MANY),
    reciprocal: place < 0 ? 0 : 1 / (place + 1),
  };
}

function within(found: readonly string[], right: ReadonlySet<string>, count: number): number {
  return found.slice(0, count).filter((slug) => right.has(slug)).length / Math.min(count, right.size);
}

export async function judge(asked: readonly Asked[], ask: Ask): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const one of asked) {
    const answer = await ask(one.busca);
    judged.push({ ...one, ...scoreOf(one, answer), answer });
  }
  return judged;
}

/** Means of some, as a line of a report. */
export function meanOf(judged: readonly Judged[]): Score {
  const mean = (of: (one: Judged) => number) => judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
  return {
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    reciprocal: mean(({ reciprocal }) => reciprocal),
  };
}
