/** What the ways to be known carry along: logging in, a forgotten password, a new account. */

export type Onward = {
  /** Path the visitor goes on to, '' for nowhere. */
  readonly voltar: string;
  /** Product that becomes a favourite once the visitor is known, 0 for none. */
  readonly favorito: number;
};

export const NOWHERE: Onward = { voltar: '', favorito: 0 };

/** `path` with what is carried along after its own `query`. */
export function withOnward(
  path: string,
  { voltar, favorito }: Onward,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({
    ...query,
    ...(voltar && { voltar }),
    ...(favorito > 0 && { favorito: String(favorito) }),
  });
  return search.size > 0 ? `${path}?${search}` : path;
}
