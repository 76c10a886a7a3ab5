/** Cookies between the browser and a hosted platform. */
import { visitorOf } from '../page/visitor.ts';

/** A `Set-Cookie` line for our own host: no `Domain`, and on plain http nothing that only https could keep. */
export function ownCookie(line: string, https: boolean): string {
  return line
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^domain=/i.test(part) && (https || !/^(secure|partitioned)$/i.test(part)))
    .map((part) => (!https && /^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .join('; ');
}

/** The readable cookie that tells scripts and caches whether there is anything to ask for; 30 days as the embedded one. */
const HINT = 'vitrine';
const HINT_SECONDS = 30 * 86_400;

type Facts = {
  /** Path below `/api/v2/front/`. */
  readonly call: string;
  readonly method: string;
  readonly answer: unknown;
  /** `Cookie` of the visitor. */
  readonly cookie: string | null;
  readonly https: boolean;
};

/** The `Set-Cookie` line that brings the hint up to date; undefined when it says so already or the call tells nothing. */
export function hintCookie({ call, method, answer, cookie, https }: Facts): string | undefined {
  const before = visitorOf(cookie);
  const after = hintAfter(call, method, answer, before);
  if (!after || (after.hasSession === before.hasSession && after.loggedIn === before.loggedIn))
    return undefined;
  const letters = `${after.hasSession ? 'c' : ''}${after.loggedIn ? 'l' : ''}`;
  const age = letters === '' ? 0 : HINT_SECONDS;
  return `${HINT}=${letters}; Max-Age=${age}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

type Hint = { readonly hasSession: boolean; readonly loggedIn: boolean };

function hintAfter(call: string, method: string, answer: unknown, before: Hint): Hint | undefined {
  switch (call) {
    case 'checkout/user':
    case 'checkout/login':
    case 'checkout/zipcode': {
      const loggedIn = field(answer, 'logado') === true;
      return { hasSession: before.hasSession || loggedIn || method === 'POST', loggedIn };
    }
    case 'checkout/logout':
      return { hasSession: false, loggedIn: false };
    case 'checkout/cart':
      return {
        ...before,
        hasSession: before.hasSession || method !== 'GET' || Number(field(answer, 'quantidadeTotal')) > 0,
      };
    default:
      return undefined;
  }
}

function field(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? (answer as Record<string, unknown>)[name]
    : undefined;
}
