/**
 * Calls of pages in this process, made without a request: what is declared as shared is asked with its parts, and its
 * answer handed over as it is. What comes in is checked as ever, errors are the same, and nobody is logged in.
 */
import { TrieRouter } from 'hono/router/trie-router';
import type { CallDirectly, DirectAnswer, DirectCall } from '#lib/contract/direct-call.ts';
import { PREVIEW_PARAMETER } from '#lib/domain/content/content-form.ts';
import type { Deps } from '../deps.ts';
import type { Remember } from '../memory/answers.ts';
import { baseOf, type Endpoint, inOrder } from './endpoint.ts';
import { message } from './messages.ts';
import { type ErrorReporter, HttpError } from './response.ts';
import { nobody } from './session.ts';

export function createAsk(
  endpoints: readonly Endpoint[],
  { siteUrl }: Pick<Deps, 'siteUrl'>,
  remember: Remember,
  report: ErrorReporter,
): CallDirectly {
  const router = new TrieRouter<Endpoint>();
  for (const endpoint of inOrder(endpoints)) {
    router.add(endpoint.method, `/api/v2/${baseOf(endpoint)}${endpoint.path}`, endpoint);
  }
  const refused = (error: unknown, { path }: DirectCall): DirectAnswer => {
    if (error instanceof HttpError) return { status: error.status, value: { error: error.message } };
    report(error, new Request(siteUrl + path));
    return { status: 500, value: { error: message.failure } };
  };
  return (asked) => {
    const [found] = router.match(asked.method, asked.path)[0];
    const tell = found?.[0].shared && found[0].tell;
    // The signed link of an editor ends by a clock of its own.
    if (!tell || asked.query[PREVIEW_PARAMETER] !== undefined) return undefined;
    const answer = () => {
      const param = (name: string) => decodeURIComponent(String(found[1][name] ?? ''));
      return tell({ ...asked, context: nobody(), param });
    };
    return remember(JSON.stringify(asked), answer).then(
      (value) => ({ status: 200, value }),
      (error: unknown) => refused(error, asked),
    );
  };
}
