/** What a platform says of a failure, as far as it is a sentence for a visitor. */
import { serverText } from '#lib/text/server.ts';

/** Refusals of something that a visitor sent, told in a sentence. With any other status words are for whoever runs the platform. */
const TOLD: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 405, 409, 410, 413, 422, 423, 429]);
/** Longer ones are none that were meant for visitors. */
const MOST = 300;
/** Where an answer says what failed. */
const WORDS = ['error', 'erro', 'mensagem', 'message'] as const;
/** What else an answer may have that tells of a failure, and of nothing else. */
const MARKS: ReadonlySet<string> = new Set([...WORDS, 'codigo', 'code', 'status', 'success', 'sucesso']);
const NO: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', 'n']);
/** Names of classes and files, paths, statements, markup, the lines of a trace. */
const INTERNAL =
  /[\r\n]|<[a-z!/]|\w(?:Exception|Error)\b|\b(?:exception|stack ?trace|fatal error|sqlstate|undefined (?:index|variable|offset|property|array key)|on line \d+)\b|(?:^|[\s('":])(?:\/[\w.-]+){2,}|\.(?:php|phtml|js|ts|py|rb|java)\b|\b[a-z]:\\|\w(?:::|->)\w|\bselect\b.+\bfrom\b/i;

/**
 * The answer to tell: the platform's own where every sentence of it is for visitors, else its sentence alone, or one of ours.
 * @param known One of the calls of the contract; of any other nobody here knows what its words are for.
 */
export function harmlessAnswer(text: string, status: number, known: boolean): string {
  const answer = parsed(text);
  const said = WORDS.map((name) => answer?.[name]).find((words) => typeof words === 'string');
  const told = (!known || TOLD.has(status)) && said !== undefined && isHarmless(said);
  if (answer && textsOf(answer).every(isHarmless) && (told || (said === undefined && TOLD.has(status)))) {
    return text;
  }
  return JSON.stringify({ error: told ? said : serverText.failed });
}

/** Whether an answer with a status of success says that the call failed, and nothing else. */
export function saysOnlyFailure(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const { error, erro, sucesso, success } = answer as Readonly<Record<string, unknown>>;
  const failed = Boolean(error) || Boolean(erro) || NO.has(sucesso) || NO.has(success);
  return failed && Object.keys(answer).every((name) => MARKS.has(name));
}

/** Its sentence for a visitor, or one of ours. */
export function failureWords(answer: unknown): string {
  const said = WORDS.map((name) => (answer as Readonly<Record<string, unknown>>)[name]).find(
    (words) => typeof words === 'string' && words !== '',
  );
  return typeof said === 'string' && isHarmless(said) ? said : serverText.failed;
}

function isHarmless(said: string): boolean {
  return said.length <= MOST && !INTERNAL.test(said);
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
