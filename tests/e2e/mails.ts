/** The mails of the shop under test, as they lie in its data directory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './fixtures.ts';

/** Milliseconds: what is due is looked for once a minute, and mails are sent after it. */
const TWO_ROUNDS = 130_000;

const OWN = process.env.E2E_DATA_DIR ?? '';

/**
 * What is of this shape in the last mail to somebody, once it came.
 * @param dataDir Of another shop than the one under test.
 */
export async function inMailTo(address: string, shape: RegExp, dataDir = OWN): Promise<string> {
  const find = (): string => shape.exec(mailsTo(address, dataDir).at(-1) ?? '')?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** Waits until each of these is in a mail to somebody, whatever else they are told. */
export async function expectMailsTo(address: string, ...shapes: readonly RegExp[]): Promise<void> {
  const missing = (): readonly string[] => {
    const mails = mailsTo(address);
    return shapes.filter((shape) => !mails.some((mail) => shape.test(mail))).map(String);
  };
  await expect.poll(missing, { timeout: TWO_ROUNDS }).toEqual([]);
}

/** Oldest first. */
export function mailsTo(address: string, dataDir = OWN): readonly string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes(`To: ${address}\r\n`))
    .map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
