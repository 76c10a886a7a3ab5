/** A command of the shop, as `npm run` calls it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/**
 * @param name Of a file in src/lib/server.
 * @param meanwhile Its standard input ends after what this writes at once.
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  meanwhile: (child: ChildProcessWithoutNullStreams) => void | Promise<void> = () => undefined,
): Promise<Ran> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(process.execPath, [`src/lib/server/commands/${name}.ts`, ...args], {
    env: { ...rest, ...env },
  });
  child.stdin.on('error', () => undefined);
  const done = meanwhile(child);
  child.stdin.end();
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
    done,
  ]);
  return { code, out, err };
}
