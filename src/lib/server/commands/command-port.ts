/**
 * Commands beside a running shop. The embedded database belongs to one process: a command asks it to do the work, on a port
 * of this machine alone, whose number and secret stand in the data directory, which nobody else may read. On PostgreSQL a
 * command connects by itself.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  type AccountCommand,
  type CommandAnswer,
  type CommandBody,
  isAccountCommand,
  runAccountCommand,
} from '#lib/platform/accounts/commands.ts';
import { processEnvironment, readConfig } from '../config.ts';
import { DataDirLockedError, DOOR } from '../data-lock.ts';
import type { Runtime } from '../runtime.ts';
import { withDatabase } from './database-command.ts';

const HOST = '127.0.0.1';
type Door = { readonly port: number; readonly secret: string };

/** @returns A function that stops taking them. */
export async function takeCommands({
  config,
  command,
  log,
}: Pick<Runtime, 'config' | 'command' | 'log'>): Promise<() => Promise<void>> {
  if (!command) return async () => undefined;
  const secret = randomBytes(32).toString('base64url');
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (request.method !== 'POST' || !knows(request, secret) || !isAccountCommand(name)) {
      response.writeHead(403).end();
      return;
    }
    try {
      const answer = await command(name, await json(request));
      response.writeHead(200).end(JSON.stringify({ answer }));
    } catch (error) {
      log.error('a command beside the shop failed', { command: name, error });
      response.writeHead(500).end();
    }
  });
  const file = join(config.dataDir, DOOR);
  try {
    server.listen({ port: 0, host: HOST });
    await once(server, 'listening');
    // The shop ends without waiting for it.
    server.unref();
    const { port } = server.address() as AddressInfo;
    await writeFile(`${file}.making`, JSON.stringify({ port, secret }), { mode: 0o600 });
    await rename(`${file}.making`, file);
  } catch (error) {
    log.warn('commands beside the running shop are not taken', { error });
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await rm(file, { force: true });
  };
}

/** Does it here, or in the process that has the data. @throws Error when neither can. */
export async function accountCommand<Name extends AccountCommand>(
  name: Name,
  body: CommandBody<Name>,
): Promise<CommandAnswer[Name]> {
  try {
    return await withDatabase((db) => runAccountCommand(db, name, body));
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    const response = await askRunning(name, body);
    if (!response) throw error;
    if (!response.ok) throw new Error('the running shop could not do it: see its log', { cause: error });
    const { answer } = (await response.json()) as { readonly answer: CommandAnswer[Name] };
    return answer;
  }
}

/** Undefined when nobody takes commands. */
async function askRunning(name: string, body: unknown): Promise<Response | undefined> {
  const { dataDir } = readConfig(processEnvironment());
  const text = await readFile(join(dataDir, DOOR), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { port, secret } = JSON.parse(text) as Door;
  const headers = { Authorization: `Bearer ${secret}` };
  return fetch(`http://${HOST}:${port}/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

function knows(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
