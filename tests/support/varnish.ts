/** The manual's Varnish before two shops, and what tells it of changes (docs/examples). */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './shop.ts';

const PROGRAM = '/usr/sbin/varnishd';
export const CONFIGURATION = 'docs/examples/varnish.vcl';

export function hasVarnish(): boolean {
  return existsSync(PROGRAM);
}

export type Varnish = {
  readonly url: string;
  /** For `CDN_PURGE_URL`. */
  readonly purgeUrl: string;
  readonly stop: () => Promise<void>;
};

/** @param port Where it listens; the shops, which name it in `SITE_URL`, may not be there yet. */
export async function startVarnish(port: number, shops: readonly [number, number]): Promise<Varnish> {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-varnish-'));
  const [one, two] = shops;
  const given = readFileSync(CONFIGURATION, 'utf8');
  const configuration = given.replace('"4321"', `"${one}"`).replace('"4322"', `"${two}"`);
  const file = join(home, 'shop.vcl');
  writeFileSync(file, configuration);
  const url = `http://127.0.0.1:${port}`;
  const purger = await freePort();
  // No jail: it would be another user, who may not read the directory.
  const varnish = run(PROGRAM, [
    '-F',
    '-j',
    'none',
    '-n',
    home,
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,64m',
  ]);
  const purge = run(process.execPath, ['docs/examples/varnish-purge.mjs'], {
    PORT: String(purger),
    VARNISH_URL: url,
  });
  const stop = async () => {
    await Promise.all([varnish.stop(), purge.stop()]);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await answering(url, varnish);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, purgeUrl: `http://127.0.0.1:${purger}/`, stop };
}

type Running = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    child,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** It compiles its configuration first. */
async function answering(url: string, { child, output }: Running): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    if (child.exitCode !== null) throw new Error(`varnishd ended with ${child.exitCode}:\n${output()}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`varnishd does not answer:\n${output()}`);
}
