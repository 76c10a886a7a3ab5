/** The real shop in a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorOf, queuedOf } from './processor-time.ts';

export type Shop = {
  readonly url: string;
  readonly pid: number;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** Milliseconds from spawn to the first answer of `/health`. */
  readonly startedIn: number;
  /** Everything it printed. */
  readonly output: () => string;
  /** Ends it with SIGTERM; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
};

export type ShopOptions = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A free one when it is not given. */
  readonly port?: number;
};

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'vitrine-'));
}

export function removeDirectory(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** @throws Error with the output when it exits, or has had two minutes and stays silent. */
export async function startShop({ dataDir, env = {}, port: given }: ShopOptions): Promise<Shop> {
  const port = given ?? (await freePort());
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, ['src/lib/server/start.mjs'], {
    // Pictures are drawn when a test asks for them.
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      DRAW_AHEAD: '0',
      // Tests never leave this machine.
      CEP_LOOKUP: '0',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await answering(`${url}/health`, child, () => printed);
  return {
    url,
    pid: child.pid ?? -1,
    process: child,
    dataDir,
    startedIn: performance.now() - start,
    output: () => printed,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const pid = child.pid ?? 0;
  const began = Date.now();
  // What others do with the processors says nothing of the shop.
  const taken = (): number => Date.now() - began - queuedOf(pid);
  while (taken() < 120_000) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const spent = [taken(), queuedOf(pid), processorOf(pid)].map((ms) => Math.round(ms / 1000));
  child.kill('SIGKILL');
  throw new Error(
    `no start in ${spent[0]} s, ${spent[1]} s of queue, ${spent[2]} s of processor:\n${output()}`,
  );
}

/** What a shop has logged so far. */
export function events(shop: Pick<Shop, 'output'>): readonly unknown[] {
  const lines = shop.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line): unknown => JSON.parse(line));
}
