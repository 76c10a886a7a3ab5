/** The mails of the shop under test, as they lie in its data directory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './fixtures.ts';

/** What is of this shape in the last mail to somebody, once it came. */
export async function inMailTo(address: string, shape: RegExp): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const find = (): string => {
    const mails = existsSync(folder)
      ? readdirSync(folder)
          .toSorted()
          .map((file) => readFileSync(join(folder, file), 'utf8'))
      : [];
    const mail = mails.findLast((text) => text.includes(`To: ${address}\r\n`)) ?? '';
    return shape.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
