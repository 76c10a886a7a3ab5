/**
 * Answers of shared calls, remembered whole: as long as nothing has changed that pages show, by writing or by the clock,
 * they need not be made again of the rows that known.ts keeps (docs/decisions/027).
 */
import type { Deps } from '../platform.ts';
import type { Known } from '../queries/known.ts';
import { nextMoment } from '../queries/next-moment.ts';

/** The answer under `key`; `answer` makes it where that was not done since the last change. Failures are not kept. */
export type Remember = (key: string, answer: () => Promise<unknown>) => Promise<unknown>;

/** Then the oldest makes room. About 30 MB. */
const MOST = 500;

type Held = {
  /** What everything in it was made of. */
  readonly known: Known;
  readonly since: Date;
  readonly until: Date | undefined;
  readonly answers: Map<string, Promise<unknown>>;
};

export function createAnswers({ db, known: read, now: clock }: Pick<Deps, 'db' | 'known' | 'now'>): Remember {
  let held: Held | undefined;
  return async (key, answer) => {
    const known = await read();
    const now = clock();
    const holds =
      held?.known === known && held.since <= now && (held.until === undefined || now < held.until);
    const own =
      held && holds ? held : { known, since: now, until: await nextMoment(db, now), answers: new Map() };
    held = own;
    return own.answers.get(key) ?? keep(own.answers, key, answer());
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
