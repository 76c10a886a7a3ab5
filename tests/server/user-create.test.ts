/** `npm run user:create`, as whoever runs the shop calls it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPassword } from '#lib/platform/accounts/password.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { acquireLock } from '#lib/platform/kernel/database/lock.ts';
import { runCommand } from '../support/command.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
beforeAll(() => copySeeded(dataDir));
afterAll(() => removeDirectory(dataDir));

const SENHA = 'nove cabos bem enrolados';
const ADMIN = [
  ...['--email', 'Dona@Loja.example', '--nome', 'Dona da Loja'],
  ...['--documento', '529.982.247-25', '--papel', 'administrador'],
];

const run = (args: readonly string[], stdin = `${SENHA}\n`) =>
  runCommand('user-create', args, { DATA_DIR: dataDir }, (child) => {
    child.stdin.end(stdin);
  });

async function userNamed(email: string) {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  } finally {
    await close();
  }
}

describe('user:create', () => {
  it('makes the first administrator with a password from standard input, which it does not repeat', async () => {
    const { code, out, err } = await run(ADMIN);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^dona@loja\.example is administrador \(account \d+\)\.\n$/);
    const user = await userNamed('dona@loja.example');
    expect(user).toMatchObject({ administrador: true, vendedor: false, revendedor: false, marketing: false });
    expect(user?.senha_hash).toMatch(/^\$argon2id\$/);
    expect(await isPassword(SENHA, user?.senha_hash ?? '')).toBe(true);
  });

  it('makes no second account of an e-mail address', async () => {
    const { code, err } = await run([...ADMIN.slice(0, -1), 'vendedor'], 'outra senha comprida\n');
    expect([code, err]).toEqual([1, expect.stringContaining('already')]);
    expect(await userNamed('dona@loja.example')).toMatchObject({ administrador: true, vendedor: false });
  });

  it.each([
    ['a password as an argument', [...ADMIN, '--senha', SENHA], undefined, 'senha'],
    ['a weak password', ADMIN, 'senha123\n', 'senha'],
    ['a short one', ADMIN, 'curta\n', 'senha'],
    ['none', ADMIN, '', 'senha'],
    ['a role nobody has', [...ADMIN.slice(0, -1), 'dono'], undefined, '--papel'],
    ['a document that is none', ADMIN.with(5, '529.982.247-26'), undefined, '--documento'],
    ['an address that is none', ADMIN.with(1, 'dona'), undefined, '--email'],
    ['no name', ADMIN.with(3, ' '), undefined, '--nome'],
  ] as const)('refuses %s', async (_, args, stdin, said) => {
    const { code, out, err } = await run(
      args.map((arg) => (arg === 'Dona@Loja.example' ? 'outra@loja.example' : arg)),
      stdin,
    );
    expect([code, out]).toEqual([1, '']);
    expect(err.toLowerCase()).toContain(said);
    expect(err).not.toContain(SENHA);
    expect(await userNamed('outra@loja.example')).toBeUndefined();
  });

  it('keeps off the data while a process that takes no commands has them', async () => {
    const release = acquireLock(dataDir);
    try {
      const { code, err } = await run(ADMIN.with(1, 'outra@loja.example'));
      expect([code, err]).toEqual([1, expect.stringContaining(`pid ${process.pid}`)]);
    } finally {
      release();
    }
  });
});
