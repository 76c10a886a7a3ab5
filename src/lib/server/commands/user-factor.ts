/**
 * `npm run user:factor -- --email … --remover`: takes the second factor off an account whose owner lost the app and the recovery
 * codes. They log in with the password alone, and set another one up where the shop demands it. The shop may be running.
 */
import { parseArgs } from 'node:util';
import { accountCommand } from './command-port.ts';
import { runCommand } from './database-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string', default: '' }, remover: { type: 'boolean', default: false } },
  });
  const email = values.email.trim().toLowerCase();
  if (email === '' || !values.remover) throw new Error('--email and --remover are missing');
  const removed = await accountCommand('remove-factor', { email });
  if (removed === undefined) throw new Error(`there is no account with the e-mail address ${email}`);
  process.stdout.write(
    removed ? `${email} logs in without a second factor.\n` : `${email} had no second factor.\n`,
  );
});
