/**
 * How a call of the panel writes. There is one function for it, `inPanel`, and a call that is no GET has to answer with what
 * only that function makes: none can forget the lock, the revision or the history.
 */
import type { Equipe } from '#lib/contract/panel.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { noteChange, type PanelChange } from './queries/history.ts';

export type Change<Saved, Result> = {
  /** Locks the record until the transaction ends, and reads it; undefined when there is none. */
  readonly lock: (trx: Trx, now: Date) => Promise<Saved | undefined>;
  /** What 404 says when there is no record. */
  readonly unknown?: string;
  /** What the form was filled with, against what is there: 409 when they differ. */
  readonly seen: Seen<Saved>;
  readonly write: (trx: Trx, saved: Saved, by: By) => Promise<Outcome<Result>>;
};

/** `not asked`: the form shows nothing that somebody else could have changed. */
type Seen<Saved> =
  | 'not asked'
  | {
      readonly was: string | number;
      readonly is: (saved: Saved) => string | number;
      /** What 409 says; left out, that somebody else saved in the meantime. */
      readonly refusal?: string;
    };

export type By = { readonly staff: Equipe; readonly now: Date };

export type Outcome<Result> = {
  readonly result: Result;
  /** Who changed what; or the table whose own row says who and when. */
  readonly history: PanelChange | { readonly keptIn: keyof Schema };
};

/** Of a change that turned out to change nothing. */
export function unchanged<Result>(result: Result): Outcome<Result> {
  return { result, history: NOTHING };
}

const NOTHING: PanelChange = { secao: '', alvo: '', acao: 'mudou', campos: [] };

class Done<Answer> {
  readonly #answer: Answer;
  constructor(answer: Answer) {
    this.#answer = answer;
  }
  /** The answer, of a write and of a read alike. */
  static answerOf<Answer>(answer: Answer | Done<Answer>): Answer {
    return answer instanceof Done ? answer.#answer : answer;
  }
}
/** What a write of the panel answers. Nothing but `inPanel` and `withoutWriting` makes one. */
export type Written<Answer> = Done<Answer>;

export const { answerOf } = Done;

/** Makes the change, then the answer to it. */
export type Write = <Saved, Result, Answer>(
  change: Change<Saved, Result>,
  answer: (result: Result) => Answer | Promise<Answer>,
) => Promise<Written<Answer>>;

/** @throws HttpError 404 when nothing is there, 409 when it is not what the form was filled with, and what the change throws. */
export function inPanel({ db, now }: Deps, staff: Equipe): Write {
  return async (change, answer) => {
    const result = await inTransaction(db, (trx) => makeChange(trx, change, { staff, now: now() }));
    return new Done(await answer(result));
  };
}

/**
 * Makes a change within a transaction. `staff.id` 0 is a program with a key, which has no account.
 * @throws as `inPanel`.
 */
export async function makeChange<Saved, Result>(
  trx: Trx,
  { lock, unknown, seen, write }: Change<Saved, Result>,
  by: By,
): Promise<Result> {
  const saved = await lock(trx, by.now);
  if (saved === undefined) throw notFound(unknown);
  if (seen !== 'not asked' && seen.is(saved) !== seen.was) {
    throw new HttpError(409, seen.refusal ?? message.changedMeanwhile);
  }
  const { history, result } = await write(trx, saved, by);
  if ('campos' in history) {
    await noteChange(trx, history, { ...by.staff, id: by.staff.id === 0 ? null : by.staff.id }, by.now);
  }
  return result;
}

/** For a call that is a POST because of the size of what it is asked. */
export function withoutWriting<Answer>(answer: Answer): Written<Answer> {
  return new Done(answer);
}

/** For `lock`: a new record needs none. */
export async function nothingThere(): Promise<true> {
  return true;
}
