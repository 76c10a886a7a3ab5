/**
 * `npm run user:approve`: who asked to buy as a reseller. With `-- --email … --desconto 15` it approves an account, which
 * pays so many per cent less from its next page on; with `-- --email … --recusar` it takes that back. The shop may be
 * running.
 */
import { parseArgs } from 'node:util';
import { accountCommand } from './command-port.ts';
import { runCommand } from './database-command.ts';

/** Per cent, as the table takes them. */
const MOST = 90;

await runCommand(async () => {
  const { email, desconto, recusar } = readArguments();
  if (email === '') return list();
  const done = recusar
    ? await accountCommand('refuse-reseller', { email })
    : await accountCommand('approve-reseller', { email, desconto });
  if (!done) throw new Error(`there is no account with the e-mail address ${email}`);
  say(recusar ? `${email} pays what everybody pays.` : `${email} pays ${desconto}% less as a reseller.`);
});

async function list(): Promise<void> {
  const waiting = await accountCommand('waiting-resellers', {});
  if (waiting.length === 0) say('Nobody is waiting to be approved as a reseller.');
  for (const { email, nome_razao, cpf_cnpj, pedido } of waiting) {
    say(`${pedido.slice(0, 10)}  ${email}  ${nome_razao} (${cpf_cnpj})`);
  }
}

function readArguments(): { readonly email: string; readonly desconto: number; readonly recusar: boolean } {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      desconto: { type: 'string', default: '' },
      recusar: { type: 'boolean', default: false },
    },
  });
  const email = values.email.trim().toLowerCase();
  const desconto = Number(values.desconto || Number.NaN);
  const isPercent = Number.isInteger(desconto) && desconto >= 1 && desconto <= MOST;
  if (email !== '' && !values.recusar && !isPercent)
    throw new Error(`--desconto is a whole number from 1 to ${MOST}, in per cent`);
  return { email, desconto, recusar: values.recusar };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
