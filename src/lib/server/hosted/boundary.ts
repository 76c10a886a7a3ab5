/**
 * The one boundary for what a hosted platform answers: each answer is read by its schema once, so that pages and browsers
 * get the same. One that cannot be read is that call's failure.
 */
import { serverText } from '#lib/text/server.ts';
import type { Log } from '../observe/log.ts';
import { type Fault, readAnswer } from './answers/answer.ts';
import { answersOf, type Declared, isOutcome } from './answers/calls.ts';
import { placeOf, prepared } from './answers/prepare.ts';
import type { OwnHosts } from './hosts.ts';
import { failureWords, saysOnlyFailure } from './words.ts';

/** What was refused so far, and what was left out of answers that were taken, by declared call. */
export type Tally = Readonly<Record<'refused' | 'left', ReadonlyMap<string, number>>>;

export type Boundary = {
  readonly knows: (method: string, call: string) => boolean;
  /** The answer as it is passed on, for 200; what it says where it says only that it failed; undefined when it was refused. */
  readonly read: (
    asked: Asked,
    text: string,
  ) => { readonly value: unknown } | { readonly failed: string } | undefined;
  /** Takes note of an answer that is none to its call, whatever its body. */
  readonly refuse: (asked: Asked, problem: string) => void;
  readonly tally: Tally;
};

export type Asked = {
  readonly method: string;
  /** Path below `/api/v2/front/`. */
  readonly call: string;
  readonly query: URLSearchParams;
};

type Parts = { readonly siteUrl: string; readonly hosts: OwnHosts; readonly log: Log };

export const unreadable = (): Response =>
  Response.json({ error: serverText.platformUnread }, { status: 502 });

export function createBoundary({ siteUrl, hosts, log }: Parts): Boundary {
  const answers = answersOf(siteUrl);
  const tally = { refused: new Map<string, number>(), left: new Map<string, number>() };
  const seldom = createSeldom();

  function note(kind: keyof Tally, { name }: Declared, call: string, faults: readonly Fault[]): void {
    tally[kind].set(name, (tally[kind].get(name) ?? 0) + (kind === 'refused' ? 1 : faults.length));
    for (const { field, problem } of faults.slice(0, MOST_FIELDS)) {
      if (seldom(`${kind} ${name} ${field.replace(/\d+/g, '*')}`)) {
        log.warn(`hosted platform: answer ${kind === 'refused' ? 'refused' : 'incomplete'}`, {
          call,
          field,
          problem,
        });
      }
    }
  }

  return {
    knows: (method, call) => answers.of(method, call) !== undefined,
    read({ method, call, query }, text) {
      const declared = answers.of(method, call);
      const given = parsed(text, method);
      if (given !== undefined) hosts.learn(given);
      if (!declared) return given === undefined ? undefined : { value: given };
      if (!isOutcome(declared) && saysOnlyFailure(given)) {
        note('refused', declared, call, [{ field: '', problem: 'says that it failed' }]);
        return method === 'GET' ? undefined : { failed: failureWords(given) };
      }
      const read = readAnswer(declared.reading, prepared(call, given, placeOf(query), siteUrl));
      if ('refused' in read) {
        note('refused', declared, call, read.refused);
        return undefined;
      }
      if (read.left.length > 0) note('left', declared, call, read.left);
      return { value: read.value };
    },
    refuse({ method, call }, problem) {
      const declared = answers.of(method, call);
      if (declared) note('refused', declared, call, [{ field: '', problem }]);
    },
    tally,
  };
}

/** Of one answer. */
const MOST_FIELDS = 5;

/** A write that is answered by nothing at all was done. */
function parsed(text: string, method: string): unknown {
  if (text.trim() === '') return method === 'GET' ? undefined : {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const AGAIN_MS = 60_000;
const MOST_KEYS = 1000;

/** Says yes to the same key once a minute: a platform that changed fails every page alike. */
function createSeldom(): (key: string) => boolean {
  const last = new Map<string, number>();
  return (key) => {
    const now = Date.now();
    if (now - (last.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return false;
    if (last.size >= MOST_KEYS) last.clear();
    last.set(key, now);
    return true;
  };
}
