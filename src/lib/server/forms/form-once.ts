/**
 * A form that a visitor sends twice in a row, as by a double click on a slow line, is one form: both posts get the answer
 * of the first. Told apart by session and content; without a session there is no cart yet that could hold it twice. The
 * second post may reach another process of the shop: what is done carries the form's key, which the platform knows again.
 */
import { createHash } from 'node:crypto';
import { sessionOf } from '../page/visitor.ts';

/** Milliseconds after the first answer in which the same form is the same click. Nobody comes back that fast on purpose. */
const SAME_CLICK = 2000;
/** More visitors at once than this are not watched. */
const MOST = 10_000;

type Sent<T> = { readonly outcome: Promise<T>; until: number };

/** `act` gets the key of the form: '' without a session. */
export type FormOnce<T> = (
  request: Request,
  posted: FormData,
  act: (key: string) => Promise<T>,
) => Promise<T>;

/** @param isDone Whether the form did something; one that did not may be sent again at once. */
export function createFormOnce<T>(
  isDone: (outcome: T) => boolean,
  now: () => number = Date.now,
): FormOnce<T> {
  /** A Map keeps its insertion order. */
  const sent = new Map<string, Sent<T>>();

  const forgetOld = (): void => {
    for (const [key, { until }] of sent) {
      if (until > now() && sent.size <= MOST) break;
      sent.delete(key);
    }
  };

  return async (request, posted, act) => {
    const key = keyOf(request, posted);
    if (key === '') return act(key);
    const known = sent.get(key);
    if (known && known.until > now()) return known.outcome;
    sent.delete(key);
    forgetOld();
    const entry: Sent<T> = { outcome: act(key), until: Number.POSITIVE_INFINITY };
    sent.set(key, entry);
    try {
      const outcome = await entry.outcome;
      if (isDone(outcome)) entry.until = now() + SAME_CLICK;
      else sent.delete(key);
      return outcome;
    } catch (error) {
      sent.delete(key);
      throw error;
    }
  };
}

function keyOf(request: Request, posted: FormData): string {
  const session = sessionOf(request.headers.get('Cookie'));
  if (session === undefined) return '';
  const { pathname } = new URL(request.url);
  const fields = [...posted].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return createHash('sha256')
    .update(JSON.stringify([session, pathname, fields]))
    .digest('base64url');
}
