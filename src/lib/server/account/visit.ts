/** Who may see `/minha-conta`, and how its forms answer. */

import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { FormOutcome, Problems } from '#lib/contract/my-account-page.ts';
import { accessPath, accountPath } from '#lib/paths.ts';
import { myAccountText } from '#lib/text/my-account.ts';
import { readForm } from '../forms/form.ts';

type Locals = Pick<App.Locals, 'sessionApi' | 'visitor'>;

/** Where somebody logs in who has to, to come back to this page. */
export function logInPath(url: URL): string {
  return `${accessPath}?${new URLSearchParams({ voltar: url.pathname })}`;
}

/** What `work` brings, or why not: nobody is logged in, they may not, or what it asks for is not theirs. */
export async function asOwner<T>(
  { sessionApi, visitor }: Locals,
  work: (api: Api) => Promise<T>,
): Promise<{ readonly found: T } | { readonly status: RefusedStatus }> {
  if (!visitor.loggedIn) return { status: 401 };
  try {
    return { found: await work(sessionApi()) };
  } catch (error) {
    const status = error instanceof ApiError && REFUSALS.find((refusal) => refusal === error.status);
    if (!status) throw error;
    return { status };
  }
}

const REFUSALS = [401, 403, 404] as const;
type RefusedStatus = (typeof REFUSALS)[number];

/** The form that was posted to a page; undefined for one that is only opened. */
export async function postedTo(request: Request): Promise<FormData | undefined> {
  if (request.method !== 'POST') return undefined;
  return (await readForm(request)) ?? new FormData();
}

export type Notice = keyof typeof myAccountText.notices;

export function donePath(page: string, aviso: Notice): string {
  return `${accountPath}${page}?${new URLSearchParams({ aviso })}`;
}

export function noticeOf(url: URL): string | undefined {
  const aviso = url.searchParams.get('aviso') ?? '';
  return Object.hasOwn(myAccountText.notices, aviso) ? myAccountText.notices[aviso as Notice] : undefined;
}

/**
 * Does what a form asked for. What the platform refuses is said beside the field that `places` names for its status, else
 * above the form.
 * @throws ApiError 401 for somebody who is not logged in any more unless it has a place, and every failure of the platform.
 */
export async function attempt<Typed>(
  typed: Typed,
  places: Readonly<Record<number, string>>,
  act: () => Promise<string>,
): Promise<FormOutcome<Typed>> {
  try {
    return { path: await act() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
    const place = places[error.status];
    if (place === undefined && (error.status === 401 || error.status === 404)) throw error;
    const said = error.serverText || myAccountText.problems.failed;
    return {
      status: error.status === 429 ? 429 : 422,
      typed,
      problems: { [place ?? 'form']: said },
    };
  }
}

export function refuse<Typed>(typed: Typed, problems: Problems): FormOutcome<Typed> {
  return { status: 422, typed, problems: { form: myAccountText.problems.check, ...problems } };
}
