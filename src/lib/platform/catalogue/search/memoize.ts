import { apart } from '#lib/platform/kernel/changes/collect.ts';

/** Answers kept per function: a shop has few words, and they are searched for again and again. */
const KEPT = 500;

/**
 * `read` with a cache of its latest answers. Arguments have to be data: they are compared as JSON. Callers that come while an
 * answer is being read share it. Failures are not cached. The keys of what it reads are not noted for the caller: whoever
 * caches a result of it notes `SEARCHES` instead.
 */
export function memoized<Arguments extends readonly unknown[], Answer>(
  read: (...args: Arguments) => Promise<Answer>,
  limit = KEPT,
): (...args: Arguments) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = answers.get(key) ?? apart(() => read(...args));
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= limit) break;
      answers.delete(oldest);
    }
    answer.catch(() => answers.get(key) === answer && answers.delete(key));
    return answer;
  };
}
