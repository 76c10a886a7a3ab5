import { ApiError } from '#lib/api/error.ts';
import { accessPath } from '#lib/paths.ts';

/** Of the log-in page: a login has ended under somebody who was sending an order. */
export const LOGIN_ENDED = { motivo: 'sessao' };

/**
 * What only somebody logged in gets: others are sent to log in, and come back to `path`.
 * @param query More for the log-in page, why it is shown.
 */
export async function loginFor<Outcome>(
  path: string,
  act: () => Promise<Outcome>,
  query: Readonly<Record<string, string>> = {},
): Promise<Outcome | { readonly path: string }> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return { path: loginPath(path, query) };
  }
}

/** The log-in that leads back to `path`. */
export function loginPath(path: string, query: Readonly<Record<string, string>> = {}): string {
  return `${accessPath}?${new URLSearchParams({ voltar: path, ...query })}`;
}
