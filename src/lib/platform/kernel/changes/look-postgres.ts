/**
 * Looks on a connection of its own, as those of the pool may all be busy. It is reopened every two seconds: an open
 * connection may still lead to a server that has been replaced.
 */
import { Socket } from 'node:net';
import { Client, type QueryResult } from 'pg';
import type { Primary } from '../database/primary.ts';
import { LOOK, type Look, type Looker, pruneBy } from './look.ts';

/** So that an operator can recognise the connection. */
const NAME = 'vitrine-changes';
/** A look that takes longer has failed (ms). */
const PATIENCE = 2000;
/** Life of a connection (ms). */
const LIFE = 2000;

type Line = { readonly client: Client; readonly cut: () => void; readonly openedAt: number };

export function createPostgresLooker(primary: Primary): Looker {
  let line: Line | undefined;
  /** Closes whatever is open or being opened. */
  const cuts = new Set<() => void>();
  let ended = false;

  async function open(): Promise<Line> {
    await primary.find();
    if (ended) throw new Error('the log of changes is closed');
    const connectionString = primary.url();
    const socket = new Socket();
    // No other startup parameters: a pooler in between refuses those that it does not know.
    const client = new Client({ connectionString, application_name: NAME, stream: () => socket });
    client.on('error', () => undefined);
    const cut = () => void socket.destroy();
    cuts.add(cut);
    socket.once('close', () => cuts.delete(cut));
    await inTime(client.connect(), cut);
    return { client, cut, openedAt: performance.now() };
  }

  function close({ client, cut }: Line): void {
    // A server that is gone never answers the end of a connection.
    void inTime(client.end(), cut).catch(() => undefined);
  }

  function reopen(): void {
    const left = line;
    line = undefined;
    if (left) close(left);
  }

  /** In one transaction: behind a pooler the next one may run on another connection, so nothing is set beyond it. */
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
    /** On a connection of its own, so that looks go on meanwhile. */
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

/** @param cut Closes the connection that the work waits for. @throws Error when it takes too long. */
async function inTime<T>(work: Promise<T>, cut: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = (): void => {
      cut();
      reject(new Error(`the database was silent for ${PATIENCE} ms`));
    };
    // An answer that arrived while this process was busy is read first.
    const judge = () => setImmediate(giveUp);
    timer = setTimeout(judge, PATIENCE);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
