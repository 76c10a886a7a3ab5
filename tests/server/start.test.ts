import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
afterAll(() => removeDirectory(dataDir));

type End = { readonly code: number | null; readonly output: string; readonly milliseconds: number };

/** Runs `npm start`'s command until it ends by itself. */
async function startAndEnd(env: Readonly<Record<string, string>>): Promise<End> {
  const began = performance.now();
  const child = spawn(process.execPath, ['src/lib/server/start.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output, milliseconds: performance.now() - began };
}

/**
 * Processor time (s) of the thread that starts a shop: what a clock shows where nobody else asks for the processor. Those
 * that draw pictures for later go on for as long as a busy machine takes to notice that the shop answers.
 */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Fields 14 and 15 of proc(5), in the hundredths of a second that Linux shows to user space.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

describe('a wrong configuration', { timeout: 90_000 }, () => {
  it.each([
    ['PORT', 'eighty'],
    ['SITE_URL', 'loja.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['SEED', 'much'],
    ['PLATFORM_URL', 'https://loja.example/caminho'],
  ])('ends the start and names %s', async (name, value) => {
    const { code, output } = await startAndEnd({ [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(name);
    expect(output).not.toContain('    at ');
  });

  it('names DATA_DIR when it is a file', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await startAndEnd({ DATA_DIR: file });
    expect([code, output]).toEqual([1, expect.stringContaining('DATA_DIR')]);
    expect(output).not.toContain('    at ');
  });

  it('names HOST when nobody knows it, and DATABASE_URL when nothing answers there', async () => {
    const quiet = { DATA_DIR: join(dataDir, 'unheard'), LOG_LEVEL: 'silent' };
    const host = await startAndEnd({ ...quiet, HOST: 'nowhere.invalid' });
    expect([host.code, host.output]).toEqual([1, expect.stringMatching(/^HOST .*nowhere\.invalid$/m)]);
    const closed = `postgres://shop:secret-word@127.0.0.1:${await freePort()}/shop`;
    const database = await startAndEnd({ ...quiet, DATABASE_URL: closed, SESSION_SECRET: 'x'.repeat(32) });
    expect([database.code, database.output]).toEqual([1, expect.stringMatching(/^DATABASE_URL /m)]);
    for (const { output } of [host, database]) expect(output).not.toMatch(/ {4}at |secret-word/);
  });

  it('is told in full', async () => {
    const { output } = await startAndEnd({ PORT: 'x', SITE_URL: 'x', CDN: 'x' });
    for (const name of ['PORT', 'SITE_URL', 'CDN']) expect(output).toContain(name);
  });
});

it('runs what is made for production, whatever the environment says', async () => {
  const atExit = 'process.on("exit",()=>console.log("runs:"+process.env.NODE_ENV))';
  const watched = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atExit)}` };
  const { output } = await startAndEnd({ PORT: 'x', NODE_ENV: 'development', ...watched });
  expect(output).toContain('runs:production');
});

it('bounds memory as the operator says, where something is said', async () => {
  const atExit = 'process.on("exit",()=>console.log(process.execArgv.join(), process.env.MALLOC_ARENA_MAX))';
  const { output } = await startAndEnd({
    PORT: 'x',
    MALLOC_ARENA_MAX: '4',
    NODE_OPTIONS: `--max-old-space-size=2048 --import=data:text/javascript,${encodeURIComponent(atExit)}`,
  });
  expect(output).toContain('--max-semi-space-size=32 4');
});

describe('a running shop', { timeout: 90_000 }, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ dataDir });
  });
  afterAll(async () => {
    await shop.stop();
  });

  it('says where it is', () => {
    expect(shop.output()).toContain(`Vitrine em ${shop.url}`);
  });

  it('keeps a second process off its data, which learns the pid within a second', async () => {
    const { code, output, milliseconds } = await startAndEnd({ PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`\\b${shop.pid}\\b`));
    expect(milliseconds).toBeLessThan(1000);
    expect((await send(`${shop.url}/health`)).status).toBe(200);
  });

  it('keeps its session secret from other users of the machine', () => {
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
  });

  it('bounds the memory it holds for nothing, under the number it began with', () => {
    const command = readFileSync(`/proc/${shop.pid}/cmdline`, 'utf8').split('\0');
    expect(command).toContain('--max-semi-space-size=32');
    expect(readFileSync(`/proc/${shop.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=2');
  });

  it('refuses to be reset', async () => {
    const child = spawn(process.execPath, ['src/lib/server/commands/reset.ts'], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect((await send(`${shop.url}/`)).status).toBe(200);
  });
});

describe('starting again', { timeout: 90_000 }, () => {
  it('seeds nothing and builds nothing', async () => {
    const shop = await startShop({ dataDir });
    const seconds = processorSeconds(shop.pid);
    const output = shop.output();
    await shop.stop();
    // Three on a quiet machine (docs/benchmarks.md); the first start takes over thirty.
    expect(seconds).toBeLessThan(10);
    // Beside what a busy machine is slow at, which is logged as JSON.
    const said = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    expect(said).toEqual([expect.stringMatching(/^Vitrine em /)]);
  });

  it('fails with a clear word when the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, output } = await startAndEnd({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain('PORT');
  });

  it('gives the data back when it fails', async () => {
    const blocked = join(temporaryDirectory(), 'data');
    mkdirSync(blocked);
    await startAndEnd({ DATA_DIR: blocked, SEED: 'none', PORT: '1', HOST: '203.0.113.1' });
    const { output } = await startAndEnd({ DATA_DIR: blocked, SEED: 'none', PORT: '1', HOST: '203.0.113.1' });
    expect(output).not.toContain('in use');
  });
});

describe('SIGTERM', { timeout: 90_000 }, () => {
  it('lets what is in flight finish and ends within five seconds, with code 0', async () => {
    const shop = await startShop({ dataDir });
    // The parameter goes round the page cache, so that there is work in flight.
    const flights = Array.from({ length: 8 }, () => send(`${shop.url}/?debug=1`));
    await Promise.race(flights);
    const began = performance.now();
    const code = await shop.stop();
    expect(performance.now() - began).toBeLessThan(5000);
    expect(code).toBe(0);
    const answers = await Promise.allSettled(flights);
    const answered = answers.filter((answer) => answer.status === 'fulfilled');
    expect(answered.length).toBe(flights.length);
    for (const { value } of answered) expect(value.status).toBe(200);
  });

  it('does not wait for visitors who keep their connection open', async () => {
    const shop = await startShop({ dataDir });
    const response = await fetch(`${shop.url}/health`);
    await response.text();
    const began = performance.now();
    expect(await shop.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
