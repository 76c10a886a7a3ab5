/**
 * One line per event: JSON for machines, `key=value` text on a terminal. Callers pass ids, paths, counts and errors,
 * never cookies, tokens, bodies or query strings.
 */
import pino from 'pino';
import type { LogLevel } from '../config.ts';
import { loggedText } from './logged-path.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Log = Readonly<Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: Fields) => void>>;

type LogOptions = {
  readonly level: LogLevel;
  readonly format: 'json' | 'text';
  readonly write: (line: string) => void;
  readonly now: () => Date;
};

/** Should a caller forget itself: of these names nothing is written, at the top of a line or one level below it. */
const SECRET = ['authorization', 'cookie', 'cpf', 'cnpj', 'email', 'password', 'senha', 'token'];

export function createLog({ level, format, write, now }: LogOptions): Log {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: plainError },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '***' },
    },
    { write: (line) => write(format === 'json' ? line.trimEnd() : asText(JSON.parse(line) as Fields)) },
  );
  const at =
    (own: keyof Log) =>
    (event: string, fields: Fields = {}): void =>
      logger[own](fields, event);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** The log of this process, on standard output; text when a person watches. */
export function processLog(level: LogLevel): Log {
  return createLog({
    level,
    format: process.stdout.isTTY ? 'text' : 'json',
    write: (line) => process.stdout.write(`${line}\n`),
    now: () => new Date(),
  });
}

function asText({ time, level, event, ...fields }: Fields): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [time, String(level).toUpperCase(), event, ...rest].join(' ');
}

/** Errors are written with their stack and the errors they were caused by. */
function plainError(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const own = loggedText(value.stack ?? `${value.name}: ${value.message}`);
  return value.cause === undefined ? own : { error: own, cause: plainError(value.cause) };
}
