/**
 * Builds the image that the Dockerfile describes and runs it as strictly as it may be run: nothing but `/data` and `/tmp` can be
 * written, and the user is nobody. Ends with 1 where it does not serve, does not end by SIGTERM with 0, or starts
 * again in more than three seconds.
 * Usage: `npm run test:image`, as root; needs Debian's buildah and debootstrap. IMAGE_HOME keeps what is made between runs.
 */
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { queuedOf } from '../support/processor-time.ts';
import { freePort } from '../support/shop.ts';
import { makeBase } from './base.ts';
import { run } from './command.ts';
import { type Container, NOBODY, startContainer } from './container.ts';

/** Milliseconds. */
const STARTS = { first: 180_000, again: 3000 };
const IMAGE = 'localhost/vitrine';
const BUILDS = /Construindo as páginas/;

const given = process.env.IMAGE_HOME;
// Not in memory, and on a disk that knows owners.
const home = given ?? mkdtempSync('/var/tmp/vitrine-image-');
const buildah = ['buildah', '--root', join(home, 'storage'), '--runroot', join(home, 'run')];
const data = join(home, 'data');

type Told = { readonly Config?: string };
type Image = { readonly Env: readonly string[]; readonly Cmd: readonly string[]; readonly User: string };

/** What the image says of how it is run. */
async function settingsOf(): Promise<Image> {
  const told: Told = JSON.parse(await run([...buildah, 'inspect', '--type', 'image', IMAGE]));
  const { config }: { readonly config: Image } = JSON.parse(told.Config ?? '{}');
  return config;
}

async function serve(root: string, port: number, { Env, Cmd }: Image) {
  const began = performance.now();
  const own = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  const env = { ...own, PORT: String(port), SITE_URL: `http://localhost:${port}` };
  const container = startContainer({ root, data, env }, Cmd);
  running = container;
  // What others do with the processors says nothing of the shop.
  const taken = () => performance.now() - began - queuedOf(container.pid());
  for (;;) {
    const url = `http://localhost:${port}/health`;
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { container, ms: taken() };
    if (performance.now() - began > STARTS.first) throw new Error(`no start:\n${container.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let running: Container | undefined;
let container = '';
const wrong: string[] = [];
function expectThat(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
  if (!isSo) wrong.push(what);
}

try {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  chownSync(data, NOBODY, NOBODY);
  if (!existsSync(join(home, 'base', 'usr/local/bin/npm'))) await makeBase(buildah, join(home, 'base'));
  const limit = (await run(['sh', '-c', 'ulimit -Hn'])).trim();
  const build = [
    'bud',
    '--isolation',
    'chroot',
    '--pull-never',
    '--layers',
    '--ulimit',
    `nofile=${limit}:${limit}`,
  ];
  await run([...buildah, ...build, '-t', IMAGE, '.']);
  const image = await settingsOf();
  expectThat(`names a user that is not root (${image.User})`, image.User === 'node');
  container = (await run([...buildah, 'from', '--pull-never', IMAGE])).trim();
  const root = (await run([...buildah, 'mount', container])).trim();

  const port = await freePort();
  const first = await serve(root, port, image);
  const page = await fetch(`http://localhost:${port}/`);
  expectThat(
    `serves with all but /data and /tmp closed, ${Math.round(first.ms)} ms after an empty /data`,
    page.ok,
  );
  const { asks } = first.container;
  expectThat(
    'runs as nobody',
    await asks(`[ $(id -u) = ${NOBODY} ] && [ $(stat -c %u /proc/1) = ${NOBODY} ]`),
  );
  expectThat('can write /data and /tmp', await asks('touch /data/x /tmp/x && rm /data/x /tmp/x'));
  expectThat('can write nothing else', !(await asks('touch /shop/x || touch /shop/dist/x || touch /x')));
  expectThat('ends by SIGTERM with 0', (await first.container.stop()) === 0);

  const again = await serve(root, port, image);
  expectThat(`starts again in ${Math.round(again.ms)} ms`, again.ms < STARTS.again);
  expectThat('serves again', (await fetch(`http://localhost:${port}/`)).ok);
  expectThat('ends again with 0', (await again.container.stop()) === 0);
  running = undefined;
  const printed = [first, again].map(({ container: { output } }) => output()).join('\n');
  expectThat('builds nothing when it starts', !BUILDS.test(printed));
  if (wrong.length > 0) console.log(printed);
} finally {
  await running?.stop().catch(() => undefined);
  if (container !== '') await run([...buildah, 'rm', container]).catch(() => undefined);
  if (given === undefined) rmSync(home, { recursive: true, force: true });
}
process.exit(wrong.length > 0 ? 1 : 0);
