/**
 * What a page may ask of a visit before it does anything, by name. To write one: a line in `GUARDS`; to use it, in the
 * page: `const refused = guard(Astro, 'form'); if (refused) return refused;`.
 */
import { accessPath, finderPath, homePath, listsPath, pagePath } from '#lib/paths.ts';
import { errorText } from '#lib/text/layout.ts';

type Visit = {
  readonly request: Request;
  readonly redirect: (path: string, status: 303) => Response;
};

/** The path a refused visit is sent to; undefined lets it pass. */
type Guard = (visit: Visit) => string | undefined;

/** The pages behind these addresses only take forms: whoever opens the address of one that came back is sent on. */
const posted =
  (elsewhere: string): Guard =>
  ({ request }) =>
    request.method === 'POST' ? undefined : elsewhere;

const GUARDS = {
  form: posted(homePath),
  'form-of-contact': posted(pagePath('central-de-atendimento')),
  'form-of-heart': posted(`${accessPath}?motivo=favoritos`),
  'form-of-link': posted(finderPath),
  'form-of-list': posted(listsPath),
} as const satisfies Readonly<Record<string, Guard>>;

export type GuardName = keyof typeof GUARDS;

/** A page named a guard that nobody wrote (specification, section 8). */
export class UnknownMiddlewareError extends Error {
  override readonly name = 'UnknownMiddlewareError';

  constructor(name: string) {
    super(`${errorText.unknownGuard} ${name}`);
  }
}

/**
 * The answer of the first guard that refuses the visit.
 * @throws UnknownMiddlewareError, which the error page shows with status 500.
 */
export function guard(visit: Visit, ...names: readonly GuardName[]): Response | undefined {
  for (const name of names) {
    if (!Object.hasOwn(GUARDS, name)) throw new UnknownMiddlewareError(name);
    const elsewhere = GUARDS[name](visit);
    if (elsewhere !== undefined) return visit.redirect(elsewhere, 303);
  }
  return undefined;
}
