/**
 * `npm run user:create -- --email … --nome … --documento … --papel …`: makes an account by hand, the first administrator
 * most of all. The password is asked for, or read from standard input; as an argument it would stand in the list of
 * processes and in the history of the shell. The shop may be running.
 */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { PASSWORD_LENGTH } from '#lib/domain/accounts/password-length.ts';
import { isMailAddress } from '#lib/domain/kernel/mail-address.ts';
import { isCnpj, isCpf, plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { hashPassword } from '#lib/platform/accounts/password.ts';
import { ROLES, type Role } from '#lib/platform/accounts/queries/create-user.ts';
import { refuseWeakPassword } from '#lib/platform/accounts/weak-password.ts';
import { askHidden } from './ask-hidden.ts';
import { accountCommand } from './command-port.ts';
import { runCommand } from './database-command.ts';

await runCommand(async () => {
  const { email, nome, documento, papel } = readArguments();
  const senha = await readPassword();
  refuseWeakPassword(senha);
  const senha_hash = await hashPassword(senha);
  const id = await accountCommand('create-user', { email, nome, documento, papel, senha_hash });
  if (id === undefined) throw new Error('there is an account with this e-mail address or document already');
  process.stdout.write(`${email} is ${papel} (account ${id}).\n`);
});

function readArguments(): {
  readonly email: string;
  readonly nome: string;
  readonly documento: string;
  readonly papel: Role;
} {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      nome: { type: 'string', default: '' },
      documento: { type: 'string', default: '' },
      papel: { type: 'string', default: '' },
    },
  });
  const email = values.email.trim().toLowerCase();
  const nome = values.nome.trim();
  const documento = plainTaxId(values.documento);
  const papel = ROLES.find((role) => role === values.papel);
  if (!isMailAddress(email)) throw new Error('--email is missing or is no e-mail address');
  if (nome === '') throw new Error('--nome is missing');
  if (!isCpf(documento) && !isCnpj(documento)) throw new Error('--documento is missing or is no CPF or CNPJ');
  if (papel === undefined) throw new Error(`--papel is one of ${ROLES.join(', ')}`);
  return { email, nome, documento, papel };
}

/** Of a pipe the first line; on a terminal it is typed twice, unseen. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const senha = await askHidden(`Password (${PASSWORD_LENGTH.min} characters or more): `);
  if ((await askHidden('Again: ')) !== senha) throw new Error('the two were not the same');
  return senha;
}
