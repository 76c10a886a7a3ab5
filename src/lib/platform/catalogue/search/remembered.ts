import { apart } from '#lib/platform/kernel/changes/collect.ts';

/** Answers kept for each function: the words of a shop are few, and are asked for again and again. */
const KEPT = 500;

/**
 * `read` with its answers kept, those that were asked for last. Arguments have to be data: they are compared as JSON.
 * Whoever asks while an answer is being read gets the same one. A failure is not kept. What it is
 * read from is no part of the read that asked first: whoever keeps an answer notes `SEARCHES` for all of it.
 */
export function remembered<Arguments extends readonly unknown[], Answer>(
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
