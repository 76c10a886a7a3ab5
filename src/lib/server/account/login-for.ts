import { ApiError } from '#lib/api/error.ts';
import { accessPath } from '#lib/paths.ts';

/** What only somebody logged in gets: others are sent to log in, and come back to `path`. */
export async function loginFor<Outcome>(
  path: string,
  act: () => Promise<Outcome>,
): Promise<Outcome | { readonly path: string }> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return { path: loginPath(path) };
  }
}

/** The log-in that leads back to `path`. */
export function loginPath(path: string): string {
  return `${accessPath}?${new URLSearchParams({ voltar: path })}`;
}
