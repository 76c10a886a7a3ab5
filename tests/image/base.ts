/** A base image like the one that the Dockerfile names, of what is at hand: Debian's packages, and the Node of this project. */
import { cpSync, existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.ts';

const NAME = 'docker.io/library/node:24-bookworm-slim';
const AUTHORITIES = 'etc/ssl/certs/ca-certificates.crt';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** @param root A folder on a disk that knows owners; what stands there from before is used again. */
export async function makeBase(buildah: readonly string[], root: string): Promise<void> {
  if (!existsSync(join(root, 'usr/bin/apt-get')))
    await run(['debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root]);
  cpSync(realpathSync('node_modules/node/bin/node'), join(root, 'usr/local/bin/node'));
  const npm = join((await run(['npm', 'root', '-g'])).trim(), 'npm');
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await run(['ln', '-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  // Whom this machine believes: its way to the registry may lead through a proxy of its own.
  if (existsSync(`/${AUTHORITIES}`)) cpSync(`/${AUTHORITIES}`, join(root, AUTHORITIES));
  if (!existsSync(join(root, 'home/node')))
    await run(['chroot', root, 'useradd', '-m', '-u', '1000', 'node']);
  const container = (await run([...buildah, 'from', 'scratch'])).trim();
  await run([...buildah, 'copy', '-q', container, root, '/']);
  const env = ['--env', `PATH=${PATH}`, '--env', `NODE_EXTRA_CA_CERTS=/${AUTHORITIES}`];
  await run([...buildah, 'config', ...env, container]);
  await run([...buildah, 'commit', '-q', '--rm', container, NAME]);
}
