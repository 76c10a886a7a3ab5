/**
 * Adds to package-lock.json the optional packages of other platforms that the registry in use does not offer.
 *
 * npm leaves an optional package out of the lock when it cannot read its manifest, and `npm ci` then refuses the lock
 * as out of step. Run it after each `npm install`: `node .ci/complete-lock.mjs`. `tests/rules/lock.test.ts` fails when
 * it was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const OPERATING_SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];

/** The packages of a lock whose optional dependencies it does not hold, with the place each one belongs. */
export function missing(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && resolve(packages, path, name)?.version !== version)
      .map(([name, version]) => ({
        path: packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`,
        entry: { version, ...platform(name), ...(dev ? { dev } : {}), optional: true },
      })),
  );
}

/** As Node finds a package: beside the one that asks, then in each folder above. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/** `@scope/tool-linux-x64-musl` says what it is for. */
function platform(name) {
  const words = name.split(/[/-]/);
  const os = OPERATING_SYSTEMS.filter((system) => words.includes(system));
  const cpu = ['arm', 'arm64', 'ia32', 'x64', 'wasm32', 'ppc64', 's390x', 'riscv64'].filter((kind) =>
    words.includes(kind),
  );
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return { ...(os.length ? { os } : {}), ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (let added = missing(lock.packages); added.length > 0; added = missing(lock.packages)) {
    for (const { path, entry } of added) lock.packages[path] = entry;
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
}
