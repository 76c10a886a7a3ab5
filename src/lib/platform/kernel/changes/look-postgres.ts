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
  /** Of what is open, or being opened. */
  const cuts = new Set<() => void>();
  let ended = false;

  async function open(): Promise<Line> {
    if (ended) throw new Error('the log of changes is closed');
    const socket = new Socket();
    // Nothing beside the name: a pooler in between refuses what it does not know.
    const client = new Client({ connectionString, application_name: NAME, stream: () => socket });
    client.on('error', () => undefined);
    const cut = () => void socket.destroy();
    cuts.add(cut);
    socket.once('close', () => cuts.delete(cut));
    await inTime(client.connect(), cut);
    return { client, cut, openedAt: performance.now() };
  }

  function close({ client, cut }: Line): void {
    // A server that is gone never answers to a farewell.
    void inTime(client.end(), cut).catch(() => undefined);
  }

  function reopen(): void {
    const left = line;
    line = undefined;
    if (left) close(left);
  }

  /** In a transaction of its own: behind a pooler the next one belongs to somebody else, and so does what is set for longer. */
  async function ask<Row extends object>(
    { client, cut }: Line,
    statement: string,
    value: string,
  ): Promise<readonly Row[]> {
    const asked = statement.replaceAll('$1', client.escapeLiteral(value));
    const answers: unknown = await inTime(
      client.query(`begin; set local statement_timeout = ${PATIENCE}; ${asked}; commit`),
      cut,
    );
    return (answers as readonly QueryResult<Row>[])[2]?.rows ?? [];
  }

  return {
    /** One at a time. */
    async look(seen) {
      if (line && performance.now() - line.openedAt > LIFE) reopen();
      line ??= await open();
      const own = line;
      try {
        const [look] = await ask<Look>(own, LOOK, seen);
        if (!look) throw new Error('the log of changes did not answer');
        return look;
      } catch (error) {
        own.cut();
        if (line === own) line = undefined;
        throw error;
      }
    },
    /** Looks go on meanwhile, on a connection of theirs. */
    async prune(before) {
      const own = await open();
      try {
        await pruneBy((statement) => ask<{ gone: number }>(own, statement, before));
      } finally {
        close(own);
      }
    },
    reopen,
    async end() {
      ended = true;
      for (const cut of cuts) cut();
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
