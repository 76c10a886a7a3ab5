/**
 * What a visitor came for, kept while they wait for a mail: the link in it knows nothing of the page they were on. Set by
 * the form that asks for the mail, read by the one its link leads to, gone once somebody is known.
 */
import { addFavorite } from '#lib/api/wishlist.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { NOWHERE, type Onward, withOnward } from '#lib/domain/kernel/onward.ts';
import { optional } from '../page/optional.ts';
import { returnPath } from '../page/previous-path.ts';
import { FORGET_AHEAD } from '../page/speculation.ts';
import { ONWARD_COOKIE, onwardCookieOf } from '../page/visitor.ts';
import { favoriteOf } from './favorites.ts';

/** As long as the link of the longest of those mails is good (s). */
const SECONDS = 86_400;
/** Browsers keep 4,096 characters, the name and all included. */
const MAX_LENGTH = 3500;

/** As an address or a form carries it. */
export function readOnward(from: URLSearchParams | FormData): Onward {
  return { voltar: returnPath(from.get('voltar')) ?? '', favorito: readId(from.get('favorito')) };
}

/** As the browser kept it. */
export function keptOnward({ headers }: Request): Onward {
  const value = onwardCookieOf(headers.get('Cookie'));
  return value ? readOnward(new URLSearchParams(value)) : NOWHERE;
}

/** Somebody is known now: what they came for is done. A product that cannot be kept keeps nobody from going on. */
export async function keepFavorite(
  { sessionApi }: Pick<App.Locals, 'sessionApi'>,
  { favorito }: Onward,
): Promise<void> {
  if (favorito > 0) await optional(addFavorite(sessionApi(), favoriteOf(favorito)), undefined, 'favourite');
}

/** A form of these pages is done. */
export type Departure = {
  /** Where the browser goes on. */
  readonly path: string;
  /** Who the visitor is has changed. */
  readonly entered: boolean;
  /** What the browser keeps until the link of a mail is opened. */
  readonly waiting?: Onward;
};

export function depart(
  { config }: Pick<App.Locals, 'config'>,
  { path, entered, waiting = NOWHERE }: Departure,
): Response {
  const headers = new Headers({ Location: path });
  if (entered) headers.set(...FORGET_AHEAD);
  const value = withOnward('', waiting).slice(1);
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const rest = `Path=/checkout; HttpOnly; SameSite=Lax${secure}`;
  if (entered) headers.append('Set-Cookie', `${ONWARD_COOKIE}=; Max-Age=0; ${rest}`);
  else if (value !== '' && value.length <= MAX_LENGTH)
    headers.append('Set-Cookie', `${ONWARD_COOKIE}=${value}; Max-Age=${SECONDS}; ${rest}`);
  return new Response(null, { status: 303, headers });
}
