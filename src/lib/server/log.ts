/**
 * One line per event: JSON for machines, `key=value` text on a terminal. Callers pass ids, paths, counts and errors,
 * never cookies, tokens, bodies or query strings.
 */
import type { LogLevel } from './config.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Log = Readonly<Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: Fields) => void>>;

type LogOptions = {
  readonly level: LogLevel;
  readonly format: 'json' | 'text';
  readonly write: (line: string) => void;
  readonly now: () => Date;
};

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

export function createLog({ level, format, write, now }: LogOptions): Log {
  const at =
    (own: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: Fields = {}): void => {
      if (LEVELS.indexOf(own) < LEVELS.indexOf(level)) return;
      const line = { time: now().toISOString(), level: own, event, ...fields };
      write(format === 'json' ? JSON.stringify(line, plain) : asText(line));
    };
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
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value, plain)}`);
  return [time, String(level).toUpperCase(), event, ...rest].join(' ');
}

/** Errors are written with their stack and the errors they were caused by; values JSON cannot hold become text. */
function plain(_name: string, value: unknown): unknown {
  if (value instanceof Error) {
    const own = value.stack ?? `${value.name}: ${value.message}`;
    return value.cause === undefined ? own : { error: own, cause: value.cause };
  }
  return typeof value === 'bigint' ? String(value) : value;
}
