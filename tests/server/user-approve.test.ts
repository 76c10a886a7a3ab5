/** `npm run user:approve`, as whoever runs the shop calls it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { person } from '../support/accounts.ts';
import { runCommand } from '../support/command.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
const { email, nome_razao } = person('empresa');
const NOBODY = { code: 0, out: 'Nobody is waiting to be approved as a reseller.\n', err: '' };

beforeAll(async () => {
  await copySeeded(dataDir);
});
afterAll(() => removeDirectory(dataDir));

const run = (...args: readonly string[]) => runCommand('user-approve', args, { DATA_DIR: dataDir });

async function company() {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await db
      .selectFrom('users')
      .select(['revendedor', 'desconto_revenda'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  } finally {
    await close();
  }
}

async function ask(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const revendedor_requested_at = new Date('2026-11-02T12:00:00Z');
  await db.updateTable('users').set({ revendedor_requested_at }).where('email', '=', email).execute();
  await close();
}

it('lists who waits, approves them, and takes that back', { timeout: 90_000 }, async () => {
  expect(await run()).toEqual(NOBODY);
  await ask();
  const { code, out } = await run();
  expect([code, out]).toEqual([0, expect.stringMatching(/^2026-11-02 .*\n$/)]);
  expect(out).toContain(`${email}  ${nome_razao} (`);

  const approved = await run('--email', email.toUpperCase(), '--desconto', '12');
  expect(approved).toEqual({ code: 0, out: `${email} pays 12% less as a reseller.\n`, err: '' });
  expect(await company()).toEqual({ revendedor: true, desconto_revenda: 12 });
  expect(await run()).toEqual(NOBODY);

  expect(await run('--email', email, '--recusar')).toMatchObject({ code: 0 });
  expect(await company()).toMatchObject({ revendedor: false });
});

it.each([
  ['no discount', ['--email', email], '--desconto'],
  ['a discount of 0', ['--email', email, '--desconto', '0'], '--desconto'],
  ['a discount of 91', ['--email', email, '--desconto', '91'], '--desconto'],
  ['half a per cent', ['--email', email, '--desconto', '1.5'], '--desconto'],
  ['an address nobody has', ['--email', 'ninguem@demo.test', '--desconto', '10'], 'ninguem@demo.test'],
  ['an option nobody knows', ['--tudo'], '--tudo'],
])('refuses %s', { timeout: 60_000 }, async (_, args, said) => {
  const before = await company();
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(said);
  expect(await company()).toEqual(before);
});
