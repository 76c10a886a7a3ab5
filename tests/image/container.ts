/**
 * The image as `docker run --read-only --user 65534 --tmpfs /tmp --volume …:/data` would run it, by what the kernel offers for
 * that: not every machine that builds images lets containers be started (limits, control groups).
 */
import { spawn } from 'node:child_process';
import { descendants } from '../support/descendants.ts';

export const NOBODY = 65_534;

export type Container = {
  /** Of the shop, as this machine numbers it. */
  readonly pid: () => number;
  /** Everything it printed. */
  readonly output: () => string;
  /** As somebody inside, with the same rights. */
  readonly asks: (command: string) => Promise<boolean>;
  /** Ends it by SIGTERM; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
};

/** A mount namespace in which all but /data and /tmp is read-only, a process namespace whose first process is the shop. */
const ENTER = `
  root=$1; data=$2; user=$3; shift 3
  mount --make-rprivate /
  mount --bind "$root" "$root"
  mount -o remount,bind,ro "$root"
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o nosuid,nodev,mode=1777 tmpfs "$root/tmp"
  mount --rbind /dev "$root/dev"
  mount --bind "$data" "$root/data"
  exec chroot --userspec="$user:$user" "$root" /usr/bin/env -i "$@"`;

type Run = { readonly root: string; readonly data: string; readonly env: Readonly<Record<string, string>> };

/** @param root The image's files, mounted somewhere. */
export function startContainer({ root, data, env }: Run, command: readonly string[]): Container {
  const said = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const inside = ['/bin/sh', '-c', 'cd /shop && exec "$@"', 'sh', ...command];
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--ipc',
      '--uts',
      '--fork',
      '--kill-child',
      'sh',
      '-ec',
      ENTER,
      'sh',
      root,
      data,
      String(NOBODY),
      ...said,
      ...inside,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  // Its first process, as this machine numbers it.
  const first = (): number => descendants(child.pid ?? -1)[0] ?? -1;
  return {
    pid: first,
    output: () => printed,
    asks(line) {
      const enter = [
        '--target',
        String(first()),
        '--mount',
        '--root',
        '--setuid',
        String(NOBODY),
        '--setgid',
        String(NOBODY),
      ];
      const asked = spawn('nsenter', [...enter, '/bin/sh', '-c', line], { stdio: 'ignore' });
      return new Promise((resolve) => asked.once('close', (code) => resolve(code === 0)));
    },
    stop() {
      process.kill(first(), 'SIGTERM');
      return ended;
    },
  };
}
