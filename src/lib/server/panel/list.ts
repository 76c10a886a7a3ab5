/** Lists of the panel: what of them is asked for, and the addresses of their other pages. */
import { pageCount } from '#lib/domain/kernel/pagination.ts';

/** Entries of a page. */
const PER_PAGE = 20;

export type ListChoice = {
  readonly busca: string;
  /** From 1. */
  readonly page: number;
  readonly offset: number;
  readonly limit: number;
};

export function listChoice({ searchParams }: URL): ListChoice {
  const asked = searchParams.get('pg') ?? '1';
  const page = /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
  const busca = (searchParams.get('busca') ?? '').trim().slice(0, 200);
  return { busca, page, offset: (page - 1) * PER_PAGE, limit: PER_PAGE };
}

/** What the list shows of its choice: `choice` comes back as the query of the call. */
export function callChoice({ busca, offset, limit }: ListChoice) {
  return { offset, limit, ...(busca === '' ? {} : { busca }) };
}

/** What the page of a list shows around its rows. @param kept What else is chosen than a search. */
export function listFrame(
  url: URL,
  { busca, page }: ListChoice,
  total: number,
  kept: Readonly<Record<string, string>> = {},
) {
  return {
    path: url.pathname,
    ...{ busca, page, total, kept },
    pages: listPages(total),
    link: (other: number) => listPath(url, { pg: String(other) }),
  };
}

export function listPages(total: number): number {
  return pageCount(total, PER_PAGE);
}

/** The same list with something else chosen; '' takes a choice away. What was said of an act is not said again. */
export function listPath({ pathname, searchParams }: URL, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries({ aviso: '', feitos: '', pg: '', ...changes })) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The one of `choices` that the address names, else the first. */
export function chosen<const Choice extends string>(
  { searchParams }: URL,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === searchParams.get(name)) ?? choices[0];
}
