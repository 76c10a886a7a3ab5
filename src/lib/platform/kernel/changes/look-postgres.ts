/**
 * Looks on a connection of their own, as those of the pool may all be taken. It is opened anew every two seconds: an open
 * one may go on leading to a server that was replaced.
 */
import { Socket } from 'node:net';
import { Client, type QueryResult } from 'pg';
import { LOOK, type Look, type Looker, pruneBy } from './look.ts';

/** So that an operator knows the connection among others. */
const NAME = 'vitrine-changes';
/** A look that takes longer is lost (ms). */
const PATIENCE = 2000;
/** Life of a connection (ms). */
const LIFE = 2000;

type Line = { readonly client: Client; readonly cut: () => void; readonly openedAt: number };

export function createPostgresLooker(connectionString: string): Looker {
  let line: Line | undefined;
  let opening: (() => void) | undefined;
  let ended = false;

  async function open(): Promise<Line> {
    if (ended) throw new Error('nobody looks any more');
    const socket = new Socket();
    // Nothing beside the name: a pooler in between refuses what it does not know.
    const client = new Client({ connectionString, application_name: NAME, stream: () => socket });
    client.on('error', () => undefined);
    const cut = () => void socket.destroy();
    opening = cut;
    await inTime(client.connect(), cut).finally(() => {
      opening = undefined;
    });
    return { client, cut, openedAt: performance.now() };
  }

  function reopen(): void {
    const left = line;
    line = undefined;
    // A server that is gone never answers to a farewell.
    if (left) void inTime(left.client.end(), left.cut).catch(() => undefined);
  }

  /** In a transaction of its own: behind a pooler the next one belongs to somebody else, and so does what is set for longer. */
  async function ask<Row extends object>(statement: string, value: string): Promise<readonly Row[]> {
    if (line && performance.now() - line.openedAt > LIFE) reopen();
    line ??= await open();
    const own = line;
    const asked = statement.replaceAll('$1', own.client.escapeLiteral(value));
    try {
      const answers: unknown = await inTime(
        own.client.query(`begin; set local statement_timeout = ${PATIENCE}; ${asked}; commit`),
        own.cut,
      );
      return (answers as readonly QueryResult<Row>[])[2]?.rows ?? [];
    } catch (error) {
      own.cut();
      if (line === own) line = undefined;
      throw error;
    }
  }

  return {
    async look(seen) {
      const [look] = await ask<Look>(LOOK, seen);
      if (!look) throw new Error('the log of changes did not answer');
      return look;
    },
    prune: (before) => pruneBy((statement) => ask<{ gone: number }>(statement, before)),
    reopen,
    async end() {
      ended = true;
      opening?.();
      line?.cut();
    },
  };
}

/** @param cut Ends what the work waits for. @throws Error when it takes too long. */
async function inTime<T>(work: Promise<T>, cut: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = (): void => {
      cut();
      reject(new Error(`the database was silent for ${PATIENCE} ms`));
    };
    // What came while this process was busy is read first.
    const judge = () => setImmediate(giveUp);
    timer = setTimeout(judge, PATIENCE);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
