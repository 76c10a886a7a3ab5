/**
 * Answers of shared calls, remembered whole: as long as nothing has changed that pages show, by writing or by the clock,
 * they need not be made again of the rows that known.ts keeps (docs/decisions/027).
 */
import { isSameSpan, type ReadSpan, type Span } from './moments.ts';

/** The answer under `key`; `answer` makes it where that was not done since the last change. Failures are not kept. */
export type Remember = (key: string, answer: () => Promise<unknown>) => Promise<unknown>;

/** Then the oldest makes room. About 30 MB. */
const MOST = 500;

type Held = {
  readonly span: Span;
  readonly answers: Map<string, Promise<unknown>>;
};

export function createAnswers(read: ReadSpan, clock: () => Date): Remember {
  let held: Held | undefined;
  return async (key, answer) => {
    const span = await read(clock());
    if (!held || !isSameSpan(held.span, span)) held = { span, answers: new Map() };
    const { answers } = held;
    return answers.get(key) ?? keep(answers, key, answer());
  };
}

function keep(answers: Held['answers'], key: string, making: Promise<unknown>): Promise<unknown> {
  const [oldest] = answers.keys();
  if (answers.size >= MOST && oldest !== undefined) answers.delete(oldest);
  const answer = making.then(freeze);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** Everybody is given the same: who changed it would change it for all. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
