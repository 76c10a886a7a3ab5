/** A program that is run to its end. */
import { spawn } from 'node:child_process';

/** @returns What it printed. @throws Error with the last of it where it ends with anything but 0. */
export async function run(command: readonly string[]): Promise<string> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, printed] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => (printed += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${printed.slice(-3000)}`);
  return output;
}
