import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionSecret } from '#lib/server/session-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const file = () => join(dataDir, 'session-secret');

it('is the one that is given, and then kept nowhere', async () => {
  expect(await sessionSecret('given', dataDir)).toBe('given');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('is made once, long, and for the eyes of the shop alone', async () => {
  const made = await sessionSecret(undefined, dataDir);
  expect(made.length).toBeGreaterThan(40);
  expect(await sessionSecret(undefined, dataDir)).toBe(made);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect([readFileSync(file(), 'utf8'), statSync(file()).mode & 0o077]).toEqual([made, 0]);
});

it.each(['session-secret', 'session-secret.making'])('is made anew when %s was cut off', async (name) => {
  writeFileSync(join(dataDir, name), '');
  const made = await sessionSecret(undefined, dataDir);
  expect(made.length).toBeGreaterThan(40);
  expect(await sessionSecret(undefined, dataDir)).toBe(made);
});
